import { writeAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/db.ts'
import { endSessionsOfClient } from '../../auth/public.ts'
import { deleteConsent } from '../queries/consents.ts'

/** Takes an app's access away: its sessions and codes of this member are dead at once. False when it has none. */
export async function revokeApp(
  db: Db,
  {
    memberId,
    clientId,
    requestId,
  }: { readonly memberId: string; readonly clientId: string; readonly requestId: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await deleteConsent(tx, memberId, clientId))) return false
    await endSessionsOfClient(tx, { clientId, memberId, because: 'access taken back' })
    await writeAudit(tx, {
      actor: { kind: 'member', id: memberId, name: 'member' },
      action: 'member.revoke_app',
      subject: { kind: 'member', id: memberId },
      before: { client: clientId },
      requestId,
    })
    return true
  })
}
