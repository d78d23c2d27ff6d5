import { sql, type Kysely } from 'kysely'

/**
 * What kept pages must hear: every table that a public page shows announces its changes, and the instant at which a window
 * of publishing opens or closes next is found by an index. Source: architecture "page cache"
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of shownTables) await announcing(table).execute(db)
  await sql`
    create trigger faq_type__announced
      after insert or update or delete on faq_type
      for each statement execute function announce_change('faq')`.execute(db)
  await edges.execute(db)
}

/** Those that 0030, 0033 and 0040 do not announce. */
const shownTables = [
  'content_type',
  'tag',
  'organisation',
  'creator',
  'genre',
  'comic',
  'comic_creator',
  'comic_genre',
  'award',
  'award_edition',
  'award_category',
  'award_entry',
  'award_entry_creator',
  'search_text',
] as const

const announcing = (table: (typeof shownTables)[number]) => sql`
  create trigger ${sql.id(`${table}__announced`)}
    after insert or update or delete on ${sql.table(table)}
    for each statement execute function announce_change('content')`

const edges = sql`
  create index content__opens on content (publish_at);
  create index content__closes on content (unpublish_at) where unpublish_at is not null;
  create index activity__starts on activity (starts_at);
  create index activity_admission__opens on activity_admission (opens_at);
  create index activity_admission__closes on activity_admission (closes_at);
`
