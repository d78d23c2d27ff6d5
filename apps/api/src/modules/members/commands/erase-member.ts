import type { StaffCaller } from '../../../platform/callers.ts'
import { eraseAndClose, giveUpPoints, takeLapsed } from '../queries/deletion-steps.ts'
import { handleDeletion, type DeletionOrder, type LeavingDeps } from './handle-deletion.ts'

/**
 * Erases whatever tells who the member was, in every table and in the outbox. What is kept for its money (bookings,
 * points, the settlement) belongs to a row without identity. Refused while anything is still to come or unsettled; the
 * database refuses it too while there are points. Decision: accounts "Deleting"
 */
export const eraseMember = (deps: LeavingDeps, staff: StaffCaller, order: Omit<DeletionOrder, 'action'>) =>
  handleDeletion(deps, staff, { ...order, action: 'erase' }, async (tx, before) => {
    const { id, memberId } = before
    if (before.liveBookings > 0) return { ok: false, reason: 'deletion.live_bookings' }
    // Points may have come after the settlement: what was bought is paid back or given up, lot by lot.
    if (before.unsettledPoints > 0) return { ok: false, reason: 'deletion.unsettled' }
    await giveUpPoints(tx, id)
    await takeLapsed(tx, memberId, `deletion:${id}:lapse`)
    await eraseAndClose(tx, { id, memberId, staffId: staff.id })
    return { ok: true }
  })
