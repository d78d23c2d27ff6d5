import { expect, test } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { fakeScreen } from '../testing/fake-screen.ts'
import { previousPageOf } from './previous-page.ts'

const { transport } = fakeApi({})
const page = (address: string, cookie?: string) =>
  previousPageOf(fakeScreen({ transport, address, ...(cookie !== undefined && { cookie }) }))

test('the page asked for in the address wins over the remembered one', () => {
  expect(page('/zh/sign?back=%2Fzh%2Frent_list', 'koma_back=%2Fzh%2Fmember%2Fpoints')).toBe('/zh/rent_list')
})

test('a remembered page keeps its query', () => {
  expect(page('/zh/sign', 'koma_back=%2Fzh%2Frent%2F3%3Fseat%3D302')).toBe('/zh/rent/3?seat=302')
})

test('nobody is sent to another site, to a way in, or to a screen that does not exist', () => {
  for (const back of [
    '//evil.test',
    'https://evil.test',
    '/\\evil.test',
    '/zh/sign',
    '/zh/register',
    '/zh/nope',
    '/xx/rent_list',
  ])
    expect(page(`/zh/sign?back=${encodeURIComponent(back)}`), back).toBeUndefined()
})

test('an unusable wish leaves the remembered page', () => {
  expect(page('/zh/sign?back=//evil.test', 'koma_back=%2Fzh%2Frent_list')).toBe('/zh/rent_list')
})
