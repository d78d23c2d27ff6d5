import type { ContentKind } from '@koma/contract/content.ts'
import { tagTabs } from '@koma/contract/search.ts'
import type { FollowedKind } from '@koma/contract/sitemap.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { isPublished } from '../content/public.ts'

export interface PlaceRow {
  readonly id: number
  readonly kind: ContentKind
  readonly type: string | null
  readonly updatedAt: Date
}

export interface TitledRow extends PlaceRow {
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
}

/** What is shown now behind an id, in the order of the ids, by the primary key; the texts of the house are screens of their own. */
export async function shownAfter(db: Db, after: number, limit: number): Promise<readonly PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select content.id, content.kind, content_type.slug as type,
           greatest(content.updated_at, content.publish_at, activity.changed_at) as "updatedAt"
      from content
      left join content_type on content_type.id = content.type_id
      left join activity on activity.content_id = content.id
     where content.id > ${after}
       and content.kind <> 'page'
       and ${isPublished}
     order by content.id
     limit ${limit}`.execute(db)
  return rows
}

export interface NewestRow extends TitledRow {
  readonly publishedAt: Date
  readonly summary_zh: string | null
  readonly summary_ja: string | null
  readonly summary_en: string | null
}

/** What was published last of a kind, pinned or not: of either as many as asked, by the index of their lists. */
export async function newestOf(db: Db, kind: FollowedKind, limit: number): Promise<readonly NewestRow[]> {
  const { rows } = await sql<NewestRow>`
    select newest.id, newest.kind, content_type.slug as type, newest.publish_at as "publishedAt",
           greatest(newest.updated_at, newest.publish_at, activity.changed_at) as "updatedAt",
           zh.title as title_zh, ja.title as title_ja, en.title as title_en,
           zh.summary as summary_zh, ja.summary as summary_ja, en.summary as summary_en
      from (values (true), (false)) as standing (pinned)
      cross join lateral (
        select content.*
          from content
         where content.kind = ${kind}
           and content.pinned = standing.pinned
           and ${isPublished}
         order by content.publish_at desc, content.id desc
         limit ${limit}) newest
      join content_text zh on zh.content_id = newest.id and zh.language = 'zh'
      left join content_text ja on ja.content_id = newest.id and ja.language = 'ja'
      left join content_text en on en.content_id = newest.id and en.language = 'en'
      left join content_type on content_type.id = newest.type_id
      left join activity on activity.content_id = newest.id
     order by newest.publish_at desc, newest.id desc
     limit ${limit}`.execute(db)
  return rows
}

/** Tags under which something is shown in one of their tabs, by id. */
export async function tagsInUse(db: Db, limit: number): Promise<ReadonlyArray<{ readonly id: number }>> {
  const { rows } = await sql<{ id: number }>`
    select tag.id
      from tag
     where exists (
             select from content_tag
               join content on content.id = content_tag.content_id
              where content_tag.tag_id = tag.id
                and content.kind = any(${[...tagTabs]}::text[])
                and ${isPublished})
     order by tag.id
     limit ${limit}`.execute(db)
  return rows
}

/** One item with its title; undefined where it is not shown. */
export async function shownItem(db: Db, id: number): Promise<TitledRow | undefined> {
  const { rows } = await sql<TitledRow>`
    select content.id, content.kind, content_type.slug as type,
           greatest(content.updated_at, content.publish_at, activity.changed_at) as "updatedAt",
           zh.title as title_zh, ja.title as title_ja, en.title as title_en
      from content
      join content_text zh on zh.content_id = content.id and zh.language = 'zh'
      left join content_text ja on ja.content_id = content.id and ja.language = 'ja'
      left join content_text en on en.content_id = content.id and en.language = 'en'
      left join content_type on content_type.id = content.type_id
      left join activity on activity.content_id = content.id
     where content.id = ${id}
       and content.kind <> 'page'
       and ${isPublished}`.execute(db)
  return rows[0]
}

/** The highest id that is given, shown or not; 0 where there is none. */
export async function lastId(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from content`.execute(db)
  return rows[0]!.last
}
