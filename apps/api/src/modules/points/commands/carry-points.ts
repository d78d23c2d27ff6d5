import { rewardLotExpiresAt } from '@koma/domain/point-lots.ts'
import { endOfDay, taipeiDate } from '@koma/domain/taipei-time.ts'
import type { Tx } from '../../../platform/db.ts'
import { grantCarried, rewardMonths } from '../queries/carried.ts'

/** What somebody had in the former system. */
export interface CarriedPoints {
  readonly memberId: string
  /** The number of the former system: its points come over once, whoever asks for them. */
  readonly oldId: string
  readonly purchased: number
  readonly reward: number
  /** The last day of the reward points; null where the former system did not say: they live as new ones do. */
  readonly rewardExpiresOn: string | null
  readonly now: Date
}

/**
 * One lot of each kind, each with a cause of its own that the ledger knows once for ever; what has expired meanwhile
 * stays behind. Gives what came now. Decision: points
 */
export async function carryPoints(
  tx: Tx,
  { memberId, oldId, purchased, reward, rewardExpiresOn, now }: CarriedPoints,
): Promise<{ readonly purchased: number; readonly reward: number }> {
  const expiresAt = rewardExpiresOn
    ? endOfDay(taipeiDate(rewardExpiresOn))
    : rewardLotExpiresAt(now, await rewardMonths(tx))
  const grant = (source: 'purchased' | 'reward', points: number, until: Date | null) =>
    points === 0 ? null : grantCarried(tx, { memberId, oldId, source, points, expiresAt: until })
  const isExpired = expiresAt <= now
  const came = {
    purchased: await grant('purchased', purchased, null),
    reward: isExpired ? null : await grant('reward', reward, expiresAt),
  }
  return { purchased: came.purchased === null ? 0 : purchased, reward: came.reward === null ? 0 : reward }
}
