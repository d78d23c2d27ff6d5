import { slotsOfDay } from '@koma/domain/rent-slots.ts'
import {
  addDays,
  daysBetween,
  daysFromTo,
  formatTaipeiDateTime,
  instantAt,
  taipeiDateOf,
} from '@koma/domain/taipei-time.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import { nearestFree } from '@koma/domain/nearest-free.ts'
import { heldHours, hoursOfMember } from '../queries/availability.ts'
import type { RentFactsBook } from '../queries/facts.ts'
import type { PlannedBooking } from './plan-booking.ts'

/** How far around the wished day to look, and how many times to offer. */
const daysAround = 4
const alternativesMax = 3

export interface Alternative {
  readonly device_id: number
  readonly seat: { readonly id: number; readonly name: string }
  readonly starts_at: string
  readonly ends_at: string
}

/** The nearest times (or another seat at the same time) that the member could book instead; what is offered is free now. */
export async function findAlternatives(
  db: Db | Tx,
  facts: RentFactsBook,
  member: MemberCaller,
  { device, slots, startsAt, endsAt }: PlannedBooking,
): Promise<readonly Alternative[]> {
  const today = taipeiDateOf(member.now)
  const wished = taipeiDateOf(startsAt)
  const earliest = addDays(wished, -daysAround)
  const latest = addDays(wished, daysAround)
  const { terms } = await facts.settings(db, member.now)
  const lastBookable = addDays(today, terms[member.class].bookableAheadDays)
  const from = earliest < today ? today : earliest
  const to = latest > lastBookable ? lastBookable : latest
  const span = [instantAt(from, '00:00'), instantAt(addDays(to, 1), '00:00')] as const

  const rules = await facts.rules(db, from, to)
  const held = await heldHours(db, device.id, ...span)
  const own = new Set((await hoursOfMember(db, member.id, ...span)).map((hour) => hour.getTime()))
  const taken = new Set(held.map(({ seatId, start }) => `${seatId}:${start.getTime()}`))
  const found = nearestFree({
    slots: daysFromTo(from, to)
      .flatMap((day) => slotsOfDay(rules, day, device.unit))
      .filter((slot) => slot.startsAt >= member.now),
    units: slots.length,
    days: daysBetween(wished, taipeiDateOf(new Date(endsAt.getTime() - 1))) + 1,
    seatIds: device.seats.map(({ id }) => id),
    isFree: (seatId, hour) => !own.has(hour) && !taken.has(`${seatId}:${hour}`),
    near: startsAt,
    max: alternativesMax,
  })
  return found.map((free) => ({
    device_id: device.id,
    seat: device.seats.find(({ id }) => id === free.seatId)!,
    starts_at: formatTaipeiDateTime(free.startsAt),
    ends_at: formatTaipeiDateTime(free.endsAt),
  }))
}
