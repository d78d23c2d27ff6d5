import type { NoticeLevel } from '@koma/contract/postings.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Notices above a page at most: more of them hide the page, and nobody reads them. */
const noticesShownMax = 3

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

/** What is shown now: warnings first, then what is pinned, then the newest. Read against the clock. */
export async function noticesNow(db: Db): Promise<readonly SiteNoticeRow[]> {
  const { rows } = await sql<SiteNoticeRow>`
    select id, title_zh, title_ja, title_en, text_zh, text_ja, text_en, level, pinned, link as url, version
      from site_notice
     where publish_at <= koma_now()
       and (unpublish_at is null or unpublish_at > koma_now())
     order by (level = 'warning') desc, pinned desc, publish_at desc, id desc
     limit ${noticesShownMax}`.execute(db)
  return rows
}
