import { expect, test } from 'vitest'
import { dayBeside } from './use-day-keys.ts'

test('keys lead from a Tuesday to its neighbours and to the ends of its week, across months', () => {
  const from = (key: string) => dayBeside('2026-12-01', key)
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map(from)).toEqual([
    '2026-11-30',
    '2026-12-02',
    '2026-11-24',
    '2026-12-08',
    '2026-11-29',
    '2026-12-05',
  ])
})

test('other keys move nothing', () => expect(dayBeside('2026-12-01', 'a')).toBeUndefined())
