import { sql, type Kysely } from 'kysely'

/**
 * When the name of a tag was written in each language: a translation that is older than the Chinese is stale, as of
 * articles and postings. Of the names that are there nobody knows, and none is called stale.
 * Decision: content (staff console)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tag
      add column zh_changed_at timestamptz,
      add column ja_changed_at timestamptz,
      add column en_changed_at timestamptz;
    comment on column tag.zh_changed_at is 'Null for a name that was there before this was kept';
    create trigger tag__words
      before insert or update on tag
      for each row execute function note_words()`.execute(db)
}
