import { expect, test } from 'vitest'
import { clockOf, isoDuration, startOf } from './duration.ts'

test.each([
  [0, '0:00', 'PT0H0M0S'],
  [48.9, '0:48', 'PT0H0M48S'],
  [1080, '18:00', 'PT0H18M0S'],
  [4560, '1:16:00', 'PT1H16M0S'],
  [-3, '0:00', 'PT0H0M0S'],
])('%d seconds are %s', (seconds, clock, iso) => expect([clockOf(seconds), isoDuration(seconds)]).toEqual([clock, iso]))

test.each([
  ['t=42', 42],
  ['t=0', 0],
  ['', 0],
  ['t=90', 0],
  ['t=-3', 0],
  ['t=1e1', 0],
  ['t=4.5', 0],
  ['t=99999999999', 0],
])('?%s opens a recording of 90 seconds at second %d', (query, second) =>
  expect(startOf(new URLSearchParams(query), 90)).toBe(second),
)
