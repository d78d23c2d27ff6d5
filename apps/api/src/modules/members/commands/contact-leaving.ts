import type { StaffCaller } from '../../../platform/callers.ts'
import { writeContact } from '../queries/deletion-steps.ts'
import { handleDeletion, type DeletionOrder, type LeavingDeps } from './handle-deletion.ts'

/** Somebody has spoken with the member, and both know what becomes of the points. Source: product §9 */
export const contactLeaving = (deps: LeavingDeps, staff: StaffCaller, order: Omit<DeletionOrder, 'action'>) =>
  handleDeletion(deps, staff, { ...order, action: 'contact' }, async (tx) => {
    await writeContact(tx, order.id, staff.id)
    return { ok: true }
  })
