/** The statuses of a reservation as the wire names them. Source: product §4 */
export const rentStatuses = [
  'applied',
  'processing',
  'approved',
  'booked',
  'not_approved',
  'cancelled',
  'over',
  'not_arrived',
  'lending',
  'returned',
] as const
export type RentStatus = (typeof rentStatuses)[number]

export const rentEvents = [
  'cancel',
  'check_in',
  'undo_check_in',
  'mark_not_arrived',
  'hand_out',
  'take_back',
  'end',
] as const
export type RentEvent = (typeof rentEvents)[number]

/** Who moves a rent: its member, the staff at the desk, or the time that passes. */
export const rentActors = ['member', 'desk', 'time'] as const
export type RentActor = (typeof rentActors)[number]

/** A workstation is used at its seat, equipment is handed out and taken back. Decision: workstations and equipment */
export const rentKinds = ['workstation', 'equipment'] as const
export type RentKind = (typeof rentKinds)[number]

type Move = { readonly to: RentStatus; readonly by: readonly RentActor[] }

/**
 * Which event leads where, and who may cause it. A rent is booked at once, so the statuses of a review
 * (applied, processing, approved, not_approved) have no moves here; spaces and consultations use them.
 * How late a booking may still be cancelled is `mayCancel`. Source: product §4. Decision: workstations and equipment
 */
export const rentMoves = {
  applied: {},
  processing: {},
  approved: {},
  booked: {
    cancel: { to: 'cancelled', by: ['member'] },
    check_in: { to: 'booked', by: ['member', 'desk'] },
    undo_check_in: { to: 'booked', by: ['desk'] },
    mark_not_arrived: { to: 'not_arrived', by: ['desk', 'time'] },
    hand_out: { to: 'lending', by: ['desk'] },
    end: { to: 'over', by: ['time'] },
  },
  lending: { take_back: { to: 'returned', by: ['desk'] } },
  not_approved: {},
  cancelled: {},
  over: {},
  not_arrived: {},
  returned: {},
} as const satisfies Record<RentStatus, Partial<Record<RentEvent, Move>>>

/** Which events a kind knows: no equipment is checked in, no workstation is handed out. */
export const eventsOfKind = {
  workstation: ['cancel', 'check_in', 'undo_check_in', 'mark_not_arrived', 'end'],
  equipment: ['cancel', 'mark_not_arrived', 'hand_out', 'take_back'],
} as const satisfies Record<RentKind, readonly RentEvent[]>

/** The status to which the event leads, or undefined when it may not happen by that actor. */
export function statusAfter(from: RentStatus, event: RentEvent, by: RentActor): RentStatus | undefined {
  const moves: Partial<Record<RentEvent, Move>> = rentMoves[from]
  const move = moves[event]
  return move?.by.includes(by) ? move.to : undefined
}

/** Whether the actor may cause the event in that status. */
export const mayMove = (from: RentStatus, event: RentEvent, by: RentActor): boolean =>
  statusAfter(from, event, by) !== undefined

/** Whether the event makes sense for the kind at all. */
export const isEventOf = (kind: RentKind, event: RentEvent): boolean =>
  (eventsOfKind[kind] as readonly RentEvent[]).includes(event)

/** Whether nothing can happen to a rent of that status any more. */
export const isFinal = (status: RentStatus): boolean =>
  ['not_approved', 'cancelled', 'over', 'not_arrived', 'returned'].includes(status)

/** Whether a rent of that status counts towards the live bookings of its member (`rentLiveMax`). */
export const isLive = (status: RentStatus): boolean => !isFinal(status)
