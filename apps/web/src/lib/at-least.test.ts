import { expect, test } from 'vitest'
import { atLeast } from './at-least.ts'

test.each([
  [0, 0],
  [9, 9],
  [50, 50],
  [57, 50],
  [137, 100],
  [999, 900],
  [1_000, 1_000],
  [2_345, 2_000],
])('%i is told as %i and more', (count, told) => {
  expect(atLeast(count)).toBe(told)
})
