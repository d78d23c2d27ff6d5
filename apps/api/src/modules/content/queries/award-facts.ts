import type { FactsOf } from '@koma/contract/content-facts.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Piece } from './words.ts'

const entries: Piece = sql`
                        (select coalesce(jsonb_agg(jsonb_build_object(
                                  'result', result,
                                  'title_zh', title_zh,
                                  'title_en', title_en,
                                  'creators_zh', creators_zh,
                                  'comic_id', comic_id,
                                  'publisher_id', publisher_id,
                                  'creator_ids', (
                                    select coalesce(jsonb_agg(creator_id order by position, creator_id), '[]')
                                      from award_entry_creator
                                     where entry_id = award_entry.id)) order by sort), '[]')
                           from award_entry
                          where category_id = award_category.id)`

/** What visitors see of an edition of an award, with the keys of the contract's facts; of every other kind null. */
export const shownAward: Piece = sql`
            (select jsonb_build_object(
                      'award_id', award_id,
                      'edition', edition,
                      'year', year,
                      'held_on', held_on,
                      'venue_zh', venue_zh,
                      'entries', entries,
                      'complete', complete,
                      'categories', (
                        select coalesce(jsonb_agg(jsonb_build_object(
                                 'name_zh', name_zh,
                                 'name_ja', name_ja,
                                 'name_en', name_en,
                                 'entries', ${entries}) order by sort), '[]')
                          from award_category
                         where edition_id = award_edition.content_id))
               from award_edition
              where content_id = content.id)`

/** Puts an edition and everybody whom it names before the visitors. */
export async function writeAward(tx: Tx, id: number, facts: FactsOf<'award'>): Promise<void> {
  await sql`
    insert into award_edition (content_id, award_id, edition, year, held_on, venue_zh, entries, complete)
    values (${id}, ${facts.award_id}, ${facts.edition}, ${facts.year}, ${facts.held_on}::date, ${facts.venue_zh},
            ${facts.entries}, ${facts.complete})
    on conflict on constraint award_edition__identity do update
       set award_id = excluded.award_id,
           edition = excluded.edition,
           year = excluded.year,
           held_on = excluded.held_on,
           venue_zh = excluded.venue_zh,
           entries = excluded.entries,
           complete = excluded.complete`.execute(tx)
  await writeLines(tx, id, JSON.stringify(facts.categories))
}

/** A category is known again by its place, an entry by its place in it: names may come twice, or be missing. */
async function writeLines(tx: Tx, id: number, categories: string): Promise<void> {
  await sql`
    delete from award_category
     where edition_id = ${id}`.execute(tx)
  await sql`
    with given as (
      select category, place
        from jsonb_array_elements(${categories}::jsonb) with ordinality as given (category, place)
    ),
    kept_category as (
      insert into award_category (edition_id, slug, sort, name_zh, name_ja, name_en)
      select ${id}, 'category-' || place, place, category ->> 'name_zh', category ->> 'name_ja', category ->> 'name_en'
        from given
      returning id, sort
    ),
    kept_entry as (
      insert into award_entry (category_id, sort, result, title_zh, title_en, creators_zh, comic_id, publisher_id)
      select kept_category.id, line_place, line ->> 'result', line ->> 'title_zh', line ->> 'title_en',
             line ->> 'creators_zh', (line ->> 'comic_id')::integer, (line ->> 'publisher_id')::integer
        from given
        join kept_category on kept_category.sort = given.place
       cross join jsonb_array_elements(category -> 'entries') with ordinality as named (line, line_place)
      returning id, category_id, sort
    )
    insert into award_entry_creator (entry_id, creator_id, position)
    select kept_entry.id, creator::integer, creator_place
      from given
      join kept_category on kept_category.sort = given.place
     cross join jsonb_array_elements(category -> 'entries') with ordinality as named (line, line_place)
      join kept_entry on kept_entry.category_id = kept_category.id and kept_entry.sort = line_place
     cross join jsonb_array_elements_text(line -> 'creator_ids') with ordinality as person (creator, creator_place)`.execute(
    tx,
  )
}
