import { expect, test } from 'vitest'
import { askedWords } from './asked-words.ts'

test.each([
  ['q=%E6%BC%AB%E7%95%AB', '漫畫'],
  ['q=%20%20', undefined],
  ['', undefined],
  ['q=a%00b', 'a b'],
  ['q=%25', '%'],
  [`q=${'q'.repeat(10_000)}`, 'q'.repeat(200)],
])('%.20s asks for %.20s', (query, words) => {
  expect(askedWords(new URLSearchParams(query))).toBe(words)
})

test('an emoji at the end is not cut in half', () => {
  const words = askedWords(new URLSearchParams({ q: `${'字'.repeat(199)}🍣🍣` }))
  expect(words).toBe(`${'字'.repeat(199)}🍣`)
})
