import { describe, expect, it } from 'vitest'
import { sampleLoan, sampleRent } from '../../testing/sample-rent.ts'
import { sampleStaff } from '../../testing/sample-staff.ts'
import { actionsShown, isAskedFirst, mayActAtDesk, obstacleTo } from './desk-actions.ts'

const desk = sampleStaff('desk')
const during = '2026-11-24 11:00:00'
const nothingOffered = { actions: [] }

describe('the buttons of a booking', () => {
  it.each([
    ['a seat that is expected', sampleRent(), ['check_in', 'not_arrived']],
    [
      'a seat that was taken just now',
      sampleRent({ checked_in_at: during, actions: ['undo_check_in'] }),
      ['undo_check_in'],
    ],
    ['a seat that was taken some time ago', sampleRent({ checked_in_at: during, actions: [] }), []],
    ['equipment that is expected', sampleLoan(), ['hand_out', 'not_arrived']],
    ['equipment that is out', sampleLoan({ status: 'lending' }), ['take_back']],
    ['what is over', sampleRent({ status: 'over' }), []],
    ['what was cancelled', sampleRent({ status: 'cancelled' }), []],
    ['what is returned', sampleLoan({ status: 'returned' }), []],
  ] as const)('of %s', (_, rent, actions) => {
    expect(actionsShown(rent)).toEqual(actions)
  })
})

describe('what is asked about first', () => {
  it.each([
    ['08:59:59', true],
    ['09:00:00', false],
    ['10:05:00', false],
  ] as const)('a check-in at %s for 10 o’clock: %s', (time, asked) => {
    expect(isAskedFirst('check_in', sampleRent(), `2026-11-24 ${time}`)).toBe(asked)
  })

  it.each(['undo_check_in', 'hand_out', 'take_back', 'not_arrived'] as const)('%s, always', (action) => {
    expect(isAskedFirst(action, sampleRent(), during)).toBe(true)
  })
})

describe('what stands against an action', () => {
  it('is nothing where the server offers it', () => {
    expect(obstacleTo('check_in', sampleRent(), desk, during)).toBeUndefined()
  })

  it('is the server’s word, even where the clock and the role would allow it', () => {
    expect(obstacleTo('check_in', sampleRent(nothingOffered), desk, during)).toBe('state')
  })

  it('is first of all the permission', () => {
    expect(obstacleTo('check_in', sampleRent(nothingOffered), sampleStaff('auditor'), during)).toBe('permission')
  })

  it.each([
    ['not_arrived', '2026-11-24 09:59:59', 'not_begun'],
    ['not_arrived', '2026-11-24 10:00:00', 'state'],
    ['check_in', '2026-11-23 23:59:59', 'not_today'],
    ['check_in', '2026-11-24 13:00:00', 'ended'],
  ] as const)('for %s at %s is %s', (action, now, obstacle) => {
    expect(obstacleTo(action, sampleRent(nothingOffered), desk, now)).toBe(obstacle)
  })
})

it('only the desk and administrators act; others look', () => {
  expect([mayActAtDesk(desk), mayActAtDesk(sampleStaff('admin'))]).toEqual([true, true])
  expect([mayActAtDesk(sampleStaff('auditor')), mayActAtDesk(sampleStaff('finance'))]).toEqual([false, false])
})
