import type { FilePurpose, FileState } from '@koma/domain/file-purposes.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A file's row without its bytes. */
export interface FileRow {
  readonly id: string
  readonly memberId: string
  readonly purpose: FilePurpose
  /** Null for a draft. */
  readonly subjectId: string | null
  readonly field: string | null
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly digest: Buffer
  readonly state: FileState
  readonly findings: readonly string[]
  /** Null for a refused file: its bytes are gone. */
  readonly storageKey: string | null
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

const columns = sql`
  id, member_id as "memberId", purpose, subject_id as "subjectId", field, name, size, digest, state, findings,
  storage_key as "storageKey", created_at as "createdAt", expires_at as "expiresAt"`

/** A file that has not expired, whoever asks. */
export async function fileById(db: Db | Tx, id: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${columns}
      from file
     where id = ${id}
       and (expires_at is null or expires_at > koma_now())`.execute(db)
  return rows[0]
}

/** The files of one record, in the order of their coming; of one field of it, when that is named. */
export async function filesOfSubject(
  db: Db | Tx,
  purpose: FilePurpose,
  subjectId: string,
  field?: string,
): Promise<readonly FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns}
      from file
     where purpose = ${purpose}
       and subject_id = ${subjectId}
       and (${field ?? null}::text is null or field = ${field ?? null})
     order by id`.execute(db)
  return rows
}

/** A member's drafts, the oldest first. */
export async function draftsOf(db: Db | Tx, memberId: string, purpose?: FilePurpose): Promise<readonly FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns}
      from file
     where member_id = ${memberId}
       and expires_at > koma_now()
       and (${purpose ?? null}::text is null or purpose = ${purpose ?? null})
     order by id`.execute(db)
  return rows
}

/** Rows of a member by id, held for the rest of the transaction; ids that are not theirs or have expired are left out. */
export async function lockFiles(tx: Tx, memberId: string, ids: readonly string[]): Promise<readonly FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns}
      from file
     where id = any(${[...ids]}::uuid[])
       and member_id = ${memberId}
       and (expires_at is null or expires_at > koma_now())
     order by id
       for update`.execute(tx)
  return rows
}

export interface NewFile extends Pick<
  FileRow,
  'id' | 'memberId' | 'purpose' | 'subjectId' | 'field' | 'name' | 'size' | 'digest' | 'state' | 'findings'
> {
  readonly storageKey: string
}

/** Writes a file's row; one without a subject expires after `draftDays`. */
export async function insertFile(tx: Tx, file: NewFile, draftDays: number): Promise<FileRow> {
  const { rows } = await sql<FileRow>`
    insert into file (id, member_id, purpose, subject_id, field, name, size, digest, state, findings, storage_key,
                      next_scan_at, expires_at)
    values (${file.id}, ${file.memberId}, ${file.purpose}, ${file.subjectId}, ${file.field}, ${file.name}, ${file.size},
            ${file.digest}, ${file.state}, ${[...file.findings]}::text[], ${file.storageKey},
            case when ${file.state} = 'checking' then koma_now() end,
            case when ${file.subjectId}::uuid is null then koma_now() + make_interval(days => ${draftDays}) end)
    returning ${columns}`.execute(tx)
  return rows[0]!
}

/** Makes a draft a file of a record. */
export async function adoptDraft(tx: Tx, id: string, subjectId: string, field: string): Promise<void> {
  await sql`
    update file
       set subject_id = ${subjectId},
           field = ${field},
           expires_at = null
     where id = ${id}`.execute(tx)
}

/** Removes rows; their bytes go with the next clean-up when no other row shares them. */
export async function deleteFiles(tx: Db | Tx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from file
     where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Removes a draft of the member. False when there is none. */
export async function deleteDraft(db: Db, memberId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from file
     where id = ${id}
       and member_id = ${memberId}
       and expires_at > koma_now()
    returning id`.execute(db)
  return rows.length === 1
}

/** Tells that bytes are about to be written under the key: what no file refers to later is found by it. */
export async function announceObject(db: Db, storageKey: string): Promise<void> {
  await sql`
    insert into stored_object (storage_key)
    values (${storageKey})`.execute(db)
}
