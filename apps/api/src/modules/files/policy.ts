import { filePurposeNames, filePurposes, type FilePurpose, type FileState } from '@koma/domain/file-purposes.ts'
import { roleMay, type StaffRole } from '@koma/domain/staff-roles.ts'
import type { MemberCaller, StaffCaller } from '../../platform/callers.ts'

export interface GuardedFile {
  readonly memberId: string
  readonly purpose: FilePurpose
  readonly state: FileState
  readonly isDraft: boolean
}

/**
 * Who may read a file's bytes: its owner, and staff whose role reads what it belongs to.
 * Source: docs/guarantees.md I-55, I-57
 */
export function mayOpen(file: GuardedFile, member: MemberCaller | null, staff: StaffCaller | null): boolean {
  if (member) return file.memberId === member.id && file.state === 'ready'
  // A draft belongs to nothing that staff look after.
  if (!staff || file.isDraft) return false
  const { read, judge } = filePurposes[file.purpose]
  if (file.state === 'ready') return roleMay(staff.role, read)
  // Who decides about a held file has to see it; nobody sees one that was not scanned.
  return file.state === 'held' && roleMay(staff.role, judge)
}

/** What a role reads, and what it decides about. */
export const readPurposes = (role: StaffRole): readonly FilePurpose[] =>
  filePurposeNames.filter((purpose) => roleMay(role, filePurposes[purpose].read))
export const judgedPurposes = (role: StaffRole): readonly FilePurpose[] =>
  filePurposeNames.filter((purpose) => roleMay(role, filePurposes[purpose].judge))
