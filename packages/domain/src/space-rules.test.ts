import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openingWeeklyAtStart, type OpeningRules } from './opening-hours.ts'
import {
  firstSpaceDay,
  isDearSpaceDay,
  spaceFeeOn,
  spaceFeesOfDay,
  spaceSessionsOf,
  type DatedSpaceFee,
} from './space-rules.ts'
import { taiwanDays } from './taiwan-calendar.fixture.ts'
import { addDays, taipeiDate } from './taipei-time.ts'
import { holidayCalendarOf, isWorkingDaysAhead, workingDaysBetween } from './working-days.ts'

const calendar = holidayCalendarOf(taiwanDays)
const tuesday = taipeiDate('2026-11-24')
const monday = taipeiDate('2026-11-23')
const rules: OpeningRules = { weekly: openingWeeklyAtStart, closures: [], specialDays: [] }
const slots = (date: string, changed: Partial<OpeningRules> = {}) =>
  spaceSessionsOf({ ...rules, ...changed }, taipeiDate(date)).map(({ slot }) => slot)

describe('the sessions that can be rented', () => {
  test('are three on an open day and two on a Monday, on which visitors stay away', () => {
    expect(slots(tuesday)).toEqual(['am', 'pm', 'eve'])
    expect(slots(monday)).toEqual(['am', 'pm'])
  })

  test('are none on a closure, a Monday or not', () => {
    for (const date of [monday, tuesday])
      expect(slots(date, { closures: [{ date, reason_zh: '休館' }] }), date).toEqual([])
  })

  test('keep to the hours of a special day, and there is no evening on a Monday that is open', () => {
    expect(slots(tuesday, { specialDays: [{ date: tuesday, opens: '10:00', closes: '17:00' }] })).toEqual(['am', 'pm'])
    expect(slots(monday, { specialDays: [{ date: monday, opens: '10:00', closes: '21:00' }] })).toEqual(['am', 'pm'])
  })

  test('are none on another weekday that staff close', () => {
    expect(slots(tuesday, { weekly: openingWeeklyAtStart.filter(({ weekday }) => weekday !== 2) })).toEqual([])
  })
})

describe('the fees of a day', () => {
  const fee = { perSession: 4_500, allDay: 12_200 }

  test('are a quarter more at weekends and on holidays, never on a working Monday', () => {
    expect(isDearSpaceDay(taipeiDate('2026-11-28'), calendar)).toBe(true)
    expect(isDearSpaceDay(taipeiDate('2027-01-01'), calendar)).toBe(true)
    expect(isDearSpaceDay(monday, calendar)).toBe(false)
    expect(spaceFeesOfDay(fee, 125, 3)).toEqual({ perSession: 5_625, allDay: 15_250 })
  })

  test('ask for a whole Monday no more than for its two sessions', () => {
    expect(spaceFeesOfDay(fee, 100, 2)).toEqual({ perSession: 4_500, allDay: 9_000 })
  })

  test('are whole NT$ and never more for the day than for its sessions', () => {
    fc.assert(
      fc.property(
        fc.nat(50_000),
        fc.nat(150_000),
        fc.nat(300),
        fc.integer({ min: 0, max: 3 }),
        (one, all, percent, n) => {
          const day = spaceFeesOfDay({ perSession: one, allDay: all }, percent, n)
          expect(Number.isInteger(day.perSession) && Number.isInteger(day.allDay)).toBe(true)
          expect(day.allDay).toBeLessThanOrEqual(day.perSession * n)
        },
      ),
    )
  })

  test('are those of the newest row that has begun, in whatever order the rows come', () => {
    const dated: DatedSpaceFee[] = [
      { validFrom: taipeiDate('2026-12-01'), perSession: 5_000, allDay: 13_000 },
      { validFrom: taipeiDate('2000-01-01'), ...fee },
    ]
    expect(spaceFeeOn(dated, taipeiDate('2026-11-30'))).toMatchObject(fee)
    expect(spaceFeeOn(dated, taipeiDate('2026-12-01')).perSession).toBe(5_000)
    expect(() => spaceFeeOn(dated, taipeiDate('1999-12-31'))).toThrow('No fee')
  })
})

describe('the first day for which somebody may still apply', () => {
  test('has ten working days between it and today, and the day before has not', () => {
    expect(firstSpaceDay(taipeiDate('2026-11-20'), calendar)).toBe('2026-12-05')
    fc.assert(
      fc.property(fc.nat(700), (offset) => {
        const today = addDays(taipeiDate('2025-03-01'), offset)
        const first = firstSpaceDay(today, calendar)
        expect(workingDaysBetween(today, first, calendar)).toBe(10)
        expect(isWorkingDaysAhead(today, addDays(first, -1), 10, calendar)).toBe(false)
      }),
    )
  })
})
