import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { holdDeskItem } from '../queries/desk.ts'
import { writeLock } from '../queries/locks.ts'
import type { ItemResult } from './change-item.ts'

/**
 * Says that somebody writes an item, or goes on doing so. Somebody else's lock is shown and left alone, unless it is to
 * be taken over, which the audit log tells. Gives the item with whoever holds it now.
 */
export async function takeLock(
  db: Db,
  staff: StaffCaller,
  { id, takeOver, requestId }: { readonly id: number; readonly takeOver: boolean; readonly requestId: string },
): Promise<ItemResult> {
  return db.transaction().execute(async (tx) => {
    const item = await holdDeskItem(tx, id)
    if (!item) return { ok: false, reason: 'record.not_found' }
    if (item.trashedAt) return { ok: false, reason: 'content.state' }
    const isAnothers = item.lock !== null && item.lock.staffId !== staff.id
    if (isAnothers && !takeOver) return { ok: true, item }
    await writeLock(tx, id, staff)
    if (isAnothers) {
      await writeAudit(tx, {
        actor: { kind: 'staff', id: staff.id, name: staff.username },
        action: 'content.take_over',
        subject: { kind: 'content', id: String(id) },
        before: { editor: item.lock.by },
        after: { editor: staff.name },
        requestId,
      })
    }
    return { ok: true, item: (await holdDeskItem(tx, id))! }
  })
}
