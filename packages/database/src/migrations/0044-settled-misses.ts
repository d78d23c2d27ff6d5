import { sql, type Kysely } from 'kysely'

/** Lets staff settle what was looked for and not found; it opens again when somebody misses it again. Decision: search */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_miss
      add column settled_at timestamptz,
      add column settled_by_name text,
      add constraint search_miss__settled_by_somebody check ((settled_at is null) = (settled_by_name is null));
    comment on column search_miss.settled_at is 'Since when staff hold it for done; null is open';
    create index search_miss__of_words on search_miss (words);
  `.execute(db)
}
