import type { ErrorCode } from '@koma/contract/errors.ts'
import { deletionActionsOf, type DeletionAction } from '@koma/domain/deletion-states.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockStaffDeletion, noteArrival } from '../queries/deletion-steps.ts'
import { staffDeletion, type StaffDeletionRow } from '../queries/staff-deletions.ts'

/** What somebody who leaves had in the former system and never moved; the module of old users brings it. Decision: 0021 */
export interface FormerRecords {
  /**
   * Moves the records that are provably the member's into the account, with points and class, in the caller's
   * transaction, which holds the member's row. Gives how many came.
   */
  bringOver(tx: Tx, move: { readonly memberId: string; readonly requestId: string }): Promise<number>
}

/** What every step works with. */
export type LeavingDeps = Pick<Deps, 'db'> & { readonly former: FormerRecords }

/** What a member of staff does with a request that they have seen. */
export interface DeletionOrder {
  readonly id: string
  readonly action: DeletionAction
  /** The version that was seen; undefined when the caller does not say. */
  readonly version: number | undefined
  readonly requestId: string
}

export type DeletionRefusal =
  | {
      readonly ok: false
      readonly reason: Extract<
        ErrorCode,
        'record.not_found' | 'version.stale' | 'deletion.state' | 'deletion.unsettled' | 'deletion.live_bookings'
      >
    }
  | {
      readonly ok: false
      readonly reason: 'validation.failed'
      readonly errors: Readonly<Record<string, readonly string[]>>
    }

/**
 * The frame of every step: the member and the request are locked, the step is possible in this state, and the audit log
 * learns of it, without a word about who the member was. What a list of the former system has brought meanwhile is moved
 * into the account first; then staff look again before they decide. Decision: accounts "Deleting", 0021
 */
export function handleDeletion(
  { db, former }: LeavingDeps,
  staff: StaffCaller,
  order: DeletionOrder,
  step: (tx: Tx, before: StaffDeletionRow) => Promise<{ readonly ok: true } | DeletionRefusal>,
): Promise<{ readonly ok: true; readonly deletion: StaffDeletionRow } | DeletionRefusal> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockStaffDeletion(tx, order.id))) return { ok: false, reason: 'record.not_found' }
    const before = (await staffDeletion(tx, order.id))!
    if (order.version !== undefined && order.version !== before.version) return { ok: false, reason: 'version.stale' }
    if (!deletionActionsOf(before.status).includes(order.action)) return { ok: false, reason: 'deletion.state' }
    if ((await former.bringOver(tx, { memberId: before.memberId, requestId: order.requestId })) > 0) {
      await noteArrival(tx, order.id)
      return { ok: false, reason: 'version.stale' }
    }
    const result = await step(tx, before)
    if (!result.ok) return result
    const after = (await staffDeletion(tx, order.id))!
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: `member.${order.action}_leaving`,
      subject: { kind: 'member', id: before.memberId },
      before: factsOf(before),
      after: factsOf(after),
      requestId: order.requestId,
    })
    return { ok: true, deletion: after }
  })
}

const factsOf = (row: StaffDeletionRow) => ({
  status: row.status,
  purchased_points: row.purchasedPoints,
  reward_points: row.rewardPoints,
  settlement: row.settlement,
  settled_points: row.settledPoints,
  settlement_reference: row.settlementReference,
})
