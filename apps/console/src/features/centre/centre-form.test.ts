import { expect, test } from 'vitest'
import { formOf, toRequest } from './centre-form.ts'

const centre = {
  name_zh: '漫畫文化中心',
  name_ja: null,
  name_en: null,
  address_zh: '臺北市',
  address_ja: null,
  address_en: null,
  phone: null,
  email: null,
  map_url: null,
  links: [{ name: 'Our page', url: 'https://social.example/koma' }],
}

test('what holds comes back as it was, and what is left empty is null', () => {
  expect(toRequest(formOf(centre))).toEqual({ ...centre, valid_from: null })
})

test.each([
  ['Our page https://a.example/x', 'Our page', 'https://a.example/x'],
  ['https://a.example/x', 'a.example', 'https://a.example/x'],
  ['  IG   https://a.example ', 'IG', 'https://a.example'],
])('the line "%s" is a link', (line, name, url) => {
  expect(toRequest({ ...formOf(centre), links: `\n${line}\n` }).links).toEqual([{ name, url }])
})
