import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockToMail } from '../queries/mails.ts'
import { oldUser, type OldUserRow } from '../queries/records.ts'
import { inviteOldUser } from './invite-old-user.ts'

export interface ResendWish {
  readonly id: string
  readonly version: number | undefined
  readonly requestId: string
}

/** Another mail with a new link, at once; nobody who has moved gets one. */
export async function resendInvitation(
  deps: Deps,
  staff: StaffCaller,
  { id, version, requestId }: ResendWish,
): Promise<
  | { readonly ok: true; readonly row: OldUserRow }
  | { readonly ok: false; readonly reason: 'record.not_found' | 'version.stale' | 'old_user.used' }
> {
  return deps.db.transaction().execute(async (tx) => {
    const before = await oldUser(tx, id)
    if (!before) return { ok: false, reason: 'record.not_found' }
    if (before.member !== null) return { ok: false, reason: 'old_user.used' }
    const target = await lockToMail(tx, id, version)
    if (!target) return { ok: false, reason: 'version.stale' }
    await inviteOldUser(deps, tx, target)
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'old_user.resend',
      subject: { kind: 'old_user', id },
      before: { status: before.status },
      after: { status: 'mailed' },
      requestId,
    })
    return { ok: true, row: (await oldUser(tx, id))! }
  })
}
