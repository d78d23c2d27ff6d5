import { adjustmentActions, type Adjustment } from '@koma/contract/staff.ts'
import { roleMay } from '@koma/domain/staff-roles.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { StaffCaller } from '../../platform/callers.ts'
import type { AdjustmentRow } from './queries/adjustments.ts'

/** An adjustment with what this caller may decide about it: nothing once decided, nothing about their own. */
export function presentAdjustment(row: AdjustmentRow, staff: StaffCaller): Adjustment {
  const mayDecide =
    row.status === 'waiting' && row.requestedById !== staff.id && roleMay(staff.role, 'members.approve_adjustment')
  return {
    id: row.id,
    member: { ...row.member },
    points: row.points,
    source: row.source,
    reason: row.reason,
    status: row.status,
    requested_by: row.requestedBy,
    decided_by: row.decidedBy,
    balance: row.balance,
    actions: mayDecide ? [...adjustmentActions] : [],
    created_at: formatTaipeiDateTime(row.createdAt),
    version: row.version,
  }
}
