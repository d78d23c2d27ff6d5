import { writeAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { endSessionsOf } from '../../auth/public.ts'
import { killCodesOf } from '../queries/codes.ts'
import { setPasswordHash, type Contact } from '../queries/contacts.ts'
import { tellMember } from './tell-member.ts'

/**
 * Sets a member's password in the caller's transaction, which holds the member's row: every session ends, every older
 * code and every change that waits for its link is dead, and the owner is told. Source: docs/guarantees.md I-28, I-29
 */
export async function applyPassword(
  deps: Pick<Deps, 'outbox' | 'config'>,
  tx: Tx,
  member: Contact,
  { hash, action, requestId }: { readonly hash: string; readonly action: string; readonly requestId: string },
): Promise<void> {
  const at = await setPasswordHash(tx, member.id, hash)
  await endSessionsOf(tx, member.id, action)
  await killCodesOf(tx, member.id)
  await writeAudit(tx, {
    actor: { kind: 'member', id: member.id, name: 'member' },
    action,
    subject: { kind: 'member', id: member.id },
    requestId,
  })
  await tellMember(deps, tx, member, { kind: 'password', at })
}
