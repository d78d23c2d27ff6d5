import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Tx } from '../../../platform/db.ts'
import { usableCover } from '../../media/public.ts'
import { formColumns, type GoalTable, type Piece, type PostingKind } from './kinds.ts'
import type { PostingFields } from './postings.ts'

/** Of a word that nobody has thought of. */
const slugBytes = 6

/** Adds a posting behind all others of its order, shown to nobody where it has a window. Gives its id. */
export async function insertPosting(
  tx: Tx,
  kind: PostingKind,
  { fields, staff }: { readonly fields: PostingFields; readonly staff: StaffCaller },
): Promise<number> {
  const values: (readonly [string, Piece])[] = [
    ...formColumns(kind).map((column) => [column, sql`${fields[column]}`] as const),
    ['changed_by_name', sql`${staff.name}`],
    ...(kind.hasWindow ? [['publish_at', sql`null`] as const] : []),
    ...(kind.hasSlug ? [['slug', sql`${`${kind.subject}-${randomBytes(slugBytes).toString('hex')}`}`] as const] : []),
    ...(kind.order ? [['sort', lastOf(kind, fields)] as const] : []),
  ]
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(kind.table)} (${sql.join(values.map(([column]) => sql.ref(column)))})
    values (${sql.join(values.map(([, value]) => value))})
    returning id`.execute(tx)
  return rows[0]!.id
}

const lastOf = (kind: PostingKind, fields: PostingFields): Piece => sql`
      (select coalesce(max(sort), 0) + 1
         from ${sql.table(kind.table)}
        where ${kind.order?.within ? sql`${sql.ref(kind.order.within)} = ${fields[kind.order.within]}` : sql`true`})`

/** Writes the form into a posting whose row the caller holds; `confirmed` are translations that still hold. */
export async function updatePosting(
  tx: Tx,
  kind: PostingKind,
  id: number,
  { fields, confirmed }: { readonly fields: PostingFields; readonly confirmed: readonly ('ja' | 'en')[] },
): Promise<void> {
  const written = formColumns(kind).map((column) => sql`${sql.ref(column)} = ${fields[column]}`)
  await sql`
    update ${sql.table(kind.table)}
       set ${sql.join(written)}
     where id = ${id}`.execute(tx)
  // Afterwards: what the change of the Chinese has just made stale.
  for (const language of confirmed)
    await sql`
      update ${sql.table(kind.table)}
         set ${sql.ref(`${language}_changed_at`)} = koma_now()
       where id = ${id}`.execute(tx)
}

/** Hides a posting in the trash: without a window, as the database demands. */
export async function moveToTrash(tx: Tx, kind: PostingKind, id: number, staff: StaffCaller): Promise<void> {
  await sql`
    update ${sql.table(kind.table)}
       set publish_at = null,
           unpublish_at = null,
           trashed_at = koma_now(),
           trashed_by_name = ${staff.name}
     where id = ${id}`.execute(tx)
}

/** Takes it out again, as a draft. */
export async function takeFromTrash(tx: Tx, kind: PostingKind, id: number): Promise<void> {
  await sql`
    update ${sql.table(kind.table)}
       set trashed_at = null,
           trashed_by_name = null
     where id = ${id}`.execute(tx)
}

/** Notes that somebody changed it: the next version. */
export async function touchPosting(tx: Tx, kind: PostingKind, id: number, staff: StaffCaller): Promise<void> {
  await sql`
    update ${sql.table(kind.table)}
       set version = version + 1,
           updated_at = koma_now(),
           changed_by_name = ${staff.name}
     where id = ${id}`.execute(tx)
}

/** From when until when visitors read it. */
export async function setPostingWindow(
  tx: Tx,
  kind: PostingKind,
  id: number,
  { publishAt, unpublishAt }: { readonly publishAt: Date | null; readonly unpublishAt: Date | null },
): Promise<void> {
  await sql`
    update ${sql.table(kind.table)}
       set publish_at = ${publishAt},
           unpublish_at = ${unpublishAt}
     where id = ${id}`.execute(tx)
}

export async function deletePosting(tx: Tx, kind: PostingKind, id: number): Promise<void> {
  await sql`
    delete from ${sql.table(kind.table)}
     where id = ${id}`.execute(tx)
}

/** Whether the record that a form names is there; it stays until the transaction ends. A picture in the trash is not. */
export async function isThere(tx: Tx, table: GoalTable, id: number | string): Promise<boolean> {
  if (table === 'media_image') return usableCover(tx, String(id))
  const { rows } = await sql`
    select id
      from ${sql.table(table)}
     where id = ${id}
       for key share`.execute(tx)
  return rows.length > 0
}

/** The ids of one order as they stand, without the trash, held against others who order them; the first id says which order it is. */
export async function holdOrder(tx: Tx, kind: PostingKind, first: number): Promise<readonly number[]> {
  const within = kind.order?.within
  await sql`select pg_advisory_xact_lock(hashtext(${`order of ${kind.table}`}))`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select id
      from ${sql.table(kind.table)}
     where ${
       within
         ? sql`${sql.ref(within)} = (select ${sql.ref(within)} from ${sql.table(kind.table)} where id = ${first})`
         : sql`true`
     }
       and ${kind.hasWindow ? sql`trashed_at is null` : sql`true`}
     order by sort, id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Puts them in this order, from 1 on. Their versions stay: who is writing one is not disturbed. */
export async function setOrder(tx: Tx, kind: PostingKind, ids: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(kind.table)} as posting
       set sort = chosen.place
      from unnest(${[...ids]}::integer[]) with ordinality as chosen (id, place)
     where posting.id = chosen.id
       and posting.sort is distinct from chosen.place`.execute(tx)
}
