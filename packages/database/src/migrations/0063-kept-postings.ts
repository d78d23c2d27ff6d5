import { sql, type Kysely } from 'kysely'

/**
 * What staff post is kept as articles are: each form that was saved is a revision, and what is thrown away stands in a
 * trash, shown to nobody, before it goes for good. Decision: content (staff console)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['home_panel', 'site_notice', 'faq'])
    await sql`
      alter table ${sql.table(table)}
        add column trashed_at timestamptz,
        add column trashed_by_name text,
        add constraint ${sql.ref(`${table}__trash_is_hidden`)} check (trashed_at is null or publish_at is null)`.execute(
      db,
    )
  await sql`
    comment on column home_panel.trashed_at is 'In the trash since; what is there is shown to nobody';
    comment on column site_notice.trashed_at is 'In the trash since; what is there is shown to nobody';
    comment on column faq.trashed_at is 'In the trash since; what is there is shown to nobody'`.execute(db)
  await revisions.execute(db)
}

const revisions = sql`
  create table posting_revision (
    id integer generated always as identity constraint posting_revision__identity primary key,
    panel_id integer constraint posting_revision__of_panel references home_panel on delete cascade,
    notice_id integer constraint posting_revision__of_notice references site_notice on delete cascade,
    faq_id integer constraint posting_revision__of_faq references faq on delete cascade,
    faq_type_id integer constraint posting_revision__of_faq_type references faq_type on delete cascade,
    number integer not null,
    fields jsonb not null,
    made_at timestamptz not null default koma_now(),
    made_by_name text,
    reverts_to integer,
    constraint posting_revision__of_one check (num_nonnulls(panel_id, notice_id, faq_id, faq_type_id) = 1),
    constraint posting_revision__panel_once unique (panel_id, number),
    constraint posting_revision__notice_once unique (notice_id, number),
    constraint posting_revision__faq_once unique (faq_id, number),
    constraint posting_revision__faq_type_once unique (faq_type_id, number),
    constraint posting_revision__counted check (number > 0 and reverts_to < number)
  );
  comment on table posting_revision is 'The whole form of a banner, a notice, a question or a type of questions each time that it was saved';
  comment on column posting_revision.made_by_name is 'Null for what came with the installation';
  create trigger posting_revision__kept
    before update on posting_revision
    for each row execute function refuse_change();
`
