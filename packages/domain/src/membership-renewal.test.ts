import { describe, expect, test } from 'vitest'
import { isDuringMembership, renewedBy } from './membership-renewal.ts'
import { taipeiDate } from './taipei-time.ts'

describe('a membership goes on', () => {
  test.each([
    ['general', null],
    ['loyal', null],
    ['associate_creator', 'extending'],
    ['creator', 'renewal'],
  ] as const)('for %s by %s', (memberClass, way) => {
    expect(renewedBy(memberClass)).toBe(way)
  })

  test.each([
    ['2026-03-31', false],
    ['2026-04-01', true],
    ['2027-02-01', true],
    ['2027-02-02', false],
  ])('with a publication of %s: %s', (publishedOn, counts) => {
    const [started, today] = [taipeiDate('2026-04-01'), taipeiDate('2027-02-01')]
    expect(isDuringMembership(taipeiDate(publishedOn), started, today)).toBe(counts)
  })
})
