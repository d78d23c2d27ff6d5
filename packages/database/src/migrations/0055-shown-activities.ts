import { sql, type Kysely } from 'kysely'

/**
 * No activity is shown without its time and place, as no record of the databases is without its facts. The reference is
 * looked at when a transaction ends, so the order of writing is free. Source: product §3, docs/guarantees.md I-79
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update content
       set publish_at = null,
           unpublish_at = null
     where kind = 'activity'
       and not exists (select from activity where content_id = content.id);

    alter table content
      add column shown_activity_id integer generated always as (
        case when kind = 'activity' and publish_at is not null then id end) stored,
      add constraint content__shown_activity foreign key (shown_activity_id) references activity
        deferrable initially deferred;
    create index content__shown_activities on content (shown_activity_id) where shown_activity_id is not null;
  `.execute(db)
}
