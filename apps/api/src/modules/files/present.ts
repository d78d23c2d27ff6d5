import type { Draft, FileRecord, StaffFile } from '@koma/contract/files.ts'
import type { FilePurpose } from '@koma/domain/file-purposes.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { FileRow } from './queries/files.ts'
import type { StaffFileRow } from './queries/staff-files.ts'

/** The wire form of a file: nothing of where it is kept. Source: api.md "File" */
export function presentFile({ id, name, size, state }: Pick<FileRow, keyof FileRecord>): FileRecord {
  return { id, name, size, state }
}

/** The wire form of a draft. */
export function presentDraft(row: FileRow): Draft {
  return { ...presentFile(row), purpose: row.purpose, expires_at: formatTaipeiDateTime(row.expiresAt!) }
}

/** The wire form for staff; `judged` are the purposes that the caller decides about. */
export function presentStaffFile(row: StaffFileRow, judged: readonly FilePurpose[]): StaffFile {
  return {
    ...presentFile(row),
    purpose: row.purpose,
    subject_id: row.subjectId,
    field: row.field,
    findings: [...row.findings],
    member: { id: row.memberId, name: row.memberName, username: row.memberUsername },
    created_at: formatTaipeiDateTime(row.createdAt),
    scan: row.state === 'checking' ? presentScan(row) : null,
    actions: row.state === 'held' && judged.includes(row.purpose) ? ['release', 'refuse'] : [],
  }
}

const presentScan = ({ scanAttempts, nextScanAt }: StaffFileRow) => ({
  attempts: scanAttempts,
  next_at: nextScanAt && formatTaipeiDateTime(nextScanAt),
})
