import { expect, test } from 'vitest'
import { isPhrased } from './is-phrased.ts'

test.each([
  ['未來的窗：科幻漫畫與想像', true],
  ['原稿的溫度：手繪與數位並置', true],
  ['A3 掃描器保養暫停兩天', false],
  ['春節期間開放時間', false],
  ['格子裡的島嶼：臺灣漫畫時間軸與參展者年表', false],
  ['', false],
])('%s breaks at its punctuation alone: %s', (title, phrased) => {
  expect(isPhrased(title)).toBe(phrased)
})
