import type { MemberClass, TermsByClass } from './member-classes.ts'
import { isFinal, type RentKind, type RentStatus } from './rent-states.ts'
import { daysBetween, hourMs, minuteMs, type Instant, type TaipeiDate } from './taipei-time.ts'

/** Consecutive calendar days of one booking at most. Source: product §5, §9 */
export const bookingSpanDaysMax = 3

/** Days that GET /device/{id} shows when none are asked for, and at most. Decision: api.md, space, consultation, rent */
export const deviceDaysShown = 14
export const deviceDaysShownMax = 62

/** The facts of a rent from which its status follows; null is "has not happened". */
export type RentFacts = {
  readonly kind: RentKind
  /** The status that was last written down. */
  readonly status: RentStatus
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly checkedInAt: Instant | null
  readonly handedOutAt: Instant | null
  readonly returnedAt: Instant | null
  readonly cancelledAt: Instant | null
}

/**
 * The status of a rent at an instant. It moves by itself, so it is right even when no job has written it
 * down: booked turns into not_arrived so many minutes after a start without check-in, and into over at the
 * end of a booking that was checked in. Lent equipment stays lending until it is taken back, however late.
 */
export function rentStatusAt(rent: RentFacts, now: Instant, notArrivedMinutes: number): RentStatus {
  if (rent.cancelledAt) return 'cancelled'
  if (rent.returnedAt) return 'returned'
  if (isFinal(rent.status)) return rent.status
  if (rent.handedOutAt) return 'lending'
  if (rent.status !== 'booked') return rent.status
  if (rent.checkedInAt) return now >= rent.endsAt ? 'over' : 'booked'
  return now >= lapsesAt(rent.startsAt, notArrivedMinutes) ? 'not_arrived' : 'booked'
}

/** Whether a booking that ends on `lastDay` reaches further ahead than the class allows. Decision: who may do what */
export const tooFarAhead = (
  lastDay: TaipeiDate,
  today: TaipeiDate,
  memberClass: MemberClass,
  terms: TermsByClass,
): boolean => daysBetween(today, lastDay) > terms[memberClass].bookableAheadDays

/** Whether a time has begun already and can no longer be booked. */
export const isPast = (startsAt: Instant, now: Instant): boolean => startsAt < now

/** The last instant at which the booking can be cancelled: the wire's `cancel_until`. Source: product §9 */
export const canCancelUntil = (startsAt: Instant, cancelHours: number): Instant =>
  new Date(startsAt.getTime() - cancelHours * hourMs)

/** Whether there is still time to cancel: up to and including that instant. Decision: workstations and equipment */
export const mayCancel = (now: Instant, startsAt: Instant, cancelHours: number): boolean =>
  now <= canCancelUntil(startsAt, cancelHours)

/** The instant from which a booking without check-in is not_arrived and the rest of its time is free. */
export const lapsesAt = (startsAt: Instant, afterMinutes: number): Instant =>
  new Date(startsAt.getTime() + afterMinutes * minuteMs)

/** Whether staff may say that nobody came: not before the booking has begun. */
export const mayMarkNotArrived = (now: Instant, startsAt: Instant): boolean => now >= startsAt
