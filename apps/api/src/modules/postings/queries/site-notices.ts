import type { NoticeLevel } from '@koma/contract/postings.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Notices above a page at most: more of them hide the page, and nobody reads them. */
export const noticesShownMax = 3

export interface SiteNoticeRow {
  readonly id: number
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
  readonly text_zh: string | null
  readonly text_ja: string | null
  readonly text_en: string | null
  readonly level: NoticeLevel
  readonly pinned: boolean
  readonly url: string | null
  readonly version: number
}

const columns = sql`
           id, title_zh, title_ja, title_en, text_zh, text_ja, text_en, level, pinned, link as url, version`

const isShown = sql`
           publish_at <= koma_now()
       and (unpublish_at is null or unpublish_at > koma_now())`

/** Warnings first, then what is pinned, then the newest. */
const mostUrgentFirst = sql`(level = 'warning') desc, pinned desc, publish_at desc, id desc`

/** What is shown now. Read against the clock. */
export async function noticesNow(db: Db): Promise<readonly SiteNoticeRow[]> {
  const { rows } = await sql<SiteNoticeRow>`
    select ${columns}
      from site_notice
     where ${isShown}
     order by ${mostUrgentFirst}
     limit ${noticesShownMax}`.execute(db)
  return rows
}

/** The same, with one that is shown: behind the last where there is no room for it. */
export async function noticesWith(db: Db, id: number): Promise<readonly SiteNoticeRow[]> {
  const { rows } = await sql<SiteNoticeRow>`
    select ${columns}
      from (
        select site_notice.*,
               row_number() over (order by ${mostUrgentFirst}) as place
          from site_notice
         where ${isShown}
      ) standing
     where place <= ${noticesShownMax}
        or id = ${id}
     order by place`.execute(db)
  return rows
}
