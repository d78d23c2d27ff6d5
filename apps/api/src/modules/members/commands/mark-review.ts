import type { Tx } from '../../../platform/db.ts'
import { hasOpenReview, membershipDecision, writeMembershipDecision } from '../queries/decisions.ts'

/** What staff had decided about a membership before its review: nothing, or that it has ended early. */
export type DecisionBefore = 'ended' | null

/**
 * The membership is under review from now on. Gives what was decided before, which `endReview` takes back. The member is
 * locked by the caller. Source: product §4 "Membership"
 */
export async function beginReview(tx: Tx, memberId: string): Promise<DecisionBefore> {
  const before = await membershipDecision(tx, memberId)
  await writeMembershipDecision(tx, memberId, 'under_review')
  return before === 'ended' ? 'ended' : null
}

/**
 * A review is over without a new period: the membership is again what it was before, or goes on being under review while
 * one of the other kind waits. The review's own row says already that it is over.
 */
export async function endReview(tx: Tx, memberId: string, before: DecisionBefore): Promise<void> {
  await writeMembershipDecision(tx, memberId, (await hasOpenReview(tx, memberId)) ? 'under_review' : before)
}
