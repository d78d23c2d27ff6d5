import type { ErrorCode } from '@koma/contract/errors.ts'
import { renewedBy } from '@koma/domain/membership-renewal.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { recipientOf } from '../../../platform/recipient-of.ts'
import { grantMembership } from '../../members/public.ts'
import { statusOf } from '../policy.ts'
import { presentExtendedMail } from '../present-mail.ts'
import { lockedStandingOf } from '../queries/standing.ts'

export type ExtensionRefusal = {
  readonly ok: false
  readonly reason: Extract<ErrorCode, 'membership.not_extendable'>
}

/**
 * An associate creator goes on for another period, from 60 days ⚙ before the end, once an end: with the audit entry and the
 * mail, in the caller's transaction. Decision: who may do what
 */
export async function extendMembership(
  deps: Pick<Deps, 'settings' | 'outbox' | 'config'>,
  tx: Tx,
  caller: MemberCaller,
  requestId: string,
): Promise<{ readonly ok: true; readonly startedOn: string; readonly endsOn: string } | ExtensionRefusal> {
  const before = await lockedStandingOf(tx, caller.id)
  const { numbers } = await deps.settings.at(tx, caller.now)
  const { status } = statusOf(before, {
    isActivated: caller.activated,
    extendableDays: numbers['membership.extendable_days'],
  })
  if (status !== 'extendable' || renewedBy(before.memberClass) !== 'extending')
    return { ok: false, reason: 'membership.not_extendable' }
  const cause = `extension:${caller.id}:${before.endsOn}`
  const { endsOn } = await grantMembership(tx, { memberId: caller.id, memberClass: 'associate_creator', cause })
  await writeAudit(tx, {
    actor: { kind: 'member', id: caller.id, name: 'member' },
    action: 'membership.extend',
    subject: { kind: 'member', id: caller.id },
    before: { class: before.memberClass, ends_on: before.endsOn },
    after: { class: before.memberClass, ends_on: endsOn },
    requestId,
  })
  const { email, language } = await recipientOf(tx, caller.id)
  const mail = mailPage(
    presentExtendedMail({ language, memberClass: before.memberClass, endsOn }, deps.config.publicUrl),
  )
  await deps.outbox.write(tx, { channel: 'mail', to: email, language, ...mail, dedupeKey: `mail:${cause}` })
  return { ok: true, startedOn: before.startedOn!, endsOn }
}
