import type { ErrorCode } from '@koma/contract/errors.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { endReview, grantMembership } from '../../members/public.ts'
import { presentVerdictMail } from '../present-mail.ts'
import { renewalById, writeVerdict, type RenewalRow } from '../queries/renewals.ts'
import { lockedStandingOf } from '../queries/standing.ts'

export interface RenewalVerdict {
  readonly id: string
  readonly action: 'approve' | 'reject'
  /** What the member is told; a refusal needs it. */
  readonly reason: string | null
  /** The version that was seen; undefined when the caller does not say. */
  readonly version: number | undefined
  readonly requestId: string
}

export type VerdictRefusal = {
  readonly ok: false
  readonly reason: Extract<ErrorCode, 'record.not_found' | 'version.stale' | 'renewal.state'>
}

/** Approves or refuses: with the next period, the audit entry and the mail, or nothing of it. Of two at once one decides. */
export async function decideRenewal(
  deps: Pick<Deps, 'db' | 'outbox' | 'config'>,
  staff: StaffCaller,
  verdict: RenewalVerdict,
): Promise<{ readonly ok: true; readonly renewal: RenewalRow } | VerdictRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    const found = await renewalById(tx, verdict.id)
    if (!found) return { ok: false, reason: 'record.not_found' }
    await lockedStandingOf(tx, found.member.id)
    const before = (await renewalById(tx, verdict.id))!
    if (verdict.version !== undefined && verdict.version !== before.version)
      return { ok: false, reason: 'version.stale' }
    const status = verdict.action === 'approve' ? 'review_passed' : 'review_failed'
    if (!(await writeVerdict(tx, { ...verdict, status, staffId: staff.id })))
      return { ok: false, reason: 'renewal.state' }
    const endsOn = await apply(tx, verdict, before)
    const after = (await renewalById(tx, verdict.id))!
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: `membership.${verdict.action}_renewal`,
      subject: { kind: 'member', id: before.member.id },
      before: { renewal: verdict.id, status: before.status, ends_on: before.endsOn },
      after: { renewal: verdict.id, status: after.status, ends_on: endsOn, reason: verdict.reason },
      requestId: verdict.requestId,
    })
    const { email, locale: language } = before.member
    const mail = mailPage(presentVerdictMail({ language, endsOn, reason: verdict.reason }, deps.config.publicUrl))
    await deps.outbox.write(tx, {
      channel: 'mail',
      to: email,
      language,
      ...mail,
      dedupeKey: `mail:renewal:${verdict.id}`,
    })
    return { ok: true, renewal: after }
  })
}

/** The last day of the period that it gives; null when it gives none. */
async function apply(tx: Tx, { action, id }: RenewalVerdict, { member }: RenewalRow): Promise<string | null> {
  if (action === 'reject') {
    await endReview(tx, member.id, null)
    return null
  }
  const { endsOn } = await grantMembership(tx, { memberId: member.id, memberClass: 'creator', cause: `renewal:${id}` })
  return endsOn
}
