import type { SearchKind } from '@koma/contract/search.ts'
import type { Language } from '@koma/domain/languages.ts'
import { wholeToken } from '@koma/domain/search-tokens.ts'
import { searchedText } from '@koma/database/search/fold-texts.ts'
import { withNumbers } from '@koma/database/search/page-numbers.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import {
  haveSynonyms,
  namesHold,
  namesRead,
  namesReadOwn,
  textHolds,
  textHoldsOwn,
} from '../../../platform/searched-words.ts'
import { linkColumns, linkJoins, type LinkRow } from './links.ts'
import { isShown, leftAlone, stepRowsMax, tierWalk, type Tier } from './tier-walk.ts'

/** Items of a kind that are enough: of those with the words anywhere, and of those that are called so. */
const enoughHits = 50
const enoughNamed = 20
/** Items that are called exactly so, however old. */
const exactMax = 50

export interface KindCount {
  readonly kind: SearchKind
  readonly count: number
  /** Whether there are more, among the older ones, that were not looked at. */
  readonly more: boolean
}

export interface Found {
  /** In the order of the kinds' names. */
  readonly counts: readonly KindCount[]
  /** The texts of a page, a text an item, in its order. */
  readonly textIds: readonly number[]
}

interface Wanted {
  /** Folded; at least one. */
  readonly words: readonly string[]
  /** The question as one phrase. */
  readonly whole: string
  readonly kind: SearchKind | undefined
  /** The reader's own. */
  readonly language: Language
}

/** The last guard: a search that takes longer ends with a 503 and a time to come back (milliseconds). */
const findMsMax = 2_000

/**
 * Looks for what holds all the words in one language: how many of each kind, and a page of them. What is called so comes
 * first: exactly, from its beginning, somewhere; then the newest. Of several languages the reader's own is shown, also
 * where it says the same in other words.
 */
export const find = (db: Db, wanted: Wanted, page: PageWindow): Promise<Found> =>
  db.transaction().execute(async (tx) => {
    // To read a text's parts is far dearer than the planner believes: also of a small table the index is asked.
    await sql`
      select set_config('enable_seqscan', 'off', true), set_config('statement_timeout', ${String(findMsMax)}, true)`.execute(
      tx,
    )
    return found(tx, wanted, page)
  })

async function found(tx: Tx, { words, whole, kind, language }: Wanted, page: PageWindow): Promise<Found> {
  const { rows } = await sql<Found>`
    with ${hitsOf(words, whole)},
    best as (
      select item, kind, publish_at, max(rank) as rank
        from hit
       group by item, kind, publish_at
    ),
    wanted as (
      select *
        from best
       where ${kind ?? null}::text is null or kind = ${kind ?? null}
       order by rank desc, publish_at desc, item desc
       limit ${page.limit}
      offset ${page.offset}
    ),
    place as (
      select distinct on (wanted.item) wanted.*, hit.id
        from wanted
        join hit on hit.item = wanted.item
       order by wanted.item, (hit.language = ${language}) desc, hit.rank desc, hit.language desc
    ),
    counted as (
      select kind, count(*) as count
        from best
       group by kind
    )
    select (select coalesce(json_agg(json_build_object('kind', kind, 'count', count, 'more', ${isMore}) order by kind), '[]')
              from counted) as counts,
           (select coalesce(json_agg(id order by rank desc, publish_at desc, item desc), '[]') from place) as "textIds"`.execute(
    tx,
  )
  return rows[0]!
}

/** A step that was cut leaves some of any kind. */
const isMore = sql`
      ${leftAlone('text', sql`counted.kind`)}
      or greatest((select count(*) from text_0), (select count(*) from text_1), (select count(*) from text_2))
         >= ${sql.lit(stepRowsMax)}`

/** Everything that was found, as `hit`: a row a text, with how well its names do. */
function hitsOf(words: readonly string[], whole: string): RawBuilder<unknown> {
  const columns = () => hitColumns(words, whole)
  return sql`
  ${tierWalk({
    name: 'text',
    holds: textHolds(words),
    columns: (tier) => hitColumns(words, whole, tier),
    enough: enoughHits,
  })},
  ${tierWalk({
    name: 'named',
    holds: namesHold(words),
    columns,
    enough: enoughNamed,
    first: sql`select * from text_0 where rank > 0`,
  })},
  exact as materialized (
    select ${columns()}, search_text.kind, coalesce(search_text.content_id, -search_text.faq_id) as item
      from search_text
     where search_text.tokens @> ${[wholeToken(whole)]}::text[]
       and ${isShown}
     limit ${sql.lit(exactMax)}
  ),
  hit as materialized (
    select * from exact
    union all
    select * from text_0
    union all
    select * from text_1
    union all
    select * from text_2
    union all
    select * from named_1
    union all
    select * from named_2
  )`
}

/** How well a text does whose name is the question. */
export const wholeRank = 4

/**
 * How well a text does: above 0 by its names, which stand between bars. What means the same as a word does worse than the
 * word: 1 in a name, and -1 in a text, where a `tier` is given whose texts with the words themselves are told.
 */
export const hitColumns = (words: readonly string[], whole: string, tier?: Tier): RawBuilder<unknown> => sql`
           search_text.id, search_text.language, search_text.publish_at,
           case
             when strpos(search_text.names, ${`|${whole}|`}) > 0 then ${sql.lit(wholeRank)}
             when strpos(search_text.names, ${`|${whole}`}) > 0 then 3
             ${haveSynonyms(words) ? ranksBySynonyms(words, tier) : sql`when ${namesRead(words)} then 2`}
             else 0
           end as rank`

const ranksBySynonyms = (words: readonly string[], tier: Tier | undefined) => sql`when ${namesReadOwn(words)} then 2
             when ${namesRead(words)} then 1
             ${tier === undefined ? sql`` : sql`when search_text.id not in (${ownIn(words, tier)}) then -1`}`

/** Found by the index once a statement; to ask each text anew would be to read its parts. */
const ownIn = (words: readonly string[], tier: Tier) => sql`
               select search_text.id
                 from search_text
                where search_text.tier = ${sql.lit(tier)}
                  and ${textHoldsOwn(words)}`

export interface HitRow extends LinkRow {
  readonly publishAt: Date
  /** The language of the text in which the words stand. */
  readonly language: Language
  /** That text as it is read, cut where no excerpt reaches. */
  readonly text: string
}

/** Characters of a text in which an excerpt is looked for. */
const readLengthMax = 20_000

/** What a page shows of the texts that were found, in their order. */
export async function hitsAt(db: Db, textIds: readonly number[]): Promise<readonly HitRow[]> {
  if (textIds.length === 0) return []
  const { rows } = await sql<HitRow>`
    select ${linkColumns},
           search_text.publish_at as "publishAt",
           search_text.language,
           left(${searchedText}, ${readLengthMax}) as text
      from unnest(${[...textIds]}::bigint[]) with ordinality as found (id, place)
      join search_text on search_text.id = found.id
      ${linkJoins}
      left join creator on creator.content_id = search_text.content_id
      left join content_text
        on content_text.content_id = search_text.content_id and content_text.language = search_text.language
      left join lateral (
        values ('zh', faq.question_zh, faq.answer_zh), ('ja', faq.question_ja, faq.answer_ja),
               ('en', faq.question_en, faq.answer_en)
      ) as asked (language, question, answer) on asked.language = search_text.language
     order by found.place`.execute(db)
  return withNumbers(db, rows)
}
