import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { eraseAndClose, takeAllPoints, type StaffDeletionRow } from '../queries/staff-deletions.ts'
import { handleDeletion, type DeletionOrder } from './handle-deletion.ts'

/**
 * Erases whatever tells who the member was, in every table and in the outbox. What is kept for its money (bookings,
 * points, the settlement) belongs to a row without identity. Refused while anything is still to come or unsettled; the
 * database refuses it too while there are points. Decision: accounts "Deleting"
 */
export const eraseMember = (db: Db, staff: StaffCaller, order: Omit<DeletionOrder, 'action'>) =>
  handleDeletion(db, staff, { ...order, action: 'erase' }, async (tx, before) => {
    const { id, memberId } = before
    if (before.liveBookings > 0) return { ok: false, reason: 'deletion.live_bookings' }
    if (!isSettled(before)) return { ok: false, reason: 'deletion.unsettled' }
    const given = { memberId, as: 'adjustment' as const }
    await takeAllPoints(tx, { ...given, source: 'purchased', cause: `deletion:${id}:waiver` })
    await takeAllPoints(tx, { ...given, source: 'reward', cause: `deletion:${id}:lapse` })
    await eraseAndClose(tx, { id, memberId, staffId: staff.id })
    return { ok: true }
  })

/** Nothing bought is left that was neither paid back nor given up: points may have come after the settlement. */
const isSettled = ({ settlement, settledPoints, purchasedPoints }: StaffDeletionRow): boolean =>
  settlement === 'waiver' ? purchasedPoints <= (settledPoints ?? 0) : purchasedPoints === 0
