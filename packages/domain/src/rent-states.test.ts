import { describe, expect, test } from 'vitest'
import {
  isEventOf,
  isFinal,
  isLive,
  mayMove,
  rentActors,
  rentEvents,
  rentKinds,
  rentStatuses,
  statusAfter,
} from './rent-states.ts'

/** The table once more, as a plain list of all that is allowed. */
const allowed = [
  'booked cancel member > cancelled',
  'booked check_in member > booked',
  'booked check_in desk > booked',
  'booked mark_not_arrived desk > not_arrived',
  'booked undo_check_in desk > booked',
  'booked mark_not_arrived time > not_arrived',
  'booked hand_out desk > lending',
  'booked end time > over',
  'lending take_back desk > returned',
]

const everyMove = rentStatuses.flatMap((from) =>
  rentEvents.flatMap((event) => rentActors.map((by) => ({ from, event, by }))),
)

test('of all statuses, events and actors exactly these nine moves are allowed', () => {
  expect(everyMove).toHaveLength(10 * 7 * 3)
  const found = everyMove
    .filter(({ from, event, by }) => mayMove(from, event, by))
    .map(({ from, event, by }) => `${from} ${event} ${by} > ${statusAfter(from, event, by)}`)
  expect(found.toSorted()).toEqual(allowed.toSorted())
})

describe('a status', () => {
  test('that is final has no way out, and no other is a dead end but those of a review', () => {
    const withoutMoves = rentStatuses.filter(
      (from) => !everyMove.some((move) => move.from === from && mayMove(from, move.event, move.by)),
    )
    expect(withoutMoves.filter((status) => !isFinal(status))).toEqual(['applied', 'processing', 'approved'])
    expect(rentStatuses.filter(isFinal).every((status) => withoutMoves.includes(status))).toBe(true)
  })

  test('is live until it is final', () => {
    expect(rentStatuses.filter(isLive)).toEqual(['applied', 'processing', 'approved', 'booked', 'lending'])
  })
})

test('each kind knows its own events', () => {
  const known = rentKinds.map((kind) => [kind, rentEvents.filter((event) => isEventOf(kind, event))])
  expect(Object.fromEntries(known)).toEqual({
    workstation: ['cancel', 'check_in', 'undo_check_in', 'mark_not_arrived', 'end'],
    equipment: ['cancel', 'mark_not_arrived', 'hand_out', 'take_back'],
  })
})
