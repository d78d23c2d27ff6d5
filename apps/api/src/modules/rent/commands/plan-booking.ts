import type { ErrorCode } from '@koma/contract/errors.ts'
import { pointsFor, pointsPerUnitFor } from '@koma/domain/member-classes.ts'
import { isPast, tooFarAhead } from '@koma/domain/rent-rules.ts'
import { hoursOf, slotsBetween, type RentSlot } from '@koma/domain/rent-slots.ts'
import { parseTaipeiDateTime, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { mayRent, type ClassRefusal } from '../policy.ts'
import type { DeviceRow } from '../queries/devices.ts'
import type { RentFactsBook } from '../queries/facts.ts'

export interface WishedBooking {
  readonly device_id: number
  readonly seat_id?: number | undefined
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Taipei. */
  readonly starts_at: string
  readonly ends_at: string
}

export interface PlannedBooking {
  readonly ok: true
  readonly device: DeviceRow
  readonly startsAt: Date
  readonly endsAt: Date
  readonly slots: readonly RentSlot[]
  readonly hours: readonly Date[]
  readonly pointsPerUnit: number
  readonly points: number
}

export type PlanRefusal =
  | {
      readonly ok: false
      readonly reason: Extract<
        ErrorCode,
        | 'record.not_found'
        | 'rent.invalid_time'
        | 'rent.span_too_long'
        | 'rent.crosses_closed_day'
        | 'rent.outside_opening'
        | 'rent.in_past'
        | 'rent.too_far_ahead'
      >
    }
  | ClassRefusal

/**
 * What a booking would take and cost, by every rule that needs no lock. Refusals in the order of api.md: what was sent
 * (422), who asks (403), what exists (404). Source: product §5, §9, Decision: workstations and equipment
 */
export async function planBooking(
  db: Db | Tx,
  facts: RentFactsBook,
  member: MemberCaller,
  wish: WishedBooking,
): Promise<PlannedBooking | PlanRefusal> {
  const startsAt = parseTaipeiDateTime(wish.starts_at)
  const endsAt = parseTaipeiDateTime(wish.ends_at)
  if (!startsAt || !endsAt) return { ok: false, reason: 'rent.invalid_time' }
  const device = await facts.device(db, wish.device_id)
  if (!device) return { ok: false, reason: 'record.not_found' }
  if (wish.seat_id !== undefined && !device.seats.some(({ id }) => id === wish.seat_id)) {
    return { ok: false, reason: 'record.not_found' }
  }

  const between = slotsBetween({
    startsAt,
    endsAt,
    unit: device.unit,
    rules: await facts.rules(db, taipeiDateOf(startsAt), taipeiDateOf(endsAt)),
  })
  if (!between.ok) return between
  if (isPast(startsAt, member.now)) return { ok: false, reason: 'rent.in_past' }
  const lastDay = taipeiDateOf(new Date(endsAt.getTime() - 1))
  const { terms } = await facts.settings(db, member.now)
  if (tooFarAhead(lastDay, taipeiDateOf(member.now), member.class, terms))
    return { ok: false, reason: 'rent.too_far_ahead' }
  const allowed = mayRent(member.class, device)
  if (!allowed.ok) return allowed

  return {
    ok: true,
    device,
    startsAt,
    endsAt,
    slots: between.slots,
    hours: hoursOf(between.slots),
    pointsPerUnit: pointsPerUnitFor(device.pointsPerUnit, member.class, terms),
    points: pointsFor(device.pointsPerUnit, between.slots.length, member.class, terms),
  }
}
