import { deletionContactWorkingDays } from '@koma/domain/deletion-states.ts'
import { taipeiDate, taipeiDateOf, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { addWorkingDays } from '@koma/domain/working-days.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { giveBackAllTurns, takeAllTurns, type TooFast } from '../../../platform/turns.ts'
import { endSessionsOf } from '../../auth/public.ts'
import { workingCalendar } from '../../opening-hours/public.ts'
import { passwordTurns } from '../policy.ts'
import { presentDeletionMail } from '../present-deletion.ts'
import { contactOf } from '../queries/contacts.ts'
import { insertDeletion, lockForDeletion } from '../queries/deletion.ts'
import { hasJustSignedIn } from '../queries/sign-ins.ts'
import type { FormerRecords } from './handle-deletion.ts'

export interface DeletionWish {
  /** Undefined when nothing was sent: a sign-in of this moment proves as much. Source: api.md DELETE /member */
  readonly password: string | undefined
  readonly requestId: string
}

export type WishRefusal =
  | { readonly ok: false; readonly reason: 'no_password' }
  | { readonly ok: false; readonly reason: 'wrong_password' }
  | TooFast

/**
 * Takes down the wish, tells the member by mail and ends every session: signing in again and saying so undoes it. What
 * they left in the former system is part of the account from now on. Asked twice, the first time counts.
 * Source: product §9 "Account deletion contact". Decision: accounts "Deleting", 0021
 */
export async function requestDeletion(
  deps: Deps & { readonly former: FormerRecords },
  caller: MemberCaller,
  { password, requestId }: DeletionWish,
): Promise<{ readonly ok: true; readonly contactBy: TaipeiDate } | WishRefusal> {
  const { id: memberId } = caller
  const refusal = await refusalOf(deps, caller, password)
  if (refusal) return refusal

  return deps.db.transaction().execute(async (tx) => {
    const member = await lockForDeletion(tx, memberId)
    await endSessionsOf(tx, memberId, 'deletion requested')
    await deps.former.bringOver(tx, { memberId, requestId })
    if (member.contactBy !== null) return { ok: true, contactBy: taipeiDate(member.contactBy) }
    const calendar = await workingCalendar(tx)
    const contactBy = addWorkingDays(taipeiDateOf(member.now), deletionContactWorkingDays, calendar)
    const id = uuid7()
    await insertDeletion(tx, { id, memberId, contactBy })
    await writeAudit(tx, {
      actor: { kind: 'member', id: memberId, name: 'member' },
      action: 'member.request_deletion',
      subject: { kind: 'member', id: memberId },
      before: { status: 'active' },
      after: { status: 'deletion_requested', contact_by: contactBy },
      requestId,
    })
    const mail = presentDeletionMail(deps.config.publicUrl, member.locale, contactBy)
    const message = { channel: 'mail', to: member.email, language: member.locale, ...mail } as const
    await deps.outbox.write(tx, { ...message, dedupeKey: `mail:deletion:${id}` })
    return { ok: true, contactBy }
  })
}

/** Why it is not sure that the member asks, and not somebody at an open browser; undefined when it is. */
async function refusalOf(
  deps: Deps,
  caller: MemberCaller,
  password: string | undefined,
): Promise<WishRefusal | undefined> {
  if (password === undefined) {
    return (await hasJustSignedIn(deps.db, caller.sessionId)) ? undefined : { ok: false, reason: 'no_password' }
  }
  const turns = passwordTurns(caller.id)
  const turn = await takeAllTurns(deps.limits, turns)
  if (!turn.ok) return turn
  const member = (await contactOf(deps.db, caller.id))!
  if (!(await deps.passwords.matches(member.passwordHash, password))) return { ok: false, reason: 'wrong_password' }
  await giveBackAllTurns(deps.limits, turns)
  return undefined
}
