import { expect, test } from 'vitest'
import { centreFacts } from './centre-facts.ts'

const centre = {
  name_zh: '漫畫中心',
  name_ja: null,
  name_en: null,
  address_zh: '臺北市中山路 1 號 & 2 樓',
  address_ja: null,
  address_en: null,
  phone: null,
  email: null,
  map_url: null,
  links: [],
} as unknown as Parameters<typeof centreFacts>[0]

test('an address leads to a public map, whole, also with what an address bar would cut', () => {
  const { mapUrl } = centreFacts(centre, 'zh')
  expect(new URL(mapUrl!).searchParams.get('query')).toBe('臺北市中山路 1 號 & 2 樓')
})

test('a map that the centre has set goes before it', () => {
  expect(centreFacts({ ...centre, map_url: 'https://map.example/koma' }, 'zh').mapUrl).toBe('https://map.example/koma')
})

test('negative control: without an address there is no map', () => {
  expect(centreFacts({ ...centre, address_zh: null }, 'zh').mapUrl).toBeNull()
})
