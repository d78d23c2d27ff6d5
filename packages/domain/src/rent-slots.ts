import { isOpen, openingOf, sessionsOf, type OpeningHours, type OpeningRules } from './opening-hours.ts'
import { bookingSpanDaysMax } from './rent-rules.ts'
import {
  daysBetween,
  daysFromTo,
  hourMs,
  instantAt,
  taipeiDateOf,
  type Instant,
  type TaipeiDate,
} from './taipei-time.ts'

/** What a device is booked by: the hour, or the session of product §9. Decision: workstations and equipment */
export type RentUnit = 'hour' | 'session'

/** One unit of time: from `startsAt` to just before `endsAt`. */
export type RentSlot = { readonly startsAt: Instant; readonly endsAt: Instant }

export type SlotsRefusal =
  | 'rent.invalid_time'
  | 'rent.span_too_long'
  | 'rent.crosses_closed_day'
  | 'rent.outside_opening'

export type SlotsBetween =
  | { readonly ok: true; readonly slots: readonly RentSlot[] }
  | { readonly ok: false; readonly reason: SlotsRefusal }

export type WishedTime = {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly unit: RentUnit
  readonly rules: OpeningRules
}

/**
 * The units of a day in order; none when the centre is closed. Hours are clock hours wholly inside the
 * opening hours (a day that opens at 10:30 begins with 11:00), so the grid is the same on every day.
 */
export function slotsOfDay(rules: OpeningRules, date: TaipeiDate, unit: RentUnit): RentSlot[] {
  if (unit === 'session')
    return sessionsOf(rules, date).map(({ starts, ends }) => ({
      startsAt: instantAt(date, starts),
      endsAt: instantAt(date, ends),
    }))
  const opening = openingOf(rules, date)
  return isOpen(opening) ? clockHoursOf(date, opening) : []
}

/**
 * Every open unit between the two instants, in order, at least one. Refused, in this order: an end that is
 * not after the start; more than 3 calendar days; a closed day among them (also when it is the only one);
 * an end of the booking outside that day's hours; an end that is not the edge of a unit.
 * Source: product §5, §9. Decision: workstations and equipment
 */
export function slotsBetween({ startsAt, endsAt, unit, rules }: WishedTime): SlotsBetween {
  // Written so that an invalid Date, which compares false with everything, is refused too.
  if (!(startsAt < endsAt)) return { ok: false, reason: 'rent.invalid_time' }
  const firstDay = taipeiDateOf(startsAt)
  // A booking that ends at midnight ends with the day before, not on the new one.
  const lastDay = taipeiDateOf(new Date(endsAt.getTime() - 1))
  if (daysBetween(firstDay, lastDay) >= bookingSpanDaysMax) return { ok: false, reason: 'rent.span_too_long' }

  const days = daysFromTo(firstDay, lastDay)
  if (days.some((day) => !isOpen(openingOf(rules, day)))) return { ok: false, reason: 'rent.crosses_closed_day' }
  if (!isInHours(startsAt, firstDay, rules, 'start') || !isInHours(endsAt, lastDay, rules, 'end'))
    return { ok: false, reason: 'rent.outside_opening' }

  const slots = days
    .flatMap((day) => slotsOfDay(rules, day, unit))
    .filter((slot) => slot.startsAt >= startsAt && slot.endsAt <= endsAt)
  const isWhole =
    slots[0]?.startsAt.getTime() === startsAt.getTime() && slots.at(-1)?.endsAt.getTime() === endsAt.getTime()
  return isWhole ? { ok: true, slots } : { ok: false, reason: 'rent.invalid_time' }
}

/** The clock hours that the units cover, in order: what a booking holds of its seat. */
export const hoursOf = (slots: readonly RentSlot[]): Instant[] =>
  slots.flatMap(({ startsAt, endsAt }) =>
    Array.from(
      { length: (endsAt.getTime() - startsAt.getTime()) / hourMs },
      (_, index) => new Date(startsAt.getTime() + index * hourMs),
    ),
  )

function clockHoursOf(date: TaipeiDate, { opens, closes }: OpeningHours): RentSlot[] {
  const opensAt = instantAt(date, opens).getTime()
  const closesAt = instantAt(date, closes).getTime()
  const slots: RentSlot[] = []
  for (let startsAt = Math.ceil(opensAt / hourMs) * hourMs; startsAt + hourMs <= closesAt; startsAt += hourMs)
    slots.push({ startsAt: new Date(startsAt), endsAt: new Date(startsAt + hourMs) })
  return slots
}

function isInHours(instant: Instant, day: TaipeiDate, rules: OpeningRules, edge: 'start' | 'end'): boolean {
  const opening = openingOf(rules, day)
  if (!isOpen(opening)) return false
  const opensAt = instantAt(day, opening.opens)
  const closesAt = instantAt(day, opening.closes)
  return edge === 'start' ? opensAt <= instant && instant < closesAt : opensAt < instant && instant <= closesAt
}
