import type { CalendarRow } from '@koma/contract/calendar.ts'
import type { DateSetting } from '@koma/contract/opening-hours.ts'
import { taipeiDate } from '@koma/domain/taipei-time.ts'
import { describe, expect, test } from 'vitest'
import { daysOf, isRun, isShut, isTold, lastDayOf } from './calendar-days.ts'

const setting: DateSetting = {
  now: '2026-11-24 12:00:00',
  today: '2026-11-24',
  opening: [0, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '21:00' })),
  opening_later: [],
  sessions: [],
  closures: [{ date: '2026-11-26', reason_zh: '檢修', reason_ja: null, reason_en: null }],
  special_days: [],
  holidays: [],
}

const row = (given: Partial<CalendarRow>): CalendarRow => ({
  id: 'activity-1',
  kind: 'lecture',
  title_zh: '講座',
  title_ja: null,
  title_en: null,
  location_zh: null,
  location_ja: null,
  location_en: null,
  starts_at: '2026-11-24 14:00:00',
  ends_at: '2026-11-24 16:00:00',
  is_all_day: false,
  part: null,
  is_cancelled: false,
  url: '/activity_lecture/1',
  ...given,
})

const days = (...rows: CalendarRow[]) => daysOf(taipeiDate('2026-11-22'), taipeiDate('2026-11-28'), rows, setting)
const partsOf = (one: CalendarRow) => days(one).map(({ entries }) => entries[0]?.part)

describe('a day of the calendar', () => {
  test('knows whether the house is open and why not', () => {
    expect(days().map(isShut)).toEqual([false, true, false, false, true, false, false])
    expect(days()[4]!.reason?.reason_zh).toBe('檢修')
    expect(
      days()
        .filter(isTold)
        .map(({ date }) => date),
    ).toEqual(['2026-11-26'])
    expect(
      days()
        .filter(({ isToday }) => isToday)
        .map(({ date }) => date),
    ).toEqual(['2026-11-24'])
  })

  test('holds what is on that day, once', () => {
    expect(partsOf(row({}))).toEqual([undefined, undefined, 'whole', undefined, undefined, undefined, undefined])
  })

  test('of a short course says on each day where it stands in it', () => {
    const course = row({ starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-26 17:00:00' })
    expect(partsOf(course)).toEqual([undefined, undefined, 'starts', 'goes_on', 'ends', undefined, undefined])
    expect(isRun(course)).toBe(false)
  })

  test('of a long exhibition tells the first and the last day alone', () => {
    const show = row({ starts_at: '2026-11-23 10:00:00', ends_at: '2026-11-27 21:00:00' })
    expect(partsOf(show)).toEqual([undefined, 'starts', undefined, undefined, undefined, 'ends', undefined])
    expect(isRun(show)).toBe(true)
  })

  test('does not hold what ended at its midnight', () => {
    expect(lastDayOf({ ends_at: '2026-11-26 00:00:00' })).toBe('2026-11-25')
  })

  test('leaves closures to the hours of the house', () => {
    expect(days(row({ kind: 'closure' })).flatMap(({ entries }) => entries)).toEqual([])
  })
})
