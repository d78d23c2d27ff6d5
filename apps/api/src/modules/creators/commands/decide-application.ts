import type { ErrorCode } from '@koma/contract/errors.ts'
import { creatorStatusAfter, type CreatorDecision, type CreatorFormField } from '@koma/domain/creator-application.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import { endReview, grantMembership } from '../../members/public.ts'
import { presentDecisionMail } from '../present-mail.ts'
import { writeCreatorProfile } from '../queries/profiles.ts'
import { reviewRow, type ReviewRow } from '../queries/review-queue.ts'
import { writeMove, type Move } from '../queries/writing.ts'
import { tellApplicant } from './tell-applicant.ts'

export interface Verdict {
  readonly id: string
  readonly decision: CreatorDecision
  /** What the member is told. */
  readonly reason: string | null
  readonly comments: Readonly<Partial<Record<CreatorFormField, string>>>
  /** The version that was seen; undefined when the caller does not say. */
  readonly version: number | undefined
  readonly requestId: string
}

export type VerdictRefusal = {
  readonly ok: false
  readonly reason: Extract<ErrorCode, 'record.not_found' | 'version.stale' | 'creator.state'>
}

/**
 * Returns, approves or refuses: with the class and its period, the profile, the history, the audit entry and the mail,
 * or nothing of it. Of two reviewers at once the second finds another version. Source: product §4, §6
 */
export async function decideApplication(
  deps: Pick<Deps, 'db' | 'outbox' | 'config'>,
  staff: StaffCaller,
  verdict: Verdict,
): Promise<{ readonly ok: true; readonly application: ReviewRow } | VerdictRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    const found = await reviewRow(tx, verdict.id)
    if (!found) return { ok: false, reason: 'record.not_found' }
    await lockMember(tx, found.memberId)
    const before = (await reviewRow(tx, verdict.id))!
    if (verdict.version !== undefined && verdict.version !== before.version)
      return { ok: false, reason: 'version.stale' }
    const status = creatorStatusAfter(before.status, verdict.decision, 'reviewer') as Move['status'] | undefined
    if (!status) return { ok: false, reason: 'creator.state' }
    const { id, reason, comments } = verdict
    await writeMove(tx, { id, status, reason, comments, staffId: staff.id })
    const endsOn = verdict.decision === 'approve' ? await admit(tx, before) : null
    if (verdict.decision !== 'approve') await endReview(tx, before.memberId, before.membershipBefore)
    const after = (await reviewRow(tx, id))!
    await noteVerdict(tx, staff, verdict, before, after)
    await tellApplicant(deps, tx, after, (locale) =>
      presentDecisionMail(verdict, { ...after, locale, endsOn }, deps.config.publicUrl),
    )
    return { ok: true, application: after }
  })
}

/** The class with its period, and the form as the creator's profile. Gives the last day of the period. */
async function admit(tx: Tx, { id, memberId, class: memberClass, form }: ReviewRow): Promise<string> {
  await writeCreatorProfile(tx, memberId, form!)
  const { endsOn } = await grantMembership(tx, { memberId, memberClass: memberClass!, cause: `application:${id}` })
  return endsOn
}

async function noteVerdict(tx: Tx, staff: StaffCaller, verdict: Verdict, before: ReviewRow, after: ReviewRow) {
  await writeAudit(tx, {
    actor: { kind: 'staff', id: staff.id, name: staff.username },
    action: `creators.${verdict.decision}`,
    subject: { kind: 'creator_application', id: verdict.id },
    before: { number: before.number, member: before.memberId, class: before.member.type, status: before.status },
    after: {
      number: after.number,
      member: after.memberId,
      class: after.member.type,
      status: after.status,
      reason: verdict.reason,
      comments: verdict.comments,
    },
    requestId: verdict.requestId,
  })
}
