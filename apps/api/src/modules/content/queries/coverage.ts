import type { DeskKind } from '@koma/contract/content.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export interface CoverageRow {
  readonly kind: DeskKind
  readonly language: 'ja' | 'en'
  readonly items: number
  readonly whole: number
  readonly partial: number
  readonly stale: number
}

/** How much of what is shown, or waits to be, is translated; whole is whatever the Chinese has, too. */
export async function coverage(db: Db): Promise<CoverageRow[]> {
  const { rows } = await sql<CoverageRow>`
    select content.kind,
           wanted.language,
           count(*) as items,
           count(*) filter (where said.title is not null
                              and (zh.summary is null or said.summary is not null)
                              and (zh.body is null or said.body is not null)) as whole,
           count(*) filter (where said.content_id is not null
                              and (said.title is null
                                   or (zh.summary is not null and said.summary is null)
                                   or (zh.body is not null and said.body is null))) as partial,
           count(*) filter (where said.content_id is not null
                              and desk.zh_changed_at > coalesce(
                                case wanted.language when 'ja' then desk.ja_changed_at else desk.en_changed_at end,
                                '-infinity')) as stale
      from content
      join content_desk desk on desk.content_id = content.id
      join content_text zh on zh.content_id = content.id and zh.language = 'zh'
     cross join (values ('ja'), ('en')) as wanted (language)
      left join content_text said on said.content_id = content.id and said.language = wanted.language
     where content.publish_at is not null
       and (content.unpublish_at is null or content.unpublish_at > koma_now())
     group by content.kind, wanted.language
     order by content.kind, wanted.language desc`.execute(db)
  return rows
}
