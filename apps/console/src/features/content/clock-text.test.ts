import { expect, test } from 'vitest'
import { clockText, secondsOf } from './clock-text.ts'

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [725, '12:05'],
  [3_723, '1:02:03'],
])('%i seconds are written %s and read back', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
  expect(secondsOf(text)).toBe(seconds)
})

test.each([
  ['90', 90],
  ['１：３０', 90],
  ['', null],
  ['1:75', null],
  ['abc', null],
  ['-1:30', null],
])('%j is %j', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds)
})
