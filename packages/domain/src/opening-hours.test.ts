import { describe, expect, test } from 'vitest'
import { closureOf, isOpen, openingOf, openingWeeklyAtStart, sessionsOf, type OpeningRules } from './opening-hours.ts'
import { addDays, taipeiDate, weekdayOf } from './taipei-time.ts'

const monday = taipeiDate('2026-11-23')
const tuesday = taipeiDate('2026-11-24')
const newYearsEve = taipeiDate('2027-02-05')
const openMonday = taipeiDate('2026-11-30')
const shortTuesday = taipeiDate('2026-12-01')
const both = taipeiDate('2026-12-02')

const rules: OpeningRules = {
  weekly: openingWeeklyAtStart,
  closures: [
    { date: newYearsEve, reason_zh: '春節休館', reason_ja: null, reason_en: 'Lunar New Year' },
    { date: both, reason_zh: '設備檢修' },
  ],
  specialDays: [
    { date: openMonday, opens: '10:00', closes: '21:00' },
    { date: shortTuesday, opens: '13:30', closes: '20:00' },
    { date: both, opens: '10:00', closes: '21:00' },
  ],
}

const slots = (sessions: readonly { slot: string }[]) => sessions.map(({ slot }) => slot).join(' ')

describe('hours that change within the days asked about', () => {
  const changing: OpeningRules = {
    ...rules,
    weeklyLater: [
      { weekday: 1, validFrom: taipeiDate('2026-12-01'), hours: { opens: '12:00', closes: '18:00' } },
      { weekday: 3, validFrom: taipeiDate('2026-12-08'), hours: null },
      { weekday: 1, validFrom: taipeiDate('2026-12-14'), hours: { opens: '09:00', closes: '17:00' } },
    ],
  }
  test.each([
    ['2026-11-23', { closedBecause: 'weekday' }],
    ['2026-12-07', { opens: '12:00', closes: '18:00' }],
    ['2026-12-14', { opens: '09:00', closes: '17:00' }],
    ['2026-12-09', { closedBecause: 'weekday' }],
    ['2026-12-08', { opens: '10:00', closes: '21:00' }],
  ])('on %s are those of that very day', (date, opening) => {
    expect(openingOf(changing, taipeiDate(date))).toEqual(opening)
  })
})

describe('the centre', () => {
  test('is open Tuesday to Sunday 10:00 to 21:00 and closed on Monday', () => {
    for (let offset = 0; offset < 6; offset += 1)
      expect(openingOf(rules, addDays(tuesday, offset - 7))).toEqual({ opens: '10:00', closes: '21:00' })
    expect(openingOf(rules, monday)).toEqual({ closedBecause: 'weekday' })
  })

  test('is closed on a closure, whose reason can be read', () => {
    expect(openingOf(rules, newYearsEve)).toEqual({ closedBecause: 'closure' })
    expect(closureOf(rules, newYearsEve)?.reason_en).toBe('Lunar New Year')
    expect(closureOf(rules, monday)).toBeUndefined()
  })

  test('has other hours on a special day, a Monday too', () => {
    expect(openingOf(rules, openMonday)).toEqual({ opens: '10:00', closes: '21:00' })
    expect(openingOf(rules, shortTuesday)).toEqual({ opens: '13:30', closes: '20:00' })
  })

  test('stays closed where a closure and a special day contradict each other', () => {
    expect(openingOf(rules, both)).toEqual({ closedBecause: 'closure' })
  })

  test('is closed on every day when there are no rules', () => {
    const opening = openingOf({ weekly: [], closures: [], specialDays: [] }, tuesday)
    expect(isOpen(opening)).toBe(false)
  })
})

describe('sessions', () => {
  test('for visitors are three on every open day, none on Monday or a closure', () => {
    expect(sessionsOf(rules, tuesday)).toEqual([
      { slot: 'am', starts: '10:00', ends: '13:00' },
      { slot: 'pm', starts: '14:00', ends: '17:00' },
      { slot: 'eve', starts: '18:00', ends: '21:00' },
    ])
    expect(sessionsOf(rules, monday)).toEqual([])
    expect(sessionsOf(rules, newYearsEve)).toEqual([])
  })

  test('must fit into the hours of a special day', () => expect(slots(sessionsOf(rules, shortTuesday))).toBe('pm'))

  test('never include a Monday evening, not even on a Monday that is open', () => {
    expect(slots(sessionsOf(rules, openMonday))).toBe('am pm')
    expect(weekdayOf(openMonday)).toBe(1)
  })
})
