import type { Draft } from '@koma/contract/content-desk.ts'
import { sql } from 'kysely'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'
import { picturesIn } from '../present-pictures.ts'
import { savedForm } from './forms.ts'
import { notePictures } from './pictures.ts'

/** A form as it was saved once, with the one before it. */
export interface RevisionRow {
  readonly number: number
  readonly madeAt: Date
  readonly madeBy: string | null
  readonly revertsTo: number | null
  readonly isShown: boolean
  readonly fields: Draft
  readonly before: Draft | null
}

const columns = sql`
           revision.number,
           revision.made_at as "madeAt",
           revision.made_by_name as "madeBy",
           revision.reverts_to as "revertsTo",
           revision.number is not distinct from desk.shown_number as "isShown",
           ${savedForm(sql`revision.fields`)} as fields,
           (select ${savedForm(sql`before.fields`)}
              from content_revision before
             where before.content_id = revision.content_id
               and before.number = revision.number - 1) as before`

const joined = sql`
      from content_revision revision
      join content_desk desk on desk.content_id = revision.content_id
      join content on content.id = revision.content_id`

/** A page of the revisions of an item, the newest first. */
export async function revisionsOf(db: Db, id: number, page: PageWindow): Promise<Listed<RevisionRow>> {
  const inOrder = sql<RevisionRow>`
    select ${columns}
      ${joined}
     where revision.content_id = ${id}
     order by revision.number desc`
  const all = sql`
      from content_revision
     where content_id = ${id}`
  return listed(db, page, inOrder, all)
}

/** One revision; undefined where there is none. */
export async function revisionOf(db: Db | Tx, id: number, number: number): Promise<RevisionRow | undefined> {
  const { rows } = await sql<RevisionRow>`
    select ${columns}
      ${joined}
     where revision.content_id = ${id}
       and revision.number = ${number}`.execute(db)
  return rows[0]
}

/** The form that somebody had seen who knows this version of the desk; undefined where none was saved by then. */
export async function formAtVersion(tx: Tx, id: number, version: number): Promise<Draft | undefined> {
  const { rows } = await sql<{ fields: Draft }>`
    select ${savedForm(sql`revision.fields`)} as fields
      from content_revision revision
      join content on content.id = revision.content_id
     where revision.content_id = ${id}
       and revision.desk_version <= ${version}
     order by revision.number desc
     limit 1`.execute(tx)
  return rows[0]?.fields
}

/** Keeps a form as the newest revision of an item whose row the caller holds. `staff` is null for what came in before. */
export async function addRevision(
  tx: Tx,
  id: number,
  { form, staff, revertsTo = null }: { form: Draft; staff: StaffCaller | null; revertsTo?: number | null },
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into content_revision (content_id, number, desk_version, fields, made_by, made_by_name, reverts_to)
    select content_id, coalesce(draft_number, 0) + 1, ${staff ? sql`version + 1` : sql`1`}, ${JSON.stringify(form)}::jsonb,
           ${staff?.id ?? null}, ${staff?.name ?? null}, ${revertsTo}
      from content_desk
     where content_id = ${id}
    returning number`.execute(tx)
  const { number } = rows[0]!
  await sql`
    update content_desk
       set draft_number = ${number},
           draft_cover_id = ${form.cover_id},
           draft_folded = koma_fold(concat_ws(' ', ${form.title_zh}::text, ${form.title_ja}::text, ${form.title_en}::text))
     where content_id = ${id}`.execute(tx)
  await notePictures(tx, 'draft_picture', id, picturesIn(form))
  return number
}

/** What is newest is what visitors read, or will read when the time has come. */
export async function markShown(tx: Tx, id: number): Promise<void> {
  await sql`
    update content_desk
       set shown_number = draft_number,
           draft_folded = null
     where content_id = ${id}`.execute(tx)
}
