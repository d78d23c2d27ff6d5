import { foldVersion } from '@koma/domain/search-folding.ts'
import { indexedText } from '@koma/domain/search-tokens.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { withNumbers } from './page-numbers.ts'

/** Texts that are folded in one statement. */
const batch = 200

/**
 * Folds every text that changed since it was folded, so that search finds it: a batch a transaction, and any number of
 * processes at once, each its own. Gives how many it folded.
 */
export async function foldTexts(db: Kysely<Database>): Promise<number> {
  let done = 0
  for (;;) {
    const count = await foldBatch(db)
    done += count
    if (count < batch) return done
  }
}

/** Marks what other tables or rules folded, once after a new version of them started. Gives how many there are. */
export async function markOutdated(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with outdated as (
      update search_text set fold_version = null where fold_version <> ${foldVersion} returning 1
    )
    select count(*) as n from outdated`.execute(db)
  return rows[0]!.n
}

/**
 * Marks the texts in which a number of the house reads otherwise than when they were folded: it may have changed at an
 * instant that was set long before, or in the code. Gives how many there are; none on most days, so that nothing that
 * was kept of content has to go.
 */
export async function markNumbered(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<Searched & { readonly folded: string }>`
    select ${asSearched}, search_text.folded
      from ${searchedSources}
     where search_text.kind = 'page'
       and search_text.fold_version is not null
       and strpos(content_text.body, '{{') > 0`.execute(db)
  const now = await withNumbers(db, rows)
  const changed = now.filter(({ names, text, folded }) => indexedText(names, text).folded !== folded)
  if (changed.length === 0) return 0
  await sql`
    update search_text set fold_version = null where id = any(${changed.map(({ id }) => id)}::bigint[])`.execute(db)
  return changed.length
}

/** A text as it is read, but for the numbers of the house, which are still names. */
interface Searched {
  readonly id: string
  readonly kind: string
  readonly names: readonly string[]
  readonly text: string
}

const foldBatch = async (db: Kysely<Database>): Promise<number> =>
  db.isTransaction ? foldIn(db) : db.transaction().execute(foldIn)

async function foldIn(tx: Kysely<Database>): Promise<number> {
  const texts = await withNumbers(tx, await unfolded(tx))
  if (texts.length === 0) return 0
  const folded = texts.map(({ id, names, text }) => ({ id, ...indexedText(names, text) }))
  await sql`
    update search_text
       set names = made.names,
           folded = made.folded,
           sounds = made.sounds,
           tokens = array(select jsonb_array_elements_text(made.tokens)),
           fold_version = ${foldVersion}
      from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb)
        as made (id bigint, names text, folded text, sounds text, tokens jsonb)
     where search_text.id = made.id`.execute(tx)
  return texts.length
}

/** The oldest texts that nobody else folds at this moment, in the order of their ids. */
async function unfolded(tx: Kysely<Database>): Promise<readonly Searched[]> {
  const { rows } = await sql<Searched>`
    select ${asSearched}
      from ${searchedSources}
     where search_text.fold_version is null
     order by search_text.id
     limit ${batch}
       for update of search_text skip locked`.execute(tx)
  return rows
}

/**
 * What the page of an item names beside its texts: people, houses, places, works, numbers. Names in all languages: who
 * writes them in another finds the same page.
 */
const facts = sql<string>`
  (select string_agg(distinct said.title, ' · ')
     from (
       select creator_id as id from comic_creator where comic_id = search_text.content_id
       union all
       select publisher_id from comic where comic.content_id = search_text.content_id
     ) named
     join content_text said on said.content_id = named.id),
  (select isbn from comic where comic.content_id = search_text.content_id),
  (select concat_ws(' · ', location_zh, location_ja, location_en, organiser_zh, organiser_ja, organiser_en,
                    co_organiser_zh, co_organiser_ja, co_organiser_en)
     from activity
    where activity.content_id = search_text.content_id),
  (select string_agg(concat_ws(' · ', name_zh, name_ja, name_en), ' · ' order by position)
     from activity_speaker
    where activity_id = search_text.content_id),
  (select string_agg(concat_ws(' · ', entry.title_zh, entry.title_en, entry.creators_zh), ' · '
                     order by category.sort, entry.sort)
     from award_category category
     join award_entry entry on entry.category_id = category.id
    where category.edition_id = search_text.content_id)`

/** What is searched of an item or a question; also what excerpts are cut from. The numbers of the house are still names. */
export const searchedText = sql<string>`
  concat_ws(' · ', content_text.title, nullif(array_to_string(creator.aliases, ' · '), ''),
            nullif(concat_ws(' ', content_text.summary, koma_plain(content_text.body)), ''),
            asked.question, koma_plain(asked.answer), content_text.reading, ${facts})`

const asSearched = sql`
  search_text.id::text as id,
  search_text.kind,
  array_remove(array[content_text.title, asked.question, content_text.reading] || creator.aliases, null) as names,
  ${searchedText} as text`

/** A text with what it is made of; an item's and a question's differ. */
const searchedSources = sql`
  search_text
  left join content_text
    on content_text.content_id = search_text.content_id and content_text.language = search_text.language
  left join creator on creator.content_id = search_text.content_id
  left join faq on faq.id = search_text.faq_id
  left join lateral (
    values ('zh', faq.question_zh, faq.answer_zh), ('ja', faq.question_ja, faq.answer_ja),
           ('en', faq.question_en, faq.answer_en)
  ) as asked (language, question, answer) on asked.language = search_text.language`
