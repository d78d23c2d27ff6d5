import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { writeContact } from '../queries/staff-deletions.ts'
import { handleDeletion, type DeletionOrder } from './handle-deletion.ts'

/** Somebody has spoken with the member, and both know what becomes of the points. Source: product §9 */
export const contactLeaving = (db: Db, staff: StaffCaller, order: Omit<DeletionOrder, 'action'>) =>
  handleDeletion(db, staff, { ...order, action: 'contact' }, async (tx) => {
    await writeContact(tx, order.id, staff.id)
    return { ok: true }
  })
