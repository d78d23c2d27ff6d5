import { mayMarkNotArrived, type RentFacts } from './rent-rules.ts'
import { isEventOf, mayMove, type RentEvent } from './rent-states.ts'
import { roleMay, type StaffPermission, type StaffRole } from './staff-roles.ts'
import { minuteMs, taipeiDateOf, type Instant } from './taipei-time.ts'

/** What staff can do at the desk, in the order of a visit. */
export const deskActions = ['check_in', 'undo_check_in', 'not_arrived', 'hand_out', 'take_back'] as const
export type DeskAction = (typeof deskActions)[number]

/** Each action's event in the state table, and the permission that it asks for. Decision: staff console (roles) */
export const deskRules = {
  check_in: { event: 'check_in', permission: 'rent.check_in' },
  undo_check_in: { event: 'undo_check_in', permission: 'rent.check_in' },
  not_arrived: { event: 'mark_not_arrived', permission: 'rent.mark_not_arrived' },
  hand_out: { event: 'hand_out', permission: 'rent.hand_out' },
  take_back: { event: 'take_back', permission: 'rent.take_back' },
} as const satisfies Record<DeskAction, { readonly event: RentEvent; readonly permission: StaffPermission }>

/** The facts of a booking on which an action depends; its status is the one that counts now. */
export type DeskRent = Pick<RentFacts, 'kind' | 'status' | 'startsAt' | 'endsAt' | 'checkedInAt'>

/**
 * Whether the booking's state and the hour allow the action: guests come on the day, nobody is late before the start, a
 * check-in is undone for so many minutes (`undoMinutes`: the setting that holds).
 */
export function stateAllows(action: DeskAction, rent: DeskRent, now: Instant, undoMinutes: number): boolean {
  const { event } = deskRules[action]
  if (!isEventOf(rent.kind, event) || !mayMove(rent.status, event, 'desk')) return false
  switch (action) {
    case 'check_in':
      return rent.checkedInAt === null && isOnTheDay(rent, now)
    case 'undo_check_in':
      return rent.checkedInAt !== null && now.getTime() <= rent.checkedInAt.getTime() + undoMinutes * minuteMs
    case 'hand_out':
      return isOnTheDay(rent, now)
    case 'not_arrived':
      return rent.checkedInAt === null && mayMarkNotArrived(now, rent.startsAt)
    case 'take_back':
      return true
  }
}

/** The actions that this role may take on this booking now, in the order of a visit. */
export function actionsFor(role: StaffRole, rent: DeskRent, now: Instant, undoMinutes: number): DeskAction[] {
  return deskActions.filter(
    (action) => roleMay(role, deskRules[action].permission) && stateAllows(action, rent, now, undoMinutes),
  )
}

function isOnTheDay(rent: DeskRent, now: Instant): boolean {
  return now < rent.endsAt && taipeiDateOf(now) >= taipeiDateOf(rent.startsAt)
}
