import { sql, type Kysely } from 'kysely'

/** What members are to be told of, noted by the statement that did it; a worker writes the messages from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice (
      id uuid constraint notice__identity primary key,
      kind text not null,
      subject_id uuid not null,
      created_at timestamptz not null default koma_now(),
      done_at timestamptz,
      constraint notice__once unique (kind, subject_id)
    );
    comment on table notice is 'Kept apart from the outbox so that a booking stays one statement: the words come later';
    create index notice__waiting on notice (id) where done_at is null;
  `.execute(db)
}
