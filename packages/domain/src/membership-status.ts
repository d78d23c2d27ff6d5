import { isAtLeast, type MemberClass } from './member-classes.ts'
import { addDays, type TaipeiDate } from './taipei-time.ts'

/** What a member's membership is in, in the words of product §4. */
export const membershipStatuses = ['not_activated', 'active', 'under_review', 'extendable', 'ended'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

export interface MembershipFacts {
  /** E-mail and mobile are both verified. */
  readonly isActivated: boolean
  readonly memberClass: MemberClass
  /** What staff have decided beside the dates; null when the dates tell all. */
  readonly decided: 'under_review' | 'ended' | null
  /** The last day; null for a class that never ends. */
  readonly endsOn: TaipeiDate | null
  /** Days before its end from which a membership of creators can be extended: the setting that holds. */
  readonly extendableDays: number
}

/** The status that counts on that day. The last day still belongs to the membership. Source: product §4 */
export function membershipStatusOn(today: TaipeiDate, membership: MembershipFacts): MembershipStatus {
  if (!membership.isActivated) return 'not_activated'
  if (membership.decided === 'under_review') return 'under_review'
  const { endsOn } = membership
  if (membership.decided === 'ended' || (endsOn !== null && endsOn < today)) return 'ended'
  return isExtendable(today, membership) ? 'extendable' : 'active'
}

/** The first day on which it can be extended; null for a class that is not. Decision: who may do what */
export function extendableFrom({
  memberClass,
  endsOn,
  extendableDays,
}: Pick<MembershipFacts, 'memberClass' | 'endsOn' | 'extendableDays'>): TaipeiDate | null {
  if (endsOn === null || !isAtLeast(memberClass, 'associate_creator')) return null
  return addDays(endsOn, -extendableDays)
}

function isExtendable(today: TaipeiDate, membership: MembershipFacts): boolean {
  const from = extendableFrom(membership)
  return from !== null && today >= from
}
