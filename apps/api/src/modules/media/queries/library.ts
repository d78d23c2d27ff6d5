import type { MediaQuery, MediaUse } from '@koma/contract/media.ts'
import type { MediaLicence, MediaState } from '@koma/domain/media-rules.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, windowOf, type Listed } from '../../../platform/paging.ts'
import { pictureOf, type PictureRow } from './pictures.ts'

/** A picture of the library. */
export interface MediaRow {
  readonly id: string
  readonly name: string
  readonly picture: PictureRow
  /** Of the bytes that are shown. */
  readonly state: MediaState
  readonly isReplacing: boolean
  readonly originalId: string
  readonly width: number
  readonly height: number
  readonly size: number
  readonly licence: MediaLicence
  readonly source: string | null
  readonly uses: number
  readonly version: number
  readonly madeAt: Date
  readonly madeBy: string
  readonly changedAt: Date
  readonly trashedAt: Date | null
}

/** The items that show it, as their cover or in their text, or have it in their newest form. */
const itemsWith = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
                select id
                  from content
                 where cover_id = ${id}
                union
                select content_id
                  from content_picture
                 where picture_id = ${id}
                union
                select content_id
                  from content_desk
                 where draft_cover_id = ${id}
                union
                select content_id
                  from draft_picture
                 where picture_id = ${id}`

/** How many of them there are, and how many banners of home that show it. */
const uses = sql`
           (select count(*)
              from (${itemsWith(sql`image.id`)}) item)
           + (select count(*)
                from home_panel
               where cover_id = image.id)`

const columns = sql`
           image.id,
           original.name,
           ${pictureOf(sql`image.id`)} as picture,
           original.state,
           exists (
             select from media_original newer
              where newer.image_id = image.id
                and newer.state = 'making'
                and newer.id <> image.original_id) as "isReplacing",
           image.original_id as "originalId",
           original.width,
           original.height,
           original.size,
           image.licence,
           image.source,
           ${uses} as uses,
           image.version,
           image.made_at as "madeAt",
           image.made_by_name as "madeBy",
           image.changed_at as "changedAt",
           image.trashed_at as "trashedAt"`

const joined = sql`
      from media_image image
      join media_original original on original.id = image.original_id`

/** A page of the library, the youngest first; the trash is listed where it is asked for alone. */
export async function mediaLines(db: Db, query: MediaQuery): Promise<Listed<MediaRow>> {
  const all = sql`
      ${joined}
     where ${sql.join(conditionsOf(query), sql` and `)}`
  const inOrder = sql<MediaRow>`
    select ${columns}
      ${all}
     order by image.made_at desc, image.id desc`
  return listed(db, windowOf(query), inOrder, all)
}

/** One picture, in the trash or not. */
export async function mediaById(db: Db | Tx, id: string): Promise<MediaRow | undefined> {
  const { rows } = await sql<MediaRow>`
    select ${columns}
      ${joined}
     where image.id = ${id}`.execute(db)
  return rows[0]
}

/** Holds a picture until the end of the transaction: whoever wants to show it waits, and then sees what became of it. */
export async function holdMedia(tx: Tx, id: string): Promise<MediaRow | undefined> {
  await sql`
    select id
      from media_image
     where id = ${id}
       for update`.execute(tx)
  return mediaById(tx, id)
}

/** What shows it: an item or a banner, by its Chinese name and those that it has in other languages. */
export type UseRow = MediaUse

const usesMax = 100

/** The items and banners that show it or have it in their newest form, the last changed first. */
export async function usesOf(db: Db, id: string): Promise<readonly UseRow[]> {
  const { rows } = await sql<UseRow>`
    select id, kind, name_zh, name_ja, name_en, shown, drafted
      from (
        ${usesInItems(id)}
        union all
        ${usesInPanels(id)}
      ) used
     order by changed_at desc, id desc
     limit ${usesMax}`.execute(db)
  return rows
}

function usesInItems(id: string): RawBuilder<unknown> {
  const said = (language: string) => sql`
           coalesce(revision.fields ->> ${sql.lit(`title_${language}`)},
                    (select title from content_text where content_id = desk.content_id and language = ${sql.lit(language)}))`
  return sql`
    select desk.content_id as id,
           desk.kind,
           ${said('zh')} as name_zh,
           ${said('ja')} as name_ja,
           ${said('en')} as name_en,
           content.cover_id is not distinct from ${id}::uuid
             or exists (select from content_picture
                         where content_id = content.id and picture_id = ${id}::uuid) as shown,
           desk.draft_cover_id is not distinct from ${id}::uuid
             or exists (select from draft_picture
                         where content_id = content.id and picture_id = ${id}::uuid) as drafted,
           desk.changed_at
      from (${itemsWith(sql`${id}::uuid`)}) item
      join content on content.id = item.id
      join content_desk desk on desk.content_id = item.id
      left join content_revision revision
        on revision.content_id = desk.content_id and revision.number = desk.draft_number`
}

/** Banners of home; one without words is called as its item. Its one form is shown or waits to be. */
function usesInPanels(id: string): RawBuilder<unknown> {
  const isShown = sql`coalesce(panel.publish_at <= koma_now()
                    and (panel.unpublish_at is null or panel.unpublish_at > koma_now()), false)`
  const said = (language: string) => sql`
           case when panel.title_zh is null
                then (select title from content_text where content_id = panel.content_id and language = ${sql.lit(language)})
                else ${sql.ref(`panel.title_${language}`)} end`
  return sql`
    select panel.id,
           'panel' as kind,
           ${said('zh')} as name_zh,
           ${said('ja')} as name_ja,
           ${said('en')} as name_en,
           ${isShown} as shown,
           not ${isShown} as drafted,
           panel.updated_at as changed_at
      from home_panel panel
     where panel.cover_id = ${id}::uuid`
}

function conditionsOf({ q, only }: MediaQuery): readonly RawBuilder<unknown>[] {
  const words = q?.trim()
  return [
    only === 'trashed' ? sql`image.trashed_at is not null` : sql`image.trashed_at is null`,
    ...(only === 'unused' ? [sql`${uses} = 0`] : []),
    ...(only === 'missing_ja' ? [sql`image.alt_ja is null`] : []),
    ...(only === 'missing_en' ? [sql`image.alt_en is null`] : []),
    ...(words ? [holds(words)] : []),
  ]
}

/** Words of the name of the file, of what it shows, and of whose it is. */
const holds = (words: string) => sql`
      koma_fold(concat_ws(' ', original.name, image.alt_zh, image.alt_ja, image.alt_en, image.credit))
        like all (
          select '%' || word || '%'
            from unnest(string_to_array(koma_fold(${words}), ' ')) as word)`
