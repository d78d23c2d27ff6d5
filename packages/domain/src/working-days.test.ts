import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taiwanDays } from './taiwan-calendar.fixture.ts'
import {
  addDays,
  daysFromTo,
  formatTaipeiDateTime,
  parseTaipeiDateTime,
  taipeiDate,
  type TaipeiDate,
} from './taipei-time.ts'
import {
  addWorkingDays,
  holidayCalendarOf,
  isBeyondKnown,
  isDeadlinePassed,
  isWorkingDay,
  isWorkingDaysAhead,
  workingDaysBetween,
  workingDaysUntil,
  workingDeadline,
} from './working-days.ts'

const calendar = holidayCalendarOf(taiwanDays)
const date = (text: string): TaipeiDate => taipeiDate(text)
const threeYears = daysFromTo(date('2025-01-01'), date('2027-12-31'))
/** The oracle: all working days in a row; counting is looking up a place in it. */
const workingDays = threeYears.filter((day) => {
  const isWeekend = new Date(`${day}T12:00:00Z`).toUTCString().startsWith('S')
  const published = taiwanDays.find((known) => known.date === day)
  return published ? published.isWorkday : !isWeekend
})

describe('a working day', () => {
  test.each([
    ['2025-01-27', false, 'a Monday made free before New Year'],
    ['2025-02-08', true, 'the Saturday on which it was made up'],
    ['2025-02-09', false, 'the Sunday after'],
    ['2025-05-01', true, 'Labour Day, in 2025 for private companies only'],
    ['2026-05-01', false, 'Labour Day, for everybody since 2026'],
    ['2026-02-20', false, 'a substitute holiday'],
    ['2026-02-23', true, 'the Monday after New Year'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-12-25', false, 'Constitution Day'],
    ['2027-01-04', true, 'the first one of 2027'],
  ])('%s: %s (%s)', (day, works) => expect(isWorkingDay(date(day), calendar)).toBe(works))

  test.each([
    ['2025', 118],
    ['2026', 120],
    ['2027', 121],
  ])('is every day of %s but the %i published ones', (year, off) => {
    const days = threeYears.filter((day) => day.startsWith(year))
    expect(days.filter((day) => !isWorkingDay(day, calendar))).toHaveLength(off)
  })

  test('is told as the oracle tells it on every day of three years', () => {
    expect(threeYears.filter((day) => isWorkingDay(day, calendar))).toEqual(workingDays)
  })
})

describe('counting working days', () => {
  const places = fc.integer({ min: 30, max: workingDays.length - 31 })
  const dates = fc.constantFrom(...threeYears.slice(60, -60))

  test('starts with the next working day', () => {
    expect(addWorkingDays(date('2026-11-20'), 1, calendar)).toBe('2026-11-23')
    expect(addWorkingDays(date('2026-11-21'), 1, calendar)).toBe('2026-11-23')
    expect(addWorkingDays(date('2026-11-22'), 5, calendar)).toBe('2026-11-27')
    expect(addWorkingDays(date('2026-11-21'), 0, calendar)).toBe('2026-11-21')
  })

  test('goes over Lunar New Year, over make-up Saturdays and into the next year', () => {
    expect(addWorkingDays(date('2026-02-13'), 1, calendar)).toBe('2026-02-23')
    expect(addWorkingDays(date('2025-02-07'), 1, calendar)).toBe('2025-02-08')
    expect(addWorkingDays(date('2026-12-24'), 3, calendar)).toBe('2026-12-30')
    expect(addWorkingDays(date('2026-12-31'), 1, calendar)).toBe('2027-01-04')
    expect(addWorkingDays(date('2027-01-04'), -1, calendar)).toBe('2026-12-31')
  })

  test('forth or back from a working day is the oracle’s place so many further', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: -30, max: 30 }), (place, count) => {
        const day = workingDays[place] ?? date('2025-01-01')
        expect(addWorkingDays(day, count, calendar)).toBe(workingDays[place + count])
      }),
      { numRuns: 3000 },
    )
  })

  test('from any day lands where exactly so many working days have passed', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 25 }), (from, count) => {
        const to = addWorkingDays(from, count, calendar)
        expect(workingDays.filter((day) => day > from && day <= to)).toHaveLength(count)
        expect(workingDaysBetween(from, to, calendar)).toBe(count - 1)
      }),
      { numRuns: 3000 },
    )
  })

  test('between two days counts neither of them, and nothing backwards', () => {
    fc.assert(
      fc.property(dates, dates, (from, to) => {
        const between = workingDays.filter((day) => day > from && day < to)
        expect(workingDaysBetween(from, to, calendar)).toBe(between.length)
      }),
      { numRuns: 1000 },
    )
  })

  test('a fraction of a day is a programming error', () => {
    expect(() => addWorkingDays(date('2026-11-20'), 0.5, calendar)).toThrow(RangeError)
  })
})

