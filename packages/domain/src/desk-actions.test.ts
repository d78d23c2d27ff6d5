import { describe, expect, test } from 'vitest'
import { actionsFor as actionsWithin, type DeskRent } from './desk-actions.ts'
import type { StaffRole } from './staff-roles.ts'
import { minuteMs } from './taipei-time.ts'

const startsAt = new Date('2026-11-24T10:00:00+08:00')
const endsAt = new Date('2026-11-24T12:00:00+08:00')
const desk = (facts: Partial<DeskRent> = {}): DeskRent => ({
  kind: 'workstation',
  status: 'booked',
  startsAt,
  endsAt,
  checkedInAt: null,
  ...facts,
})
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * minuteMs)

const undoMinutes = 15
const actionsFor = (role: StaffRole, rent: DeskRent, now: Date) => actionsWithin(role, rent, now, undoMinutes)

describe('what staff can do at the desk', () => {
  test('a guest checks in on the day, early or late, and nobody has failed to come before the start', () => {
    expect(actionsFor('desk', desk(), at(-60))).toEqual(['check_in'])
    expect(actionsFor('desk', desk(), at(10))).toEqual(['check_in', 'not_arrived'])
  })

  test('not on the day before, and not once the time is over', () => {
    expect(actionsFor('desk', desk(), at(-24 * 60))).toEqual([])
    expect(actionsFor('desk', desk({ status: 'not_arrived' }), at(40))).toEqual([])
    expect(actionsFor('desk', desk({ status: 'over' }), at(121))).toEqual([])
  })

  test('one check-in a booking', () => {
    expect(actionsFor('desk', desk({ checkedInAt: at(0) }), at(10))).not.toContain('check_in')
  })

  test('a check-in is undone for some minutes, the last one included, and not once the booking is over', () => {
    const actionsAt = (minutes: number) => actionsFor('desk', desk({ checkedInAt: at(0) }), at(minutes))
    expect([0, 15, 15.01].map(actionsAt)).toEqual([['undo_check_in'], ['undo_check_in'], []])
    expect(actionsFor('desk', desk({ checkedInAt: at(110), status: 'over' }), at(121))).toEqual([])
    expect(actionsFor('auditor', desk({ checkedInAt: at(0) }), at(1))).toEqual([])
  })

  test('equipment is handed out and taken back, however late', () => {
    expect(actionsFor('desk', desk({ kind: 'equipment' }), at(-5))).toEqual(['hand_out'])
    expect(actionsFor('desk', desk({ kind: 'equipment', status: 'lending' }), at(600))).toEqual(['take_back'])
  })

  test('who only reads sees no action', () => {
    expect(actionsFor('auditor', desk(), at(0))).toEqual([])
    expect(actionsFor('editor', desk(), at(0))).toEqual([])
  })
})
