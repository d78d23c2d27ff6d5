import type { ErrorCode } from '@koma/contract/errors.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { adjustmentById, lockAdjustment, writeWithdrawal, type AdjustmentRow } from '../queries/adjustments.ts'

export interface Withdrawal {
  readonly adjustmentId: string
  /** The version that was seen; undefined when the caller does not say. */
  readonly version: number | undefined
  readonly requestId: string
}

export type WithdrawalAnswer =
  | { readonly ok: true; readonly adjustment: AdjustmentRow }
  | {
      readonly ok: false
      readonly reason: Extract<
        ErrorCode,
        'record.not_found' | 'version.stale' | 'adjustment.state' | 'adjustment.not_yours'
      >
    }

/** Whoever asked for an adjustment takes it back while it waits, with its audit entry. Decision: points */
export async function withdrawAdjustment(
  db: Db,
  staff: StaffCaller,
  { adjustmentId, version, requestId }: Withdrawal,
): Promise<WithdrawalAnswer> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockAdjustment(tx, adjustmentId))) return { ok: false, reason: 'record.not_found' }
    const before = (await adjustmentById(tx, adjustmentId))!
    if (version !== undefined && version !== before.version) return { ok: false, reason: 'version.stale' }
    if (before.status !== 'waiting') return { ok: false, reason: 'adjustment.state' }
    if (before.requestedById !== staff.id) return { ok: false, reason: 'adjustment.not_yours' }
    await writeWithdrawal(tx, adjustmentId)
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'points.withdraw_adjustment',
      subject: { kind: 'member', id: before.member.id },
      before: { adjustment: adjustmentId, status: before.status },
      after: { adjustment: adjustmentId, status: 'withdrawn', points: before.points, source: before.source },
      requestId,
    })
    return { ok: true, adjustment: (await adjustmentById(tx, adjustmentId))! }
  })
}
