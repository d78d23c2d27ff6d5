import { expect, test } from 'vitest'
import { movedFrom, movedPathLengthMax, movedTo } from './moved-paths.ts'

test.each([
  ['/news_detail.php?id=12', '/news_detail.php?id=12'],
  ['/zh/old', '/old'],
  ['/ja/old/', '/old'],
  ['/old//', '/old'],
  ['/old#part', '/old'],
  ['https://old.example/old?x=1#part', '/old?x=1'],
  ['/最新消息', '/%E6%9C%80%E6%96%B0%E6%B6%88%E6%81%AF'],
  ['/%e6%9c%80', '/%E6%9C%80'],
  ['/a/../b', '/b'],
  ['/zhongwen', '/zhongwen'],
  ['/', null],
  ['/en', null],
  ['/en/?x=1', null],
  ['', null],
  [`/${'a'.repeat(movedPathLengthMax)}`, null],
])('what is asked as %s is kept as %s', (address, kept) => {
  expect(movedFrom(address)).toBe(kept)
})

test.each([
  ['/news/33', '/news/33'],
  ['/zh/news/33', '/news/33'],
  ['/', '/'],
  ['/en', '/'],
  ['/faq#faq-12', '/faq#faq-12'],
  ['/news_list/1?page=2', '/news_list/1?page=2'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['news/33', null],
  ['', null],
  ['/.well-known', null],
])('what leads to %s leads to %s', (address, kept) => {
  expect(movedTo(address)).toBe(kept)
})
