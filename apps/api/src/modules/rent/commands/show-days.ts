import type { DeviceDetail } from '@koma/contract/rent.ts'
import { deviceDaysShown, deviceDaysShownMax } from '@koma/domain/rent-rules.ts'
import { addDays, daysBetween, daysFromTo, instantAt, taipeiDate, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { Db } from '../../../platform/db.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import { openingRules } from '../../opening-hours/public.ts'
import { presentDays } from '../present-days.ts'
import { heldHours, hoursOfMember } from '../queries/availability.ts'
import type { DeviceRow } from '../queries/devices.ts'

export interface DaysWish {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly seat?: number | undefined
  readonly now: Date
}

export type ShownDays =
  | { readonly ok: true; readonly days: DeviceDetail['days'] }
  | { readonly ok: false; readonly field: 'to' | 'seat'; readonly message: string }

/** The grid of a device: 14 days from today unless asked otherwise, 62 at most. Source: api.md "Space, consultation, rent" */
export async function showDays(
  db: Db,
  caller: MemberCaller | null,
  device: DeviceRow,
  wish: DaysWish,
): Promise<ShownDays> {
  const { now } = wish
  const from = wish.from ? taipeiDate(wish.from) : taipeiDateOf(now)
  const to = wish.to ? taipeiDate(wish.to) : addDays(from, deviceDaysShown - 1)
  if (daysBetween(from, to) < 0) return { ok: false, field: 'to', message: 'field.range' }
  if (daysBetween(from, to) >= deviceDaysShownMax) return { ok: false, field: 'to', message: 'field.range_too_long' }
  if (wish.seat !== undefined && !device.seats.some(({ id }) => id === wish.seat)) {
    return { ok: false, field: 'seat', message: 'field.choice' }
  }
  const span = [instantAt(from, '00:00'), instantAt(addDays(to, 1), '00:00')] as const
  const [rules, held, own] = await Promise.all([
    openingRules(db, from, to),
    heldHours(db, device.id, ...span),
    caller ? hoursOfMember(db, caller.id, ...span) : [],
  ])
  const days = presentDays({
    device,
    days: daysFromTo(from, to),
    rules,
    held,
    own: new Set(own.map((hour) => hour.getTime())),
    seatId: wish.seat,
    now,
  })
  return { ok: true, days }
}
