import type { SpaceDay } from '@koma/contract/space.ts'
import { expect, test } from 'vitest'
import { signOf, standingOf } from './space-words.ts'

const day = (given: Partial<SpaceDay>): SpaceDay => ({
  date: '2026-12-15',
  closed_because: null,
  reason_zh: null,
  reason_ja: null,
  reason_en: null,
  is_dear: false,
  can_apply: true,
  per_session: 4_500,
  all_day: 12_200,
  sessions: [],
  ...given,
})

const session = (state: SpaceDay['sessions'][number]['state']): SpaceDay['sessions'] => [
  { slot: 'am', starts_at: '2026-12-15 10:00:00', ends_at: '2026-12-15 13:00:00', state },
]

test('a session that is free too late to apply for is neither free nor taken', () => {
  expect(standingOf(day({ sessions: session('free') }), 'am')).toBe('free')
  expect(standingOf(day({ sessions: session('free'), can_apply: false }), 'am')).toBe('soon')
  expect(standingOf(day({ sessions: session('requested'), can_apply: false }), 'am')).toBe('soon')
  expect(standingOf(day({ sessions: session('taken'), can_apply: false }), 'am')).toBe('taken')
})

test('a day without that session says whether the house is closed', () => {
  expect(standingOf(day({ sessions: session('free') }), 'eve')).toBe('none')
  expect(standingOf(day({ closed_because: 'closure' }), 'eve')).toBe('closed')
})

test('a zone has its letter, a floor its number', () => {
  expect(['2a', '2c'].map((id) => signOf({ id, part_of: '2' }))).toEqual(['A', 'C'])
  expect(signOf({ id: '3', part_of: null })).toBe('3F')
})
