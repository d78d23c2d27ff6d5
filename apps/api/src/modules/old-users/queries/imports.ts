import type { OldUserMapping } from '@koma/domain/old-users.ts'
import { sql } from 'kysely'
import type { StaffId } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'
import type { ListEncoding } from '../commands/read-list.ts'

export type ImportStatus = 'uploaded' | 'checking' | 'checked' | 'importing' | 'imported' | 'failed'

/** What a check or a run counted, in lines but for the points. */
export type ImportCounts = Readonly<Partial<Record<CountName, number>>>
export type CountName =
  | 'added'
  | 'changed'
  | 'unchanged'
  | 'refused'
  | 'noted'
  | 'duplicate'
  | 'merge'
  | 'purchased_points'
  | 'reward_points'

export interface ImportRow {
  readonly id: string
  readonly staff: string
  readonly fileName: string
  readonly encoding: ListEncoding
  readonly columns: readonly string[]
  readonly sample: readonly (readonly string[])[]
  readonly mapping: OldUserMapping | null
  readonly status: ImportStatus
  readonly rowsTotal: number
  readonly rowsDone: number
  readonly counts: ImportCounts
  readonly isFileKept: boolean
  readonly createdAt: Date
  readonly finishedAt: Date | null
  readonly version: number
}

const selected = sql`
    select imported.id,
           staff.name as staff,
           imported.file_name as "fileName",
           imported.encoding,
           imported.columns,
           imported.sample,
           imported.mapping,
           imported.status,
           imported.rows_total as "rowsTotal",
           imported.rows_done as "rowsDone",
           imported.counts,
           imported.file is not null as "isFileKept",
           imported.created_at as "createdAt",
           imported.finished_at as "finishedAt",
           imported.version
      from old_user_import imported
      join staff_account staff on staff.id = imported.staff_id`

/** Keeps a list as it came. */
export async function insertImport(
  tx: Tx,
  list: {
    readonly id: string
    readonly staffId: StaffId
    readonly fileName: string
    readonly encoding: ListEncoding
    readonly bytes: Buffer
    readonly columns: readonly string[]
    readonly sample: readonly (readonly string[])[]
    readonly rowsTotal: number
  },
): Promise<void> {
  await sql`
    insert into old_user_import (id, staff_id, file_name, encoding, file, columns, sample, rows_total)
    values (${list.id}, ${list.staffId}, ${list.fileName}, ${list.encoding}, ${list.bytes},
            ${JSON.stringify(list.columns)}::jsonb, ${JSON.stringify(list.sample)}::jsonb, ${list.rowsTotal})`.execute(
    tx,
  )
}

/** One import. */
export async function oldUserImport(db: Db | Tx, importId: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    ${selected}
     where imported.id = ${importId}`.execute(db)
  return rows[0]
}

/** A page of imports, newest first (index old_user_import__newest). */
export async function oldUserImports(db: Db, page: PageWindow): Promise<Listed<ImportRow>> {
  const newestFirst = sql<ImportRow>`
    ${selected}
     order by imported.created_at desc, imported.id desc`
  return listed(db, page, newestFirst, sql`from old_user_import`)
}

/**
 * Begins a check or a run: the lines of the one before are gone. False when the list is gone, another version was seen,
 * somebody works through it at this moment, or it must be checked first.
 */
export async function beginWork(
  tx: Tx,
  work: {
    readonly importId: string
    readonly to: 'checking' | 'importing'
    readonly mapping: OldUserMapping | undefined
    readonly version: number | undefined
  },
): Promise<boolean> {
  const from = work.to === 'checking' ? ['uploaded', 'checked', 'failed', 'imported'] : ['checked']
  const mapping = work.mapping === undefined ? null : JSON.stringify(work.mapping)
  const { rows } = await sql`
    update old_user_import
       set status = ${work.to},
           mapping = coalesce(${mapping}::jsonb, mapping),
           rows_done = 0,
           counts = '{}',
           finished_at = null,
           version = version + 1
     where id = ${work.importId}
       and status = any(${from})
       and file is not null
       and version = coalesce(${work.version ?? null}::integer, version)
    returning id`.execute(tx)
  return rows.length === 1
}

/** The list that is to be worked through, with its bytes; undefined when somebody has done it already. */
export async function listToWork(
  db: Db,
  importId: string,
): Promise<
  | {
      readonly bytes: Buffer
      readonly encoding: ListEncoding
      readonly mapping: OldUserMapping
      readonly status: 'checking' | 'importing'
      /** What an earlier worker has got to. */
      readonly rowsDone: number
      readonly counts: ImportCounts
    }
  | undefined
> {
  const { rows } = await sql<{
    bytes: Buffer
    encoding: ListEncoding
    mapping: OldUserMapping
    status: 'checking' | 'importing'
    rowsDone: number
    counts: ImportCounts
  }>`
    select file as bytes, encoding, mapping, status, rows_done as "rowsDone", counts
      from old_user_import
     where id = ${importId}
       and status in ('checking', 'importing')
       and file is not null`.execute(db)
  return rows[0]
}

/** How far the work has come. False when it is not where the caller left it: somebody else is at work. */
export async function noteProgress(
  tx: Tx,
  importId: string,
  rowsDone: { readonly before: number; readonly after: number },
  counts: ImportCounts,
): Promise<boolean> {
  const { rows } = await sql`
    update old_user_import
       set rows_done = ${rowsDone.after},
           counts = ${JSON.stringify(counts)}::jsonb,
           version = version + 1
     where id = ${importId}
       and rows_done = ${rowsDone.before}
       and status in ('checking', 'importing')
    returning id`.execute(tx)
  return rows.length === 1
}

/** The work is over. False when it was before. */
export async function endWork(
  tx: Db | Tx,
  importId: string,
  status: 'checked' | 'imported' | 'failed',
): Promise<boolean> {
  const { rows } = await sql`
    update old_user_import
       set status = ${status},
           finished_at = koma_now(),
           version = version + 1
     where id = ${importId}
       and status in ('checking', 'importing')
    returning id`.execute(tx)
  return rows.length === 1
}

/** Erases the bytes and the preview of old lists; what they brought stays. */
export async function forgetFiles(db: Db, days: number): Promise<void> {
  await sql`
    update old_user_import
       set file = null,
           sample = '[]'
     where file is not null
       and created_at < koma_now() - make_interval(days => ${days})
       and status not in ('checking', 'importing')`.execute(db)
}
