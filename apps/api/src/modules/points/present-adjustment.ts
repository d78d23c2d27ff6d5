import type { Adjustment } from '@koma/contract/staff.ts'
import { roleMay } from '@koma/domain/staff-roles.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { StaffCaller } from '../../platform/callers.ts'
import type { AdjustmentRow } from './queries/adjustments.ts'

/** An adjustment with what this caller may do about it: nothing once decided; of their own, only take it back. */
export function presentAdjustment(row: AdjustmentRow, staff: StaffCaller): Adjustment {
  return {
    id: row.id,
    member: { ...row.member },
    points: row.points,
    source: row.source,
    reason: row.reason,
    status: row.status,
    requested_by: row.requestedBy,
    decided_by: row.decidedBy,
    decision_note: row.decisionNote,
    balance: row.balance,
    actions: row.status === 'waiting' ? actionsOf(row, staff) : [],
    created_at: formatTaipeiDateTime(row.createdAt),
    version: row.version,
  }
}

function actionsOf(row: AdjustmentRow, { id, role }: StaffCaller): Adjustment['actions'] {
  if (row.requestedById === id) return roleMay(role, 'members.adjust_points') ? ['withdraw'] : []
  return roleMay(role, 'members.approve_adjustment') ? ['approve', 'reject'] : []
}
