import { foldVersion } from '@koma/domain/search-folding.ts'
import { indexedText } from '@koma/domain/search-tokens.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { tierOf } from '../search/tiers.ts'
import { textsOf, type LargeText } from './large-texts.ts'

/** Issue 4 "done when" 2: articles, and texts of all kinds that search knows. */
export const largeSize = { articles: 200_000, texts: 1_000_000 } as const

/** Items of one statement. */
const batch = 2_000
const languagesCount = 3
/** Items with the rare word, however many there are in all. */
const rareItems = 24
/** From one article to the next (minutes): 200,000 of them reach back some years. */
const minutesApart = 11

export interface LargeSize {
  readonly articles: number
  readonly texts: number
}

/**
 * Adds articles, and works for the rest of the texts, in three languages and always the same ones; searchable at once. The
 * index of the parts is made when all are there: row by row it would take hours. Needs `loadContent`.
 */
export async function loadLarge(db: Kysely<Database>, size: LargeSize, tell: (sentence: string) => void) {
  const items = Math.ceil(size.texts / languagesCount)
  await db.transaction().execute(async (tx) => {
    await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
    // The next batch is put together while the transaction waits.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    // Its rows come folded: nothing has to be marked.
    await sql`alter table content_text disable trigger content_text__marked`.execute(tx)
    await sql`drop index search_text__tokens, search_text__newest, search_text__newer`.execute(tx)
    const rareEvery = Math.floor(size.articles / rareItems)
    let writing = Promise.resolve()
    for (let first = 0; first < items; first += batch) {
      const numbers = Array.from({ length: Math.min(batch, items - first) }, (_, at) => first + at)
      const isRare = (number: number) => number < size.articles && number % rareEvery === 0
      const lines = numbers.flatMap((number) =>
        textsOf(number, isRare(number)).map((text) => lineOf(text, tierOf(newerThan(number, size.articles, items)))),
      )
      // One batch is put together while the database writes the one before it.
      await writing
      writing = insertItems(tx, size.articles, numbers, lines)
      if (first % (batch * 10) === 0) tell(`${first} of ${items} items`)
    }
    await writing
    tell('The indexes of search …')
    await makeIndexes(tx)
    await sql`alter table content_text enable trigger content_text__marked`.execute(tx)
  })
  await sql`vacuum analyze content, content_text, content_tag, search_text, comic`.execute(db)
}

/** As the migrations make them. */
async function makeIndexes(tx: Kysely<Database>) {
  await sql`create index search_text__tokens on search_text using gin (tokens)`.execute(tx)
  await sql`create index search_text__newest on search_text using gin (tokens) where tier = 0`.execute(tx)
  await sql`create index search_text__newer on search_text using gin (tokens) where tier = 1`.execute(tx)
}

/** How many of its kind are newer: articles are numbered from the oldest, and so are the works behind them. */
const newerThan = (number: number, articles: number, items: number): number =>
  (number < articles ? articles : items) - 1 - number

/** Ids go from statement to statement: a table that was empty when the transaction began would be searched row by row. */
async function insertItems(tx: Kysely<Database>, articles: number, numbers: readonly number[], lines: readonly Line[]) {
  const { rows } = await sql<{ id: number; kind: string }>`
    insert into content (kind, slug, type_id, publish_at, created_at, updated_at)
    select case when number < ${articles} then 'news' else 'comic' end,
           'large-' || number,
           case when number < ${articles} then types.ids[1 + number % cardinality(types.ids)] end,
           clock.now - make_interval(mins => (${articles} - least(number, ${articles}) + 1) * ${minutesApart}::integer),
           clock.now, clock.now
      from unnest(${[...numbers]}::integer[]) as number,
           (select koma_now() as now) clock,
           (select array_agg(id order by sort) as ids from content_type where kind = 'news') types
     order by number
    returning id, kind`.execute(tx)
  const works = rows.filter(({ kind }) => kind === 'comic').map(({ id }) => id)
  await sql`
    insert into comic (content_id)
    select unnest(${works}::integer[])`.execute(tx)
  await sql`
    insert into content_tag (content_id, tag_id)
    select item, tags.ids[1 + item % cardinality(tags.ids)]
      from unnest(${rows.map(({ id }) => id)}::integer[]) as item,
           (select array_agg(id order by id) as ids from tag) tags`.execute(tx)
  await insertTexts(
    tx,
    lines.map((line, at) => ({ id: rows[Math.floor(at / languagesCount)]!.id, ...line })),
  )
}

type Line = ReturnType<typeof lineOf>

/** A text as it is kept and as it is searched, its parts between line breaks, which none of them holds. */
function lineOf(text: LargeText, tier: number) {
  const indexed = indexedText([text.title], `${text.title} ${text.summary} ${text.body.replaceAll(/<[^>]*>/g, ' ')}`)
  return { ...text, ...indexed, tokens: indexed.tokens.join('\n'), tier }
}

async function insertTexts(tx: Kysely<Database>, lines: readonly (Line & { readonly id: number })[]) {
  const column = (name: keyof Line | 'id') => lines.map((line) => line[name])
  await sql`
    with line as materialized (
      select *
        from unnest(${column('id')}::integer[], ${column('language')}::text[], ${column('title')}::text[],
                    ${column('summary')}::text[], ${column('body')}::text[], ${column('names')}::text[],
                    ${column('folded')}::text[], ${column('sounds')}::text[], ${column('tokens')}::text[],
                    ${column('tier')}::smallint[])
          as made (id, language, title, summary, body, names, folded, sounds, tokens, tier)
    ),
    written as (
      insert into content_text (content_id, language, title, summary, body)
      select id, language, title, summary, body from line
    )
    insert into search_text (content_id, language, kind, publish_at, tier, names, folded, sounds, tokens, fold_version)
    select line.id, line.language, content.kind, content.publish_at, line.tier, line.names, line.folded, line.sounds,
           string_to_array(line.tokens, e'\\n'), ${foldVersion}
      from line
      join content on content.id = line.id`.execute(tx)
}
