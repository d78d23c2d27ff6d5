import { sql, type Kysely } from 'kysely'

/**
 * The desk behind what visitors read: every saved form as a revision, which of them is shown, who is writing, and the
 * trash. Nothing here is announced: visitors see a change when it is published. Decision: content (staff console)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await trash.execute(db)
  await revisions.execute(db)
  await desk.execute(db)
  await everyItem.execute(db)
  await locks.execute(db)
}

const trash = sql`
  alter table content
    add column trashed_at timestamptz,
    add constraint content__trash_is_hidden check (trashed_at is null or publish_at is null);
  comment on column content.trashed_at is 'In the trash since; what is there is shown to nobody';
`

const revisions = sql`
  create table content_revision (
    content_id integer not null constraint content_revision__of_content references content on delete cascade,
    number integer not null,
    desk_version integer not null,
    fields jsonb not null,
    made_at timestamptz not null default koma_now(),
    made_by uuid constraint content_revision__by references staff_account,
    made_by_name text,
    reverts_to integer,
    constraint content_revision__identity primary key (content_id, number),
    constraint content_revision__counted check (number > 0),
    constraint content_revision__titled check (fields ->> 'title_zh' <> ''),
    constraint content_revision__reverts foreign key (content_id, reverts_to) references content_revision
  );
  comment on table content_revision is 'The whole form of an item each time that it was saved';
  comment on column content_revision.desk_version is 'The version of the desk that it made; an edit of an older one is stale';
  comment on column content_revision.made_by is 'Null for the text with which the item came into the house';
  create index content_revision__reverting on content_revision (content_id, reverts_to) where reverts_to is not null;
  create trigger content_revision__kept
    before update on content_revision
    for each row execute function refuse_change();
`

const desk = sql`
  create table content_desk (
    content_id integer constraint content_desk__identity primary key,
    kind text not null,
    version integer not null default 1,
    draft_number integer,
    shown_number integer,
    draft_folded text,
    changed_at timestamptz not null default koma_now(),
    changed_by_name text,
    trashed_by_name text,
    hidden_publish_at timestamptz,
    zh_changed_at timestamptz,
    ja_changed_at timestamptz,
    en_changed_at timestamptz,
    constraint content_desk__of_content foreign key (content_id, kind) references content (id, kind) on delete cascade,
    constraint content_desk__draft foreign key (content_id, draft_number) references content_revision,
    constraint content_desk__shown foreign key (content_id, shown_number) references content_revision,
    constraint content_desk__shown_was_draft check (shown_number <= draft_number)
  );
  comment on table content_desk is 'How far the work on an item is: one row an item';
  comment on column content_desk.version is 'Sent back as If-Match; grows with every change of the item';
  comment on column content_desk.draft_number is 'The newest revision; null while nobody has changed what came into the house';
  comment on column content_desk.shown_number is 'The revision that was published last';
  comment on column content_desk.draft_folded is 'Titles of a draft that differs from what is shown, for the search of the desk';
  comment on column content_desk.hidden_publish_at is 'When an item of the trash had been published';
  comment on column content_desk.ja_changed_at is 'A translation whose Chinese changed later is stale';
  create index content_desk__latest on content_desk (changed_at desc, content_id desc);
  create index content_desk__latest_of_kind on content_desk (kind, changed_at desc, content_id desc);
  create index content_desk__drafts on content_desk (content_id) where draft_folded is not null;
`

const everyItem = sql`
  insert into content_desk (content_id, kind, changed_at)
  select id, kind, created_at
    from content;

  create function content_on_desk() returns trigger
    language plpgsql as $$
    begin
      insert into content_desk (content_id, kind, changed_at)
      select id, kind, created_at
        from made;
      return null;
    end $$;
  create trigger content__on_desk
    after insert on content
    referencing new table as made
    for each statement execute function content_on_desk();
`

const locks = sql`
  create table content_lock (
    content_id integer constraint content_lock__identity primary key
      constraint content_lock__of_content references content on delete cascade,
    staff_id uuid not null constraint content_lock__held_by references staff_account,
    staff_name text not null,
    since timestamptz not null default koma_now(),
    seen_at timestamptz not null default koma_now()
  );
  comment on table content_lock is 'Who is writing an item now; one who has not been seen for two minutes has gone';
  create index content_lock__of_staff on content_lock (staff_id);
`
