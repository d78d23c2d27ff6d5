import { rewardLotExpiresAt } from '@koma/domain/point-lots.ts'
import type { Tx } from '../../../platform/db.ts'
import { givePoints, takePoints, type AdjustmentSource } from '../queries/adjustments.ts'

export interface AppliedAdjustment {
  readonly id: string
  readonly memberId: string
  /** Positive: given; negative: taken, from reward lots first. */
  readonly points: number
  readonly source: AdjustmentSource
  readonly reason: string
  readonly rewardMonths: number
  readonly now: Date
}

/** Moves the points of an adjustment, once by its id; null when there are not enough to take. Decision: points */
export async function applyAdjustment(tx: Tx, adjustment: AppliedAdjustment): Promise<number | null> {
  const { id: adjustmentId, memberId, points, source, reason, rewardMonths, now } = adjustment
  if (points < 0) return takePoints(tx, { memberId, points: -points, adjustmentId, reason })
  const expiresAt = source === 'reward' ? rewardLotExpiresAt(now, rewardMonths) : null
  return givePoints(tx, { memberId, source, points, expiresAt, adjustmentId, reason })
}
