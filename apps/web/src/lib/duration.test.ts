import { expect, test } from 'vitest'
import { clockOf, isoDuration } from './duration.ts'

test.each([
  [0, '0:00', 'PT0H0M0S'],
  [48.9, '0:48', 'PT0H0M48S'],
  [1080, '18:00', 'PT0H18M0S'],
  [4560, '1:16:00', 'PT1H16M0S'],
  [-3, '0:00', 'PT0H0M0S'],
])('%d seconds are %s', (seconds, clock, iso) => expect([clockOf(seconds), isoDuration(seconds)]).toEqual([clock, iso]))
