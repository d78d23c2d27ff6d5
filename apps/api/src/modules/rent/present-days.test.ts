import { openingWeeklyAtStart, type OpeningRules } from '@koma/domain/opening-hours.ts'
import { addDays, instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { describe, expect, test } from 'vitest'
import { presentDays, type DaysQuestion } from './present-days.ts'
import type { DeviceRow } from './queries/devices.ts'

const tuesday = taipeiDate('2026-11-24')
const rules: OpeningRules = { weekly: openingWeeklyAtStart, closures: [], specialDays: [] }
const device = {
  unit: 'hour',
  seats: [
    { id: 1, name: 'A1' },
    { id: 2, name: 'A2' },
  ],
} as unknown as DeviceRow

function ask(question: Partial<DaysQuestion> = {}) {
  return presentDays({
    device,
    days: [tuesday],
    rules,
    held: [],
    own: new Set(),
    seatId: undefined,
    now: instantAt(tuesday, '09:00'),
    ...question,
  })
}

const slotAt = (days: ReturnType<typeof ask>, time: string) =>
  days[0]!.slots.find(({ starts_at }) => starts_at === `${tuesday} ${time}:00`)

describe('the grid of a device', () => {
  test('an open day has its hours from opening to closing', () => {
    const [day] = ask()
    expect(day).toMatchObject({ opens: '10:00', closes: '21:00', closed_because: null })
    expect(day!.slots).toHaveLength(11)
    expect(day!.slots[0]).toEqual({
      starts_at: '2026-11-24 10:00:00',
      ends_at: '2026-11-24 11:00:00',
      free: 2,
      state: 'free',
    })
  })

  test('an hour is taken when every seat of it is held', () => {
    const held = [1, 2].map((seatId) => ({ seatId, start: instantAt(tuesday, '11:00'), memberId: 'x' }))
    expect(slotAt(ask({ held: held.slice(0, 1) }), '11:00')).toMatchObject({ free: 1, state: 'free' })
    expect(slotAt(ask({ held }), '11:00')).toMatchObject({ free: 0, state: 'taken' })
    expect(slotAt(ask({ held: held.slice(0, 1), seatId: 1 }), '11:00')).toMatchObject({ free: 0, state: 'taken' })
  })

  test('what the caller holds is mine, at whatever desk', () => {
    expect(slotAt(ask({ own: new Set([instantAt(tuesday, '12:00').getTime()]) }), '12:00')?.state).toBe('mine')
  })

  test('an hour that has begun is past', () => {
    const days = ask({ now: new Date(instantAt(tuesday, '11:00').getTime() + 1) })
    expect(slotAt(days, '11:00')?.state).toBe('past')
    expect(slotAt(days, '12:00')?.state).toBe('free')
  })

  test('a closed day keeps its shape and says why', () => {
    const [monday] = ask({ days: [addDays(tuesday, -1)] })
    expect(monday).toMatchObject({ opens: null, closes: null, closed_because: 'weekday' })
    expect(monday!.slots.map(({ state }) => state)).toEqual(Array(11).fill('closed'))
  })
})
