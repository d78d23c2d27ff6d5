import { randomInt } from 'node:crypto'
import type { ErrorCode } from '@koma/contract/errors.ts'
import type { RentAnswer } from '@koma/contract/rent.ts'
import { displayNumber, serialMax } from '@koma/domain/display-number.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { bookRent } from '../queries/book.ts'
import type { RentFactsBook } from '../queries/facts.ts'
import { findAlternatives, type Alternative } from './find-alternatives.ts'
import { planBooking, type PlanRefusal, type PlannedBooking, type WishedBooking } from './plan-booking.ts'

export type BookingRefusal =
  | PlanRefusal
  | {
      readonly ok: false
      readonly reason: Extract<ErrorCode, 'rent.overlap_own' | 'rent.limit' | 'points.not_enough'>
    }
  | { readonly ok: false; readonly reason: 'rent.unavailable'; readonly alternatives: readonly Alternative[] }

/** Books one seat for all its hours and takes the points, at once or not at all. Source: product §4, §9 */
export async function bookSeat(
  db: Db | Tx,
  facts: RentFactsBook,
  member: MemberCaller,
  wish: WishedBooking,
): Promise<{ readonly ok: true; readonly rent: RentAnswer } | BookingRefusal> {
  const plan = await planBooking(db, facts, member, wish)
  if (!plan.ok) return plan
  const order = {
    id: uuid7(),
    number: displayNumber('R', randomInt(serialMax)),
    memberId: member.id,
    deviceId: plan.device.id,
    seatId: wish.seat_id,
    hours: plan.hours,
    startsAt: plan.startsAt,
    endsAt: plan.endsAt,
    units: plan.slots.length,
    points: plan.points,
  }
  const result = await bookRent(db, order)
  if (result.outcome === 'rent.unavailable') {
    const alternatives = await findAlternatives(db, facts, member, plan)
    return { ok: false, reason: 'rent.unavailable', alternatives }
  }
  if (result.outcome !== 'booked') return { ok: false, reason: result.outcome }
  return { ok: true, rent: answer(order.id, order.number, plan, result.seatId, result.balance) }
}

function answer(id: string, number: string, plan: PlannedBooking, seatId: number, balance: number): RentAnswer {
  return {
    id,
    number,
    status: 'booked',
    points: plan.points,
    balance,
    seat: plan.device.seats.find((seat) => seat.id === seatId)!,
    starts_at: formatTaipeiDateTime(plan.startsAt),
    ends_at: formatTaipeiDateTime(plan.endsAt),
  }
}
