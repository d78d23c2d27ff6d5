import type { RentQuote } from '@koma/contract/rent.ts'
import { balanceOf, planSpending } from '@koma/domain/point-lots.ts'
import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { Db } from '../../../platform/db.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import { lotsOf } from '../../points/public.ts'
import type { RentFactsBook } from '../queries/facts.ts'
import { planBooking, type PlanRefusal, type WishedBooking } from './plan-booking.ts'

/** The price, the lots that would pay it and the balance after; books nothing. */
export async function quoteRent(
  db: Db,
  facts: RentFactsBook,
  member: MemberCaller,
  wish: WishedBooking,
): Promise<{ readonly ok: true; readonly quote: RentQuote } | PlanRefusal> {
  const plan = await planBooking(db, facts, member, wish)
  if (!plan.ok) return plan
  const lots = await lotsOf(db, member.id)
  const balance = balanceOf(lots, member.now).total
  const spending = plan.points > 0 ? planSpending(lots, plan.points, member.now) : { ok: true as const, takes: [] }
  const takes = spending.ok ? spending.takes : []
  return {
    ok: true,
    quote: {
      units: plan.slots.length,
      points_per_unit: plan.pointsPerUnit,
      points: plan.points,
      balance,
      balance_after: Math.max(0, balance - plan.points),
      missing: Math.max(0, plan.points - balance),
      lots: takes.map(({ lotId, points }) => {
        const lot = lots.find(({ id }) => id === lotId)!
        return {
          id: lot.id,
          source: lot.source,
          points,
          remaining_after: lot.remaining - points,
          expires_on: lot.expiresAt ? taipeiDateOf(lot.expiresAt) : null,
        }
      }),
    },
  }
}
