import { describe, expect, it } from 'vitest'
import { sampleLoan, sampleRent } from '../../testing/sample-rent.ts'
import { boardStateOf, countsOf, isCounted } from './board-states.ts'

const now = '2026-11-24 11:00:00'
const checkedIn = { checked_in_at: '2026-11-24 10:02:00' }
const lent = { status: 'lending', handed_out_at: '2026-11-24 10:00:00' } as const

describe('the state on the board', () => {
  it.each([
    ['expected', sampleRent()],
    ['arrived', sampleRent(checkedIn)],
    ['lending', sampleLoan(lent)],
    ['overdue', sampleLoan({ ...lent, ends_at: '2026-11-24 10:59:59' })],
    ['returned', sampleLoan({ status: 'returned' })],
    ['over', sampleRent({ ...checkedIn, status: 'over' })],
    ['not_arrived', sampleRent({ status: 'not_arrived' })],
    ['cancelled', sampleRent({ status: 'cancelled' })],
    ['under_review', sampleRent({ status: 'applied' })],
    ['under_review', sampleRent({ status: 'processing' })],
    ['not_approved', sampleRent({ status: 'not_approved' })],
  ] as const)('is %s', (state, rent) => {
    expect(boardStateOf(rent, now)).toBe(state)
  })

  it('is not overdue at the very end of the loan, but after it', () => {
    const loan = sampleLoan({ ...lent, ends_at: now })
    expect(boardStateOf(loan, now)).toBe('lending')
    expect(boardStateOf(loan, '2026-11-24 11:00:01')).toBe('overdue')
  })

  it('of a loan since an earlier day is overdue, too', () => {
    expect(boardStateOf(sampleLoan({ ...lent, ends_at: '2026-11-22 21:00:00' }), now)).toBe('overdue')
  })
})

describe('the figures', () => {
  it('count what is overdue as lent, who has gone as arrived, and who cancelled nowhere', () => {
    const day = [
      sampleRent(),
      sampleRent(checkedIn),
      sampleRent({ ...checkedIn, status: 'over' }),
      sampleRent({ status: 'not_arrived' }),
      sampleRent({ status: 'cancelled' }),
      sampleLoan(lent),
      sampleLoan({ ...lent, ends_at: '2026-11-22 21:00:00' }),
      sampleLoan({ status: 'returned' }),
    ]
    expect(countsOf(day, now)).toEqual({ expected: 1, arrived: 2, not_arrived: 1, lent: 2, overdue: 1 })
  })

  it('of a day without bookings are zero', () => {
    expect(countsOf([], now)).toEqual({ expected: 0, arrived: 0, not_arrived: 0, lent: 0, overdue: 0 })
  })

  it('show the same bookings that they count', () => {
    expect([isCounted('lent', 'overdue'), isCounted('overdue', 'lending')]).toEqual([true, false])
  })
})
