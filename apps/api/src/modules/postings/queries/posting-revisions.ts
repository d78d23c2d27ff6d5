import { sql } from 'kysely'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'
import type { Piece, PostingKind } from './kinds.ts'
import type { PostingFields, PostingRow } from './postings.ts'

/** A form as it was saved once, with the one before it. */
export interface PostingRevisionRow {
  readonly number: number
  readonly madeAt: Date
  readonly madeBy: string | null
  readonly revertsTo: number | null
  readonly fields: PostingFields
  readonly before: PostingFields | null
}

/** The column that says whose revision it is. */
const columnOf = (kind: PostingKind) => `${kind.subject}_id`
const isOf = (kind: PostingKind, id: number): Piece => sql`${sql.ref(`revision.${columnOf(kind)}`)} = ${id}`

const columnsOf = (kind: PostingKind): Piece => sql`
           revision.number,
           revision.made_at as "madeAt",
           revision.made_by_name as "madeBy",
           revision.reverts_to as "revertsTo",
           revision.fields,
           (select before.fields
              from posting_revision before
             where ${sql.ref(`before.${columnOf(kind)}`)} = ${sql.ref(`revision.${columnOf(kind)}`)}
               and before.number = revision.number - 1) as before`

/** The revisions of a posting, the newest first. */
export async function revisionsOf(
  db: Db,
  kind: PostingKind,
  id: number,
  page: PageWindow,
): Promise<Listed<PostingRevisionRow>> {
  const all = sql`
      from posting_revision revision
     where ${isOf(kind, id)}`
  const newestFirst = sql<PostingRevisionRow>`
    select ${columnsOf(kind)}
      ${all}
     order by revision.number desc`
  return listed(db, page, newestFirst, all)
}

/** One revision; undefined where there is none. */
export async function revisionOf(
  db: Db | Tx,
  kind: PostingKind,
  id: number,
  number: number,
): Promise<PostingRevisionRow | undefined> {
  const { rows } = await sql<PostingRevisionRow>`
    select ${columnsOf(kind)}
      from posting_revision revision
     where ${isOf(kind, id)}
       and revision.number = ${number}`.execute(db)
  return rows[0]
}

/** The form that somebody had seen who knows this version of a posting; undefined where none was saved by then. */
export async function formAtVersion(
  tx: Tx,
  kind: PostingKind,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<PostingFields | undefined> {
  const { rows } = await sql<{ fields: PostingFields }>`
    select revision.fields
      from posting_revision revision
     where ${isOf(kind, id)}
       and coalesce(revision.posting_version, 1) <= ${version}
     order by revision.number desc
     limit 1`.execute(tx)
  return rows[0]?.fields
}

/**
 * Keeps a form as the newest revision of a posting whose row the caller holds; one that changes nothing is none. Before
 * the first that staff save stands what came with the installation, so that every text that was shown can be read again.
 */
export async function addRevision(
  tx: Tx,
  kind: PostingKind,
  posting: PostingRow,
  {
    fields,
    staff,
    revertsTo = null,
  }: { readonly fields: PostingFields; readonly staff: StaffCaller; readonly revertsTo?: number | null },
): Promise<void> {
  await addFirstRevision(tx, kind, { id: posting.id, fields: posting.fields, by: posting.changedBy })
  await sql`
    insert into posting_revision (${sql.ref(columnOf(kind))}, number, posting_version, fields, made_by_name, reverts_to)
    select ${posting.id}::integer, newest.number + 1, ${posting.version}::integer + 1, ${JSON.stringify(fields)}::jsonb,
           ${staff.name}, ${revertsTo}::integer
      from (
        select number, fields
          from posting_revision revision
         where ${isOf(kind, posting.id)}
         order by number desc
         limit 1
      ) newest
     where newest.fields is distinct from ${JSON.stringify(fields)}::jsonb`.execute(tx)
}

/** The form with which a posting begins; where it has revisions already, nothing. */
export async function addFirstRevision(
  tx: Tx,
  kind: PostingKind,
  { id, fields, by }: { readonly id: number; readonly fields: PostingFields; readonly by: string | null },
): Promise<void> {
  await sql`
    insert into posting_revision (${sql.ref(columnOf(kind))}, number, posting_version, fields, made_by_name)
    select ${id}::integer, 1, 1, ${JSON.stringify(fields)}::jsonb, ${by}
     where not exists (select from posting_revision revision where ${isOf(kind, id)})`.execute(tx)
}
