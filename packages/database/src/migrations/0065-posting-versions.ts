import { sql, type Kysely } from 'kysely'

/**
 * Which version of a posting a form made: a stale form is told which fields somebody else has changed since it was read.
 * Decision: content (staff console)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posting_revision
      add column posting_version integer,
      add constraint posting_revision__made_a_version check (posting_version > 0);
    comment on column posting_revision.posting_version is
      'The version that its posting had once it was saved; null for what was saved before this was kept'`.execute(db)
}
