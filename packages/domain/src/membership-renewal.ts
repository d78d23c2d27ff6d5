import type { MemberClass } from './member-classes.ts'
import type { TaipeiDate } from './taipei-time.ts'

/** What becomes of a renewal that a creator asks for. Source: product §4 "Creator renewal" */
export const renewalStatuses = ['under_review', 'review_passed', 'review_failed'] as const
export type RenewalStatus = (typeof renewalStatuses)[number]

/** Working days within which staff review it. Source: product §9 "Review" */
export const renewalReviewWorkingDays = 7

/**
 * How a class goes on after its end: the associate creator extends it alone, the creator shows a commercial publication
 * that staff review; loyal comes by spending again, general never ends. Decision: who may do what
 */
export function renewedBy(memberClass: MemberClass): 'extending' | 'renewal' | null {
  if (memberClass === 'associate_creator') return 'extending'
  return memberClass === 'creator' ? 'renewal' : null
}

/** Whether the publication fell into the membership that is to go on. Source: product §4 */
export const isDuringMembership = (publishedOn: TaipeiDate, startedOn: TaipeiDate, today: TaipeiDate): boolean =>
  publishedOn >= startedOn && publishedOn <= today
