import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  benefits,
  classesFrom,
  hasBenefit,
  isAtLeast,
  isMemberClass,
  memberClasses,
  pointsFor,
  pointsPerUnitFor,
  termsByClassAtStart,
  type MemberClass,
} from './member-classes.ts'

describe('classes', () => {
  test('are ordered: each is at least itself and all before it', () => {
    expect(memberClasses).toEqual(['general', 'loyal', 'associate_creator', 'creator'])
    for (const [index, memberClass] of memberClasses.entries())
      for (const [other, least] of memberClasses.entries()) expect(isAtLeast(memberClass, least)).toBe(index >= other)
  })

  test('that satisfy a least class are that one and the higher ones', () => {
    expect(classesFrom('associate_creator')).toEqual(['associate_creator', 'creator'])
    expect(classesFrom('general')).toEqual(memberClasses)
  })

  test('are told from other text', () => {
    expect(memberClasses.every(isMemberClass)).toBe(true)
    expect(['', 'Creator', 'admin', 'toString'].some(isMemberClass)).toBe(false)
  })
})

describe('the terms of a new installation', () => {
  test.each([
    ['general', 100, 0, 0, 14, 2],
    ['loyal', 90, 5, 100, 21, 4],
    ['associate_creator', 70, 5, 200, 30, 6],
    ['creator', 50, 10, 500, 60, 12],
  ] as const)('of %s are those of the decision', (memberClass, percent, back, monthly, ahead, consultations) => {
    expect(termsByClassAtStart[memberClass]).toMatchObject({
      pointsPercent: percent,
      pointsBackPercent: back,
      monthlyRewardPoints: monthly,
      bookableAheadDays: ahead,
      consultationsYearMax: consultations,
    })
  })

  test.each([
    ['base_space', ['general', 'loyal', 'associate_creator', 'creator']],
    ['desks', ['general', 'loyal', 'associate_creator', 'creator']],
    ['equipment', ['general', 'loyal', 'associate_creator', 'creator']],
    ['lectures', ['general', 'loyal', 'associate_creator', 'creator']],
    ['workstations', ['associate_creator', 'creator']],
    ['camps', ['loyal', 'associate_creator', 'creator']],
    ['advanced_courses', ['loyal', 'associate_creator', 'creator']],
    ['matchmaking', ['associate_creator', 'creator']],
    ['networking', ['associate_creator', 'creator']],
    ['industry_meetups', ['creator']],
    ['international_programmes', ['creator']],
  ] as const)('give %s to %j', (benefit, whom) => {
    expect(memberClasses.filter((memberClass) => hasBenefit(memberClass, benefit, termsByClassAtStart))).toEqual(whom)
  })

  test('never give a higher class less', () => {
    for (const benefit of benefits) {
      const holders = memberClasses.filter((memberClass) => hasBenefit(memberClass, benefit, termsByClassAtStart))
      expect(holders).toEqual(classesFrom(holders[0] ?? 'creator'))
    }
  })
})

describe('points', () => {
  test.each([
    ['general', 8, 8],
    ['loyal', 8, 8],
    ['associate_creator', 8, 6],
    ['creator', 8, 4],
    ['loyal', 30, 27],
    ['associate_creator', 30, 21],
    ['creator', 30, 15],
    ['creator', 5, 3],
    ['creator', 1, 1],
    ['loyal', 1, 1],
    ['creator', 0, 0],
  ] as const)('of a unit for %s: %i become %i', (memberClass, unit, points) => {
    expect(pointsPerUnitFor(unit, memberClass, termsByClassAtStart)).toBe(points)
  })

  test('are what is shown for a unit, times the units', () => {
    expect(pointsFor(5, 3, 'creator', termsByClassAtStart)).toBe(9)
    expect(pointsFor(30, 0, 'general', termsByClassAtStart)).toBe(0)
  })

  test('are rounded up exactly, whatever the percentage', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.nat(500),
        fc.constantFrom(...memberClasses),
        fc.integer({ min: 0, max: 100 }),
        (unit, units, memberClass, percent) => {
          const terms = {
            ...termsByClassAtStart,
            [memberClass]: { ...termsByClassAtStart[memberClass], pointsPercent: percent },
          }
          const exact = BigInt(unit) * BigInt(percent)
          const perUnit = exact / 100n + (exact % 100n > 0n ? 1n : 0n)
          expect(BigInt(pointsFor(unit, units, memberClass, terms))).toBe(perUnit * BigInt(units))
        },
      ),
      { numRuns: 10_000 },
    )
  })

  test.each([-1, 1.5, Number.NaN, Infinity, 2 ** 53])('%d points or units are a programming error', (number) => {
    const memberClass: MemberClass = 'general'
    expect(() => pointsFor(number, 1, memberClass, termsByClassAtStart)).toThrow(RangeError)
    expect(() => pointsFor(1, number, memberClass, termsByClassAtStart)).toThrow(RangeError)
  })
})
