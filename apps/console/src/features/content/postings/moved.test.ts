import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -5, 'abc'],
  [0, 9, 'bca'],
  [7, 0, 'abc'],
])('what stands at %i goes to %i', (from, to, put) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(put)
})
