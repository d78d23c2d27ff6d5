import type { StaffRent } from '@koma/contract/staff.ts'

/** A booking as the desk sees it: the reservation's status, told apart by whether the guest has come and the time is up. */
export const boardStates = [
  'expected',
  'arrived',
  'lending',
  'overdue',
  'returned',
  'over',
  'not_arrived',
  'cancelled',
  'under_review',
  'not_approved',
] as const
export type BoardState = (typeof boardStates)[number]

/** The figures over the board. */
export const boardCounts = ['expected', 'arrived', 'not_arrived', 'lent', 'overdue'] as const
export type BoardCount = (typeof boardCounts)[number]

/** Which states a figure counts; what is overdue is lent, too. */
const countedStates = {
  expected: ['expected'],
  arrived: ['arrived', 'over'],
  not_arrived: ['not_arrived'],
  lent: ['lending', 'overdue'],
  overdue: ['overdue'],
} as const satisfies Record<BoardCount, readonly BoardState[]>

/** The state at `now`, both 'YYYY-MM-DD HH:mm:ss' of the centre's clock (they compare as text). */
export function boardStateOf(rent: Pick<StaffRent, 'status' | 'checked_in_at' | 'ends_at'>, now: string): BoardState {
  switch (rent.status) {
    case 'booked':
      return rent.checked_in_at === null ? 'expected' : 'arrived'
    case 'lending':
      return now > rent.ends_at ? 'overdue' : 'lending'
    case 'applied':
    case 'processing':
      return 'under_review'
    default:
      return rent.status
  }
}

/** Whether a figure counts a booking of that state. */
export function isCounted(count: BoardCount, state: BoardState): boolean {
  return (countedStates[count] as readonly BoardState[]).includes(state)
}

/** How many bookings each figure counts. */
export function countsOf(rents: readonly StaffRent[], now: string): Record<BoardCount, number> {
  const states = rents.map((rent) => boardStateOf(rent, now))
  const counted = boardCounts.map((count) => [count, states.filter((state) => isCounted(count, state)).length])
  return Object.fromEntries(counted) as Record<BoardCount, number>
}
