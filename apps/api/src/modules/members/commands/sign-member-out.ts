import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { endSessionsOf } from '../../auth/public.ts'
import { lockMember } from '../../../platform/lock-member.ts'

/**
 * Ends every session of a member who has lost a phone or reports somebody else in the account; staff have made sure who
 * asks. False when there is no such member. Source: docs/guarantees.md I-28
 */
export async function signMemberOut(
  db: Db,
  staff: StaffCaller,
  { memberId, requestId }: { readonly memberId: string; readonly requestId: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockMember(tx, memberId))) return false
    await endSessionsOf(tx, memberId, 'signed out by staff')
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'member.sign_out',
      subject: { kind: 'member', id: memberId },
      requestId,
    })
    return true
  })
}