describe('a limit in working days', () => {
  test.each([
    // A space for Friday 4 December 2026: 10 working days lie between it and Thursday 19 November.
    ['10 before an ordinary day', 10, '2026-11-19', '2026-12-04'],
    // Nine days of New Year's holiday (14 to 22 February 2026) do not count.
    ['10 before the end of February 2026', 10, '2026-02-05', '2026-02-28'],
    // 25 December and 1 January are free.
    ['10 over the year end', 10, '2026-12-18', '2027-01-06'],
    ['14 before the end of a lease', 14, '2026-12-17', '2027-01-11'],
    ['7 before move-in', 7, '2026-12-22', '2027-01-05'],
    // The Saturday of 8 February 2025 is worked.
    ['7 over a make-up Saturday', 7, '2025-02-06', '2025-02-17'],
  ])('%s: %i working days from %s to %s are enough, a day later they are not', (_name, least, from, to) => {
    const lastDay = date(from)
    expect(workingDaysBetween(lastDay, date(to), calendar)).toBe(least)
    expect(isWorkingDaysAhead(lastDay, date(to), least, calendar)).toBe(true)
    const nextWorkingDay = addWorkingDays(lastDay, 1, calendar)
    expect(isWorkingDaysAhead(nextWorkingDay, date(to), least, calendar)).toBe(false)
    // Without the published calendar the same spans come out otherwise, or are ordinary weeks.
    const weekendsOnly = holidayCalendarOf([])
    const isOrdinary = daysFromTo(lastDay, date(to)).every(
      (day) => isWorkingDay(day, calendar) === isWorkingDay(day, weekendsOnly),
    )
    expect(workingDaysBetween(lastDay, date(to), weekendsOnly) === least).toBe(isOrdinary)
  })
})

describe('a deadline', () => {
  const at = (text: string) => parseTaipeiDateTime(text) ?? new Date(Number.NaN)
  const deadline = workingDeadline(date('2026-12-30'), 3, calendar)

  test('is the end of its day', () => expect(formatTaipeiDateTime(deadline)).toBe('2027-01-05 23:59:59'))

  test.each([
    ['2027-01-05 23:59:58', false],
    ['2027-01-05 23:59:59', false],
    ['2027-01-06 00:00:00', true],
    ['2027-01-06 00:00:01', true],
  ])('at %s has passed: %s', (now, passed) => expect(isDeadlinePassed(deadline, at(now))).toBe(passed))

  test('counts its last second in full', () => {
    expect(isDeadlinePassed(deadline, new Date(deadline.getTime() + 999))).toBe(false)
  })
})

describe('the known years', () => {
  test('end with the last published one', () => {
    expect(calendar.lastKnownYear).toBe(2027)
    expect(isBeyondKnown(date('2027-12-31'), calendar)).toBe(false)
    expect(isBeyondKnown(addDays(date('2027-12-31'), 1), calendar)).toBe(true)
  })

  test('are none in an empty calendar, which still knows weekends', () => {
    const empty = holidayCalendarOf([])
    expect(isBeyondKnown(date('2025-01-01'), empty)).toBe(true)
    expect(isWorkingDay(date('2026-11-22'), empty)).toBe(false)
    expect(isWorkingDay(date('2026-11-23'), empty)).toBe(true)
  })
})

describe('the working days that are left', () => {
  test.each([
    ['2026-11-20', '2026-11-20', 1, 'the last day itself'],
    ['2026-11-20', '2026-11-23', 2, 'a weekend between'],
    ['2026-11-21', '2026-11-23', 1, 'a Saturday does not count'],
    ['2026-11-23', '2026-11-20', -1, 'one working day too late'],
    ['2026-11-22', '2026-11-20', 0, 'passed, and nobody has worked since'],
  ])('on %s until %s: %i (%s)', (today, last, left) =>
    expect(workingDaysUntil(date(today), date(last), calendar)).toBe(left),
  )
})
