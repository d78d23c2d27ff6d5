import { writeAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/db.ts'
import { withdrawDeletion } from '../queries/deletion.ts'

/** Keeps the account; without a wish to delete it there is nothing to do. Decision: accounts "Deleting" */
export async function undoDeletion(
  db: Db,
  { memberId, requestId }: { readonly memberId: string; readonly requestId: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await withdrawDeletion(tx, memberId))) return
    await writeAudit(tx, {
      actor: { kind: 'member', id: memberId, name: 'member' },
      action: 'member.undo_deletion',
      subject: { kind: 'member', id: memberId },
      before: { status: 'deletion_requested' },
      after: { status: 'active' },
      requestId,
    })
  })
}
