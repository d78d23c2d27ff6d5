import { expect, test } from 'vitest'
import { readable } from './readable-path.ts'

test.each([
  ['/%E6%BC%AB%E7%95%AB?a=1', '/漫畫?a=1'],
  ['/%E6%BC', '/%E6%BC'],
  ['/news/33', '/news/33'],
])('%s is read as %s', (path, read) => {
  expect(readable(path)).toBe(read)
})
