import type { AuditEntry, StaffMe, StaffMessage } from '@koma/contract/staff.ts'
import { roleMay, staffPermissions, type StaffPermission } from '@koma/domain/staff-roles.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { StaffCaller } from '../../platform/callers.ts'
import type { AuditRow } from './queries/audit.ts'
import type { MessageRow } from './queries/messages.ts'

/** Who is signed in, and everything that the role may do: the console shows nothing else. */
export function presentMe({ id, username, name, role }: StaffCaller, adjustmentAloneMax: number): StaffMe {
  const all = Object.keys(staffPermissions) as StaffPermission[]
  const permissions = all.filter((permission) => roleMay(role, permission))
  return { id, username, name, role, permissions, adjustment_alone_max: adjustmentAloneMax }
}

export function presentAudit(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: formatTaipeiDateTime(row.at),
    actor: row.actor,
    action: row.action,
    subject_kind: row.subjectKind,
    subject_id: row.subjectId,
    before: row.before ?? null,
    after: row.after ?? null,
    request_id: row.requestId,
  }
}

export function presentMessage(row: MessageRow): StaffMessage {
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    error: row.lastError,
    created_at: formatTaipeiDateTime(row.createdAt),
    sent_at: row.sentAt === null ? null : formatTaipeiDateTime(row.sentAt),
  }
}
