import type { StaffMe, StaffRent } from '@koma/contract/staff.ts'
import { minuteMs, parseTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { isEventOf, mayMove, type RentEvent } from '@koma/domain/rent-states.ts'
import { mayUse } from '../../auth/access.ts'

/** What staff do with a booking at the desk, as the API names it. */
export const deskActions = ['check_in', 'undo_check_in', 'hand_out', 'take_back', 'not_arrived'] as const
export type DeskAction = (typeof deskActions)[number]

/** Why a button cannot be pressed. */
export type DeskObstacle = 'permission' | 'not_begun' | 'not_today' | 'ended' | 'state'

const eventOf = {
  check_in: 'check_in',
  undo_check_in: 'undo_check_in',
  hand_out: 'hand_out',
  take_back: 'take_back',
  not_arrived: 'mark_not_arrived',
} as const satisfies Record<DeskAction, RentEvent>

/** So long before the start a guest is early, and the desk is asked whether it is the right booking (minutes). */
export const earlyMinutes = 60

/** A check-in in time takes nothing from anybody and happens all day long; everything else is asked about first. */
export function isAskedFirst(action: DeskAction, rent: Pick<StaffRent, 'starts_at'>, now: string): boolean {
  if (action !== 'check_in') return true
  const [starts, present] = [parseTaipeiDateTime(rent.starts_at), parseTaipeiDateTime(now)]
  return !!starts && !!present && starts.getTime() - present.getTime() > earlyMinutes * minuteMs
}

/** The actions to which the booking's state could lead, whether or not they are allowed just now. Source: product §4 */
export function actionsShown(rent: StaffRent): DeskAction[] {
  return deskActions.filter((action) => {
    const event = eventOf[action]
    if (!isEventOf(rent.device.kind, event) || !mayMove(rent.status, event, 'desk')) return false
    // Undoing stands there as long as the server offers it, and no longer.
    if (action === 'undo_check_in') return rent.actions.includes(action)
    return rent.checked_in_at === null || action === 'take_back'
  })
}

/** Whether the person may do anything at all at the desk. */
export function mayActAtDesk(me: Pick<StaffMe, 'permissions'>): boolean {
  return deskActions.some((action) => mayUse(me, 'rent', action))
}

/** What stands against an action now; undefined when the server offers it. `now` is the centre's clock. */
export function obstacleTo(
  action: DeskAction,
  rent: StaffRent,
  me: Pick<StaffMe, 'permissions'>,
  now: string,
): DeskObstacle | undefined {
  if (rent.actions.includes(action)) return undefined
  if (!mayUse(me, 'rent', action)) return 'permission'
  if (action === 'not_arrived') return now < rent.starts_at ? 'not_begun' : 'state'
  if (now.slice(0, 10) < rent.starts_at.slice(0, 10)) return 'not_today'
  return now >= rent.ends_at ? 'ended' : 'state'
}
