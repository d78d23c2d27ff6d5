import { openingWeeklyAtStart, type OpeningRules } from './opening-hours.ts'
import { slotsOfDay } from './rent-slots.ts'
import { addDays, daysFromTo, hourMs, instantAt, taipeiDate } from './taipei-time.ts'
import { describe, expect, test } from 'vitest'
import { nearestFree, type NearestFreeQuestion } from './nearest-free.ts'

const rules: OpeningRules = { weekly: openingWeeklyAtStart, closures: [], specialDays: [] }
const tuesday = taipeiDate('2026-11-24')
const slots = daysFromTo(tuesday, addDays(tuesday, 2)).flatMap((day) => slotsOfDay(rules, day, 'hour'))
const at = (time: string, day = tuesday) => instantAt(day, time)

function ask(question: Partial<NearestFreeQuestion>) {
  return nearestFree({
    slots,
    units: 2,
    days: 1,
    seatIds: [1, 2],
    isFree: () => true,
    near: at('14:00'),
    max: 3,
    ...question,
  })
}

describe('the nearest free time', () => {
  test('another seat at the wished time comes first', () => {
    const isFree = (seat: number) => seat === 2
    expect(ask({ isFree })[0]).toEqual({ seatId: 2, startsAt: at('14:00'), endsAt: at('16:00') })
  })

  test('otherwise the times around it, the nearer first and the earlier of two equally near', () => {
    const blocked = new Set([at('14:00').getTime(), at('15:00').getTime()])
    const found = ask({ isFree: (_, hour) => !blocked.has(hour) })
    expect(found.map(({ startsAt }) => startsAt)).toEqual([at('12:00'), at('16:00'), at('11:00')])
  })

  test('a time of one day never has a night in it', () => {
    const found = ask({ near: at('20:00'), max: 100 })
    expect(found.every(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() === 2 * hourMs)).toBe(true)
    expect(found.some(({ startsAt }) => startsAt.getTime() === at('20:00').getTime())).toBe(false)
  })

  test('a wish over two days may be offered one with a night in it', () => {
    const found = ask({ near: at('20:00'), days: 2, max: 1 })
    expect(found).toEqual([{ seatId: 1, startsAt: at('20:00'), endsAt: at('11:00', addDays(tuesday, 1)) }])
  })

  test('nothing free: nothing offered', () => {
    expect(ask({ isFree: () => false })).toEqual([])
  })
})
