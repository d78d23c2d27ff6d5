import type { FilePurpose, FileState } from '@koma/domain/file-purposes.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

/** A file of a record, with its owner, as staff see it. */
export interface StaffFileRow {
  readonly id: string
  readonly purpose: FilePurpose
  readonly subjectId: string
  readonly field: string
  readonly name: string
  readonly size: number
  readonly state: FileState
  readonly findings: readonly string[]
  readonly createdAt: Date
  readonly scanAttempts: number
  /** Null unless the file waits for the scanner. */
  readonly nextScanAt: Date | null
  readonly memberId: string
  readonly memberName: string
  readonly memberUsername: string
}

const columns = sql`
  file.id, file.purpose, file.subject_id as "subjectId", file.field, file.name, file.size, file.state, file.findings,
  file.created_at as "createdAt", file.scan_attempts as "scanAttempts", file.next_scan_at as "nextScanAt", member.id as "memberId", member.name as "memberName",
  member.username as "memberUsername"`

export interface StaffFileFilter {
  readonly purposes: readonly FilePurpose[]
  readonly state: FileState | undefined
  readonly subjectId: string | undefined
}

/**
 * Files of records of these purposes: what staff decide first, then what waits for the scanner, then the others, newest
 * first; drafts belong to nobody but their owner.
 */
export async function staffFiles(
  db: Db,
  { purposes, state, subjectId }: StaffFileFilter,
  page: PageWindow,
): Promise<Listed<StaffFileRow>> {
  const wanted = sql`
      from file
      join member on member.id = file.member_id
     where file.subject_id is not null
       and file.purpose = any(${[...purposes]}::text[])
       and (${state ?? null}::text is null or file.state = ${state ?? null})
       and (${subjectId ?? null}::uuid is null or file.subject_id = ${subjectId ?? null})`
  const inOrder = sql<StaffFileRow>`
    select ${columns}
      ${wanted}
     order by array_position(array['held', 'checking'], file.state), file.id desc`
  return listed(db, page, inOrder, wanted)
}

/** One file of a record, held for the rest of the transaction. */
export async function lockStaffFile(tx: Tx, id: string): Promise<StaffFileRow | undefined> {
  const { rows } = await sql<StaffFileRow>`
    select ${columns}
      from file
      join member on member.id = file.member_id
     where file.id = ${id}
       and file.subject_id is not null
       for update of file`.execute(tx)
  return rows[0]
}

/** Writes what staff decided about a held file; a refused one loses its bytes with the next clean-up. */
export async function writeJudgement(tx: Tx, id: string, state: 'ready' | 'refused'): Promise<void> {
  await sql`
    update file
       set state = ${state},
           storage_key = case when ${state} = 'refused' then null else storage_key end
     where id = ${id}`.execute(tx)
}
