import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import type { Tx } from '../../../platform/db.ts'
import { hasOpenReview, writeMembershipDecision } from '../queries/decisions.ts'
import { insertPeriod } from '../queries/periods.ts'

/** The classes that a review grants and that end. Decision: who may do what */
export type CreatorClass = Extract<MemberClass, 'associate_creator' | 'creator'>

export interface MembershipGrant {
  readonly memberId: string
  readonly memberClass: CreatorClass
  /** What brought it about, once for ever: `application:ID`. The same cause again changes nothing. */
  readonly cause: string
}

export interface GrantedPeriod {
  /** False when this cause has granted before: the period is that of the first time. */
  readonly isNew: boolean
  readonly startsOn: TaipeiDate
  /** The last day of it. */
  readonly endsOn: TaipeiDate
}

/**
 * One period of the class (12 months ⚙), in the caller's transaction: from today, or from the day after the one that
 * runs. Prices and benefits follow at once; the member is no longer "under review", unless another review waits. Audit entry and message are the
 * caller's, whose cause it is. Source: product §6. Decision: who may do what
 */
export async function grantMembership(
  tx: Tx,
  { memberId, memberClass, cause }: MembershipGrant,
): Promise<GrantedPeriod> {
  const period = await insertPeriod(tx, { memberId, memberClass, cause })
  if (await hasOpenReview(tx, memberId)) await writeMembershipDecision(tx, memberId, 'under_review')
  return period
}
