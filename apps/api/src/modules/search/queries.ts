import type { SearchKind } from '@koma/contract/search.ts'
import type { Language } from '@koma/domain/languages.ts'
import { wantedTokens } from '@koma/domain/search-tokens.ts'
import { searchedText } from '@koma/database/search/fold-texts.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { textHolds } from '../../platform/searched-words.ts'
import { isPublished } from '../content/public.ts'

export interface LinkRow {
  readonly id: number
  readonly kind: SearchKind
  /** The slug of its type. */
  readonly type: string | null
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
}

export interface HitRow extends LinkRow {
  readonly publishAt: Date
  /** The language of the text in which the words stand. */
  readonly language: Language
  /** That text as it is read, cut where no excerpt reaches. */
  readonly read: string
}

/** Characters of a text in which an excerpt is looked for. */
const readLengthMax = 20_000
/** Texts that share a part with the words, among which the nearest are looked for. */
const nearCandidatesMax = 2_000

/** The texts that hold all the words, each with how well its title does: it is the words, begins with them, holds them. */
const hits = (words: readonly string[]): RawBuilder<unknown> => {
  const whole = words.join(' ')
  return sql`
  hit as (
    select search_text.content_id, search_text.faq_id, search_text.language,
           case
             when search_text.title = ${whole} then 3
             when starts_with(search_text.title, ${whole}) then 2
             when search_text.title like all (${words.map((word) => `%${word}%`)}::text[]) then 1
             else 0
           end as rank
      from search_text
     where ${textHolds(words)}
  )`
}

/** How many items of each kind hold all the words in one language, in the order of the kinds' names. */
export async function hitCounts(
  db: Db,
  words: readonly string[],
): Promise<readonly { readonly kind: SearchKind; readonly count: number }[]> {
  const { rows } = await sql<{ kind: SearchKind; count: number }>`
    with ${hits(words)}
    select coalesce(content.kind, 'faq') as kind,
           count(distinct (hit.content_id, hit.faq_id)) as count
      from hit
      left join content on content.id = hit.content_id
     where hit.faq_id is not null or (${isPublished})
     group by 1
     order by 1`.execute(db)
  return rows
}

/**
 * A page of what holds all the words in one language: those whose title does come first, then the newest. Of several
 * languages the reader's own counts, then the better one.
 */
export async function hitsOf(
  db: Db,
  { words, kind, language }: { words: readonly string[]; kind: SearchKind | undefined; language: Language },
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly HitRow[]> {
  const { rows } = await sql<HitRow>`
    with ${hits(words)},
    best as (
      select distinct on (hit.content_id, hit.faq_id) hit.*
        from hit
       order by hit.content_id, hit.faq_id, (hit.language = ${language}) desc, hit.rank desc, hit.language desc
    ),
    shown as (
      select best.*, content.kind, content.type_id, coalesce(content.publish_at, faq.updated_at) as "publishAt"
        from best
        left join content on content.id = best.content_id
        left join faq on faq.id = best.faq_id
       where (best.faq_id is not null or (${isPublished}))
         and (${kind ?? null}::text is null or coalesce(content.kind, 'faq') = ${kind ?? null})
       order by best.rank desc, "publishAt" desc, best.content_id desc, best.faq_id desc
       limit ${page.limit}
      offset ${page.offset}
    )
    select ${linkColumns},
           shown."publishAt",
           shown.language,
           left(${searchedText}, ${readLengthMax}) as read
      from shown
      ${linkJoins(sql`shown`)}
      left join creator on creator.content_id = shown.content_id
      left join content_text on content_text.content_id = shown.content_id and content_text.language = shown.language
      left join lateral (
        values ('zh', faq.question_zh, faq.answer_zh), ('ja', faq.question_ja, faq.answer_ja),
               ('en', faq.question_en, faq.answer_en)
      ) as asked (language, question, answer) on asked.language = shown.language
     order by shown.rank desc, shown."publishAt" desc, shown.content_id desc, shown.faq_id desc`.execute(db)
  return rows
}

/** Titles that hold all the words, those that begin with them first, then the shortest. */
export async function titlesWith(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<ReadonlyArray<LinkRow & { readonly language: Language; readonly text: string }>> {
  const { rows } = await sql<LinkRow & { language: Language; text: string }>`
    with ${hits(words)},
    shown as (
      select distinct on (hit.content_id, hit.faq_id) hit.*, content.kind, content.type_id
        from hit
        left join content on content.id = hit.content_id
       where hit.rank > 0
         and (hit.faq_id is not null or (${isPublished}))
       order by hit.content_id, hit.faq_id, hit.rank desc, hit.language desc
    )
    select ${linkColumns},
           shown.language,
           coalesce(content_text.title, case shown.language when 'zh' then faq.question_zh when 'ja' then faq.question_ja
                                        else faq.question_en end) as text
      from shown
      ${linkJoins(sql`shown`)}
      left join content_text on content_text.content_id = shown.content_id and content_text.language = shown.language
     order by shown.rank desc, length(content_text.title), shown.content_id, shown.faq_id
     limit ${limit}`.execute(db)
  return rows
}

/** What shares most parts with words that nothing holds, by its title. */
export async function nearTo(db: Db, words: readonly string[], limit: number): Promise<readonly LinkRow[]> {
  const parts = words.flatMap((word) => wantedTokens({ in: 'text', word }))
  const { rows } = await sql<LinkRow>`
    with candidate as (
      select content_id, faq_id, language, title, tokens
        from search_text
       where tokens && ${parts}::text[]
       limit ${nearCandidatesMax}
    ),
    measured as (
      select candidate.*,
             (select count(*) from unnest(${parts}::text[]) as part
               where part = any (tokens) and position(ltrim(part, '^') in title) > 0) as shared
        from candidate
    ),
    shown as (
      select distinct on (measured.content_id, measured.faq_id) measured.*, content.kind, content.type_id
        from measured
        left join content on content.id = measured.content_id
       where measured.shared > 0
         and (measured.faq_id is not null or (${isPublished}))
       order by measured.content_id, measured.faq_id, measured.shared desc
    )
    select ${linkColumns}
      from shown
      ${linkJoins(sql`shown`)}
     order by shown.shared desc, length(shown.title), shown.content_id, shown.faq_id
     limit ${limit}`.execute(db)
  return rows
}

const linkColumns = sql`
           coalesce(shown.content_id, shown.faq_id) as id,
           coalesce(shown.kind, 'faq') as kind,
           content_type.slug as type,
           coalesce(zh.title, faq.question_zh) as title_zh,
           coalesce(ja.title, faq.question_ja) as title_ja,
           coalesce(en.title, faq.question_en) as title_en`

const linkJoins = (shown: RawBuilder<unknown>): RawBuilder<unknown> => sql`
      left join content_text zh on zh.content_id = ${shown}.content_id and zh.language = 'zh'
      left join content_text ja on ja.content_id = ${shown}.content_id and ja.language = 'ja'
      left join content_text en on en.content_id = ${shown}.content_id and en.language = 'en'
      left join content_type on content_type.id = ${shown}.type_id
      left join faq on faq.id = ${shown}.faq_id`
