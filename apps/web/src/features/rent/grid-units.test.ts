import { expect, test } from 'vitest'
import { unitGridOf } from './grid-units.ts'

const slot = (date: string, hour: number, state: 'free' | 'taken' | 'closed' = 'free') => ({
  starts_at: `${date} ${hour}:00:00`,
  ends_at: hour === 23 ? '2026-11-25 00:00:00' : `${date} ${hour + 1}:00:00`,
  free: state === 'free' ? 1 : 0,
  state,
})

const days = [
  {
    date: '2026-11-24',
    opens: '10:00',
    closes: '24:00',
    closed_because: null,
    slots: [slot('2026-11-24', 10), slot('2026-11-24', 23)],
  },
  {
    date: '2026-11-25',
    opens: '10:00',
    closes: '11:00',
    closed_because: null,
    slots: [slot('2026-11-25', 10, 'taken')],
  },
  { date: '2026-11-26', opens: '10:00', closes: '11:00', closed_because: null, slots: [slot('2026-11-26', 10)] },
]

test('rows are the times of all days, and a day without a unit at a time has a hole', () => {
  const grid = unitGridOf(days, '2026-12-31')
  expect(grid.times).toEqual(['10:00', '23:00'])
  expect(grid.ends).toEqual(['11:00', '24:00'])
  expect(grid.days.map(({ places }) => places)).toEqual([
    [0, 1],
    [2, undefined],
    [3, undefined],
  ])
})

test('a free unit beyond the last bookable day is too far ahead; a taken one stays taken', () => {
  const grid = unitGridOf(days, '2026-11-24')
  expect(grid.units.map(({ state }) => state)).toEqual(['free', 'free', 'taken', 'far'])
})
