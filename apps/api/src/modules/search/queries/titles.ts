import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { namesHold } from '../../../platform/searched-words.ts'
import { hitColumns, wholeRank } from './hits.ts'
import { linkColumns, linkJoins, type LinkRow } from './links.ts'
import { tierWalk } from './tier-walk.ts'

/** Items of a kind among which the best titles are looked for. */
const enoughTitles = 20

/**
 * Titles that hold all the words; of an item the one in the reader's language where it holds them, however well another
 * does. What is called exactly so comes first, then what is in the reader's language, what begins so, what is short.
 */
export async function titlesWith(
  db: Db,
  { words, whole, language }: { words: readonly string[]; whole: string; language: Language },
  limit: number,
): Promise<ReadonlyArray<LinkRow & { readonly language: Language; readonly text: string }>> {
  const { rows } = await sql<LinkRow & { language: Language; text: string }>`
    with ${tierWalk({
      name: 'named',
      holds: namesHold(words),
      columns: () => sql`${hitColumns(words, whole)}, length(search_text.names) as size`,
      enough: enoughTitles,
    })},
    best as (
      select distinct on (item) *, language = ${language} as is_own, max(rank) over (partition by item) as item_rank
        from (
          select * from named_0
          union all
          select * from named_1
          union all
          select * from named_2
        ) named
       order by item, (language = ${language}) desc, rank desc, language desc
    )
    select ${linkColumns},
           search_text.language,
           coalesce(content_text.title, case search_text.language when 'zh' then faq.question_zh
                                        when 'ja' then faq.question_ja else faq.question_en end) as text
      from (
        select *
          from best
         order by (item_rank = ${sql.lit(wholeRank)}) desc, is_own desc, item_rank desc, size, item
         limit ${limit}
      ) shown
      join search_text on search_text.id = shown.id
      ${linkJoins}
      left join content_text
        on content_text.content_id = search_text.content_id and content_text.language = search_text.language
     order by (shown.item_rank = ${sql.lit(wholeRank)}) desc, shown.is_own desc, shown.item_rank desc,
              shown.size, shown.item`.execute(db)
  return rows
}
