import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

export type LineOutcome = 'refused' | 'noted' | 'duplicate' | 'merge'

/** What is to say of one line of a list. */
export interface LineRow {
  readonly line: number
  readonly outcome: LineOutcome
  readonly oldId: string | null
  readonly field: string | null
  /** A key of the messages `oldUserReport`. */
  readonly reason: string
  readonly value: string | null
  /** The earlier line that says the same. */
  readonly otherLine: number | null
}

/** Forgets what an earlier check had to say. */
export async function clearLines(db: Db | Tx, importId: string): Promise<void> {
  await sql`
    delete from old_user_import_line
     where import_id = ${importId}`.execute(db)
}

/** Writes down the remarks on some lines. */
export async function insertLines(tx: Db | Tx, importId: string, lines: readonly LineRow[]): Promise<void> {
  if (lines.length === 0) return
  await sql`
    insert into old_user_import_line (import_id, line, position, outcome, old_id, field, reason, value, other_line)
    select ${importId},
           line,
           row_number() over (partition by line)::smallint,
           outcome, "oldId", field, reason, value, "otherLine"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as remark (line integer, outcome text, "oldId" text, field text, reason text, value text, "otherLine" integer)
    on conflict on constraint old_user_import_line__identity do nothing`.execute(tx)
}

/** A page of remarks in the order of the list, and how many there are. */
export async function linesOf(
  db: Db,
  importId: string,
  outcome: LineOutcome | undefined,
  page: PageWindow,
): Promise<Listed<LineRow>> {
  const wanted = sql`
     import_id = ${importId}
       and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})`
  const inOrder = sql<LineRow>`
    select line, outcome, old_id as "oldId", field, reason, value, other_line as "otherLine"
      from old_user_import_line
     where ${wanted}
     order by line, position`
  const all = sql`
      from old_user_import_line
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

/** Forgets the remarks on lists that are old. */
export async function forgetLines(db: Db, days: number): Promise<void> {
  await sql`
    delete from old_user_import_line line
     using old_user_import imported
     where imported.id = line.import_id
       and imported.created_at < koma_now() - make_interval(days => ${days})
       and imported.status not in ('checking', 'importing')`.execute(db)
}
