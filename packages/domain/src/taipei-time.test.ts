import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysFromTo,
  endOfDay,
  formatTaipeiDateTime,
  instantAt,
  lastDayOfMonth,
  parseTaipeiDate,
  parseTaipeiDateTime,
  taipeiDate,
  taipeiDateOf,
  weekdayOf,
} from './taipei-time.ts'

const machineTimeZone = process.env['TZ']

/** Another implementation: the time zone data of the machine that runs the tests. */
const tzData = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei', dateStyle: 'short', timeStyle: 'medium' })

/** From the end of Taiwan's last summer time on. */
const instants = fc.date({
  min: new Date('1979-10-01T00:00:00+08:00'),
  max: new Date('2400-01-01'),
  noInvalidDate: true,
})
const days = fc.integer({ min: -200_000, max: 200_000 }).map((offset) => addDays(taipeiDate('2026-11-21'), offset))

describe('a date', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is read', (text) => {
    expect(parseTaipeiDate(text)).toBe(text)
    expect(taipeiDate(text)).toBe(text)
  })

  test.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '',
    '2026',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    '2026-01-01 ',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T00:00:00Z',
    '+02026-01-01',
    '-2026-01-01',
    '２０２６-01-01',
    '2026‐01‐01',
    '٢٠٢٦-01-01',
    '2026-01-1e',
    'NaN',
    '1e3',
  ])('%j is refused', (text) => {
    expect(parseTaipeiDate(text)).toBeUndefined()
    expect(() => taipeiDate(text)).toThrow(RangeError)
  })

  test('any text is either a day that exists or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
        const exists = /^\d{4}-\d\d-\d\d$/.test(text) && naiveDayExists(text)
        expect(parseTaipeiDate(text) !== undefined).toBe(exists)
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('a date with a time', () => {
  test.each([
    ['2026-11-21 00:00:00', '2026-11-20T16:00:00.000Z'],
    ['2026-11-21 23:59:59', '2026-11-21T15:59:59.000Z'],
    ['2027-01-01 07:59:59', '2026-12-31T23:59:59.000Z'],
  ])('%s in Taipei is %s', (text, iso) => {
    expect(parseTaipeiDateTime(text)?.toISOString()).toBe(iso)
    expect(formatTaipeiDateTime(new Date(iso))).toBe(text)
  })

  test.each([
    '2026-11-21 24:00:00',
    '2026-11-21 23:60:00',
    '2026-11-21 23:59:60',
    '2026-02-30 10:00:00',
    '2026-11-21',
    '2026-11-21T10:00:00',
    '2026-11-21 10:00',
    '2026-11-21  10:00:00',
    '2026-11-21 10:00:00Z',
    '2026-11-21 10:00:00+08:00',
    '2026-11-21 １０:00:00',
    '2026-11-21 10:00:00\n',
    '2026-11-21 1:00:00',
    '2026-11-21 -1:00:00',
  ])('%j is refused', (text) => expect(parseTaipeiDateTime(text)).toBeUndefined())

  test('is written as it was read, cut to the second', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const read = parseTaipeiDateTime(formatTaipeiDateTime(instant))
        expect(read?.getTime()).toBe(Math.floor(instant.getTime() / 1000) * 1000)
      }),
    )
  })
})

describe('plain arithmetic', () => {
  afterEach(() => {
    if (machineTimeZone === undefined) delete process.env['TZ']
    else process.env['TZ'] = machineTimeZone
  })

  test('agrees with the time zone data for every instant since Taiwan last had summer time', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const [date, time = ''] = tzData.format(instant).split(' ')
        expect(formatTaipeiDateTime(instant)).toBe(`${date} ${time}`)
        expect(taipeiDateOf(instant)).toBe(date)
      }),
      { numRuns: 10_000 },
    )
  })

  test('would not agree before that: the bound is real', () => {
    const summer1979 = new Date('1979-08-01T00:00:00Z')
    expect(tzData.format(summer1979)).not.toBe(formatTaipeiDateTime(summer1979))
  })

  test.each(['UTC', 'Asia/Taipei', 'America/New_York', 'Pacific/Apia', 'Europe/London'])(
    'gives the same on a machine in %s',
    (timeZone) => {
      process.env['TZ'] = timeZone
      expect(formatTaipeiDateTime(new Date('2026-03-29T01:30:00Z'))).toBe('2026-03-29 09:30:00')
      expect(instantAt(taipeiDate('2026-03-29'), '10:00').toISOString()).toBe('2026-03-29T02:00:00.000Z')
      expect(addDays(taipeiDate('2026-03-28'), 1)).toBe('2026-03-29')
      expect(weekdayOf(taipeiDate('2026-03-29'))).toBe(0)
    },
  )
})

describe('a time of day', () => {
  test('is an instant of its day, 24:00 the end of it', () => {
    const date = taipeiDate('2026-12-31')
    expect(formatTaipeiDateTime(instantAt(date, '10:05'))).toBe('2026-12-31 10:05:00')
    expect(formatTaipeiDateTime(instantAt(date, '24:00'))).toBe('2027-01-01 00:00:00')
    expect(formatTaipeiDateTime(endOfDay(date))).toBe('2026-12-31 23:59:59')
  })

  test.each(['24:01', '9:00', '10:60', '1000', '', '10:00:00', '25:00'])('%j is a programming error', (time) => {
    expect(() => instantAt(taipeiDate('2026-11-21'), time)).toThrow(RangeError)
  })
})

describe('counting days', () => {
  test('goes forth and back to the same day, whatever lies between', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
        const other = addDays(date, count)
        expect(addDays(other, -count)).toBe(date)
        expect(daysBetween(date, other)).toBe(count)
        expect(date < other).toBe(count > 0)
        expect(weekdayOf(other)).toBe((((weekdayOf(date) + count) % 7) + 7) % 7)
      }),
    )
  })

  test('knows the weekday of days that are on every calendar', () => {
    expect(weekdayOf(taipeiDate('2026-11-21'))).toBe(6)
    expect(weekdayOf(taipeiDate('2026-02-17'))).toBe(2)
    expect(weekdayOf(taipeiDate('2000-01-01'))).toBe(6)
  })

  test('lists a span with both its ends, and nothing backwards', () => {
    const [first, last] = [taipeiDate('2024-02-28'), taipeiDate('2024-03-01')]
    expect(daysFromTo(first, last)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(daysFromTo(first, first)).toEqual([first])
    expect(daysFromTo(last, first)).toEqual([])
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -13, '2025-02-28'],
    ['2026-03-31', 0, '2026-03-31'],
  ])('%s and %i months is %s', (date, months, result) => expect(addMonths(taipeiDate(date), months)).toBe(result))

  test('a month ends on its last day', () => {
    fc.assert(
      fc.property(days, (date) => {
        const last = lastDayOfMonth(date)
        expect(last.slice(0, 7)).toBe(date.slice(0, 7))
        expect(addDays(last, 1).slice(8)).toBe('01')
      }),
    )
  })

  test('out of the calendar or on an invalid instant is a programming error', () => {
    expect(() => addDays(taipeiDate('9999-12-31'), 1)).toThrow(RangeError)
    expect(() => taipeiDateOf(new Date(Number.NaN))).toThrow(RangeError)
  })
})

function naiveDayExists(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return year >= 1 && day >= 1 && day <= (lengths[month - 1] ?? 0)
}
