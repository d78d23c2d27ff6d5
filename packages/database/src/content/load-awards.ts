import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { contentText } from './content-files.ts'

/** Awards, their editions, and who won what in each category. */
export async function loadAwards(tx: Kysely<Database>): Promise<void> {
  const editions = contentText('award_editions')
  await loadSeries(tx)
  await sql`
    insert into award_edition (content_id, award_id, edition, year, held_on, venue_zh, entries, complete)
    select content.id, award.id, fact.edition, fact.year, fact.held_on, fact.venue_zh, fact.entries, fact.complete
      from jsonb_to_recordset(${editions}::jsonb)
        as fact (slug text, award text, edition integer, year integer, held_on date, venue_zh text, entries integer,
                 complete boolean)
      join award on award.slug = fact.award
      join content on content.kind = 'award' and content.slug = fact.slug`.execute(tx)
  await sql`
    insert into award_category (edition_id, slug, sort, name_zh, name_ja, name_en)
    select content.id, category ->> 'slug', at, category ->> 'name_zh', category ->> 'name_ja', category ->> 'name_en'
      from jsonb_to_recordset(${editions}::jsonb) as fact (slug text, categories jsonb)
      join content on content.kind = 'award' and content.slug = fact.slug
     cross join jsonb_array_elements(fact.categories) with ordinality as named (category, at)`.execute(tx)
  await loadEntries(tx, editions)
}

async function loadSeries(tx: Kysely<Database>) {
  await sql`
    insert into award (slug, sort, name_zh, name_ja, name_en, organizer_zh, organizer_ja, organizer_en, about_zh, about_ja,
                       about_en, message_zh, message_ja, message_en, since, website, sources)
    select fact.slug, row_number() over (), fact.name_zh, fact.name_ja, fact.name_en, fact.organizer_zh,
           fact.organizer_ja, fact.organizer_en, fact.about_zh, fact.about_ja, fact.about_en, fact.message_zh,
           fact.message_ja, fact.message_en, fact.since, fact.website, fact.sources
      from jsonb_to_recordset(${contentText('awards')}::jsonb)
        as fact (slug text, name_zh text, name_ja text, name_en text, organizer_zh text, organizer_ja text,
                 organizer_en text, about_zh text, about_ja text, about_en text, message_zh text, message_ja text,
                 message_en text, since integer, website text, sources text[])`.execute(tx)
}

/** An entry is known again by its place in its category: titles may be missing. */
async function loadEntries(tx: Kysely<Database>, editions: string) {
  await sql`
    insert into award_entry (category_id, sort, result, title_zh, title_en, creators_zh, comic_id, publisher_id)
    select award_category.id, entry.at, line ->> 'result', line ->> 'title_zh', line ->> 'title_en',
           line ->> 'creators_zh', comic.id, publisher.id
      from jsonb_to_recordset(${editions}::jsonb) as fact (slug text, categories jsonb)
      join content on content.kind = 'award' and content.slug = fact.slug
     cross join jsonb_array_elements(fact.categories) as category
      join award_category on award_category.edition_id = content.id and award_category.slug = category ->> 'slug'
     cross join jsonb_array_elements(category -> 'entries') with ordinality as entry (line, at)
      left join content comic on comic.kind = 'comic' and comic.slug = line ->> 'comic'
      left join content publisher on publisher.kind = 'publisher' and publisher.slug = line ->> 'publisher'`.execute(tx)
  await sql`
    insert into award_entry_creator (entry_id, creator_id, position)
    select award_entry.id, creator.id, named.at
      from jsonb_to_recordset(${editions}::jsonb) as fact (slug text, categories jsonb)
      join content on content.kind = 'award' and content.slug = fact.slug
     cross join jsonb_array_elements(fact.categories) as category
      join award_category on award_category.edition_id = content.id and award_category.slug = category ->> 'slug'
     cross join jsonb_array_elements(category -> 'entries') with ordinality as entry (line, at)
      join award_entry on award_entry.category_id = award_category.id and award_entry.sort = entry.at
     cross join jsonb_array_elements_text(line -> 'creators') with ordinality as named (slug, at)
      join content creator on creator.kind = 'creator' and creator.slug = named.slug`.execute(tx)
}
