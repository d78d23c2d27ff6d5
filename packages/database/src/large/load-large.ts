import { fold, foldVersion, soundsOf } from '@koma/domain/search-folding.ts'
import { tokensOf } from '@koma/domain/search-tokens.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { withKnownLetters } from './known-letters.ts'
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
    await sql`drop index search_text__tokens`.execute(tx)
    const rareEvery = Math.floor(size.articles / rareItems)
    await withKnownLetters(tx, async () => {
      let writing = Promise.resolve()
      for (let first = 0; first < items; first += batch) {
        const numbers = Array.from({ length: Math.min(batch, items - first) }, (_, at) => first + at)
        const isRare = (number: number) => number < size.articles && number % rareEvery === 0
        const lines = numbers.flatMap((number) => textsOf(number, isRare(number)).map(lineOf))
        // One batch is put together while the database writes the one before it.
        await writing
        writing = insertItems(tx, size.articles, numbers, lines)
        if (first % (batch * 10) === 0) tell(`${first} of ${items} items`)
      }
      await writing
    })
    tell('The index of search …')
    await sql`create index search_text__tokens on search_text using gin (tokens)`.execute(tx)
    await sql`alter table content_text enable trigger content_text__marked`.execute(tx)
  })
  await sql`vacuum analyze content, content_text, content_tag, search_text, comic`.execute(db)
}

/** Ids go from statement to statement: a table that was empty when the transaction began would be searched row by row. */
async function insertItems(tx: Kysely<Database>, articles: number, numbers: readonly number[], lines: readonly Line[]) {
  const { rows } = await sql<{ id: number; kind: string }>`
    insert into content (kind, slug, type_id, publish_at)
    select case when number < ${articles} then 'news' else 'comic' end,
           'large-' || number,
           case when number < ${articles} then types.ids[1 + number % cardinality(types.ids)] end,
           koma_now() - make_interval(mins => (${articles} - least(number, ${articles}) + 1) * ${minutesApart}::integer)
      from unnest(${[...numbers]}::integer[]) as number,
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

/** A text as it is kept and as it is searched; its parts hold no blanks. */
function lineOf(text: LargeText) {
  const words = fold(`${text.title} ${text.summary} ${text.body.replaceAll(/<[^>]*>/g, ' ')}`).text
  const sounds = soundsOf(words)
  return {
    ...text,
    folded: words,
    folded_title: fold(text.title).text,
    sounds,
    tokens: tokensOf(words, sounds).join(' '),
  }
}

async function insertTexts(tx: Kysely<Database>, lines: readonly (Line & { readonly id: number })[]) {
  await sql`
    with line as materialized (
      select *
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as made (id integer, language text, title text, summary text, body text, folded text, folded_title text,
                   sounds text, tokens text)
    ),
    written as (
      insert into content_text (content_id, language, title, summary, body)
      select id, language, title, summary, body from line
    )
    insert into search_text (content_id, language, title, folded, sounds, tokens, fold_version)
    select id, language, folded_title, folded, sounds, string_to_array(tokens, ' '), ${foldVersion}
      from line`.execute(tx)
}
