import type { Draft } from '@koma/contract/content-desk.ts'
import type { DeskKind } from '@koma/contract/content.ts'
import type { PageSlug, PageVersionState } from '@koma/domain/house-pages.ts'
import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { savedForm, shownForm } from './forms.ts'
import { isLive } from './locks.ts'
import type { Piece } from './words.ts'

/** A text of the house with its versions, the newest first. */
export interface PageOnDesk {
  readonly slug: PageSlug
  readonly versions: readonly {
    readonly version: string
    readonly holdsFrom: string
    readonly state: PageVersionState
  }[]
}

/** How far the work on an item is. */
export interface DeskRow {
  readonly id: number
  readonly kind: DeskKind
  readonly version: number
  readonly publishAt: Date | null
  readonly unpublishAt: Date | null
  readonly trashedAt: Date | null
  readonly trashedBy: string | null
  readonly changedAt: Date
  readonly changedBy: string | null
  readonly draftNumber: number | null
  readonly shownNumber: number | null
  readonly stale: readonly Language[]
  /** The newest form, shown or not. */
  readonly draft: Draft
  readonly lock: { readonly staffId: string; readonly by: string; readonly since: Date } | null
  /** Of a text of the house; of every other item null. */
  readonly page: PageOnDesk | null
  /** The database's clock, against which the window is read. */
  readonly now: Date
}

/** Whether a translation is there and older than the Chinese. */
export const isStale = (language: 'ja' | 'en'): Piece => sql`
           (desk.zh_changed_at > coalesce(desk.${sql.raw(`${language}_changed_at`)}, '-infinity')
             and coalesce(revision.fields ->> ${sql.lit(`title_${language}`)},
                          (select title from content_text where content_id = desk.content_id and language = ${sql.lit(language)}))
                 is not null)`

/** Columns that the list and the single item share; `desk`, `content` and the newest `revision` are joined. */
export const deskColumns: Piece = sql`
           desk.content_id as id,
           desk.kind,
           desk.version,
           content.publish_at as "publishAt",
           content.unpublish_at as "unpublishAt",
           content.trashed_at as "trashedAt",
           desk.changed_at as "changedAt",
           desk.changed_by_name as "changedBy",
           desk.draft_number as "draftNumber",
           desk.shown_number as "shownNumber",
           koma_now() as now,
           array_remove(array[case when ${isStale('ja')} then 'ja' end,
                              case when ${isStale('en')} then 'en' end], null) as stale`

/** The form with its tags as they are now: of one that was made part of another, the other. */
const openTags = (form: Piece): Piece => sql`
           (select jsonb_set(said.form, '{tag_ids}', (
                     select coalesce(jsonb_agg(distinct coalesce(tag.merged_into, tag.id)), '[]')
                       from tag
                      where tag.id in (select jsonb_array_elements_text(said.form -> 'tag_ids')::integer)))
              from (select ${form} as form) said)`

/** Which text of the house it is, and its versions. */
const pageOnDesk: Piece = sql`
           case when content.kind = 'page' then json_build_object(
             'slug', content.slug,
             'versions', (
               select json_agg(json_build_object('version', version, 'holdsFrom', holds_from, 'state', state)
                               order by holds_from desc)
                 from stated_page_version
                where page = content.slug)) end`

/** One item with its newest form; undefined where there is none. */
export async function deskItem(db: Db | Tx, id: number): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`
    select ${deskColumns},
           desk.trashed_by_name as "trashedBy",
           ${openTags(sql`coalesce(${savedForm(sql`revision.fields`)}, ${shownForm})`)} as draft,
           (select json_build_object('staffId', staff_id, 'by', staff_name, 'since', since)
              from content_lock
             where content_lock.content_id = desk.content_id
               and ${isLive}) as lock,
           ${pageOnDesk} as page
      from content_desk desk
      join content on content.id = desk.content_id
      left join content_revision revision
        on revision.content_id = desk.content_id and revision.number = desk.draft_number
     where desk.content_id = ${id}`.execute(db)
  const [row] = rows
  return row && { ...row, lock: row.lock && { ...row.lock, since: new Date(row.lock.since) } }
}

/** Holds an item until the end of the transaction and gives it. Two who change one wait for each other here. */
export async function holdDeskItem(tx: Tx, id: number): Promise<DeskRow | undefined> {
  await sql`
    select content_id
      from content_desk
     where content_id = ${id}
       for update`.execute(tx)
  return deskItem(tx, id)
}

/** Makes an item without words; its desk's row comes by itself. Gives its id. */
export async function insertContent(tx: Tx, kind: DeskKind): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into content (kind)
    values (${kind})
    returning id`.execute(tx)
  return rows[0]!.id
}

/** Notes a change of the item by somebody: the next version. */
export async function touchDesk(tx: Tx, id: number, staff: StaffCaller): Promise<void> {
  await sql`
    update content_desk
       set version = version + 1,
           changed_at = koma_now(),
           changed_by_name = ${staff.name}
     where content_id = ${id}`.execute(tx)
}

/** Says which languages were written anew, or still hold. */
export async function markWritten(tx: Tx, id: number, written: readonly Language[]): Promise<void> {
  const at = (language: Language) => sql`
           ${sql.raw(`${language}_changed_at`)} =
             case when ${written.includes(language)} then koma_now() else ${sql.raw(`${language}_changed_at`)} end`
  await sql`
    update content_desk
       set ${at('zh')}, ${at('ja')}, ${at('en')}
     where content_id = ${id}`.execute(tx)
}
