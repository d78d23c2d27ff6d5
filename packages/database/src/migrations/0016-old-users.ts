import { sql, type Kysely } from 'kysely'

/** The records of the centre's former system, the files that brought them, and the codes that were mailed. Source: product §1 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await imports.execute(db)
  await records.execute(db)
  await codes.execute(db)
  await settings.execute(db)
}

const imports = sql`
  create table old_user_import (
    id uuid constraint old_user_import__identity primary key,
    staff_id uuid not null constraint old_user_import__by references staff_account,
    file_name text not null,
    encoding text not null,
    file bytea,
    columns jsonb not null,
    sample jsonb not null,
    rows_total integer not null,
    mapping jsonb,
    status text not null default 'uploaded',
    rows_done integer not null default 0,
    counts jsonb not null default '{}',
    created_at timestamptz not null default koma_now(),
    finished_at timestamptz,
    version integer not null default 1,
    constraint old_user_import__encoding check (encoding in ('utf-8', 'utf-16le', 'big5')),
    constraint old_user_import__status check (status in (
      'uploaded', 'checking', 'checked', 'importing', 'imported', 'failed')),
    constraint old_user_import__rows check (rows_done between 0 and rows_total)
  );
  comment on column old_user_import.file is 'As it came; erased when the import is old';
  comment on column old_user_import.mapping is 'Field of ours to the number of the file''s column';
  comment on column old_user_import.sample is 'The first rows, for the preview; erased with the file';
  create index old_user_import__newest on old_user_import (created_at desc, id desc);

  create table old_user_import_line (
    import_id uuid not null constraint old_user_import_line__of_import references old_user_import on delete cascade,
    line integer not null,
    position smallint not null,
    outcome text not null,
    old_id text,
    field text,
    reason text not null,
    value text,
    other_line integer,
    constraint old_user_import_line__identity primary key (import_id, line, position),
    constraint old_user_import_line__outcome check (outcome in ('refused', 'noted', 'duplicate', 'merge'))
  );
  comment on table old_user_import_line is 'What the last check or import of a file has to say of its lines';
`

const records = sql`
  create table old_user (
    id uuid constraint old_user__identity primary key,
    old_id text not null,
    name text not null,
    email text not null,
    mobile text,
    username text,
    gender text,
    birthday date,
    addr_city text,
    addr_district text,
    job text,
    locale text not null default 'zh',
    class text not null default 'general',
    class_started_on date,
    class_ends_on date,
    purchased_points integer not null default 0,
    reward_points integer not null default 0,
    reward_expires_on date,
    joined_on date,
    creator jsonb,
    content_hash bytea not null,
    import_id uuid constraint old_user__of_import references old_user_import on delete set null,
    mail_wanted_at timestamptz,
    mailed_at timestamptz,
    mail_key text,
    opened_at timestamptz,
    member_id uuid constraint old_user__moved_to references member,
    moved_at timestamptz,
    merged boolean not null default false,
    erased_at timestamptz,
    created_at timestamptz not null default koma_now(),
    version integer not null default 1,
    constraint old_user__once unique (old_id),
    constraint old_user__email check (email = lower(email)),
    constraint old_user__gender check (gender in ('male', 'female', 'other')),
    constraint old_user__locale check (locale in ('zh', 'ja', 'en')),
    constraint old_user__class check (class in ('general', 'loyal', 'associate_creator', 'creator')),
    constraint old_user__class_ends check (class = 'general' or class_ends_on is not null),
    constraint old_user__points check (purchased_points >= 0 and reward_points >= 0),
    constraint old_user__moved_when check ((member_id is null) = (moved_at is null)),
    constraint old_user__merged_moved check (member_id is not null or not merged)
  );
  comment on column old_user.old_id is 'The number of the former system, by which a record is known for ever';
  comment on column old_user.creator is 'The creator profile of the former system, null for who was no creator';
  comment on column old_user.mail_wanted_at is 'When staff asked for the mail; a job sends so many a minute';
  comment on column old_user.mail_key is 'The dedupe key of the newest mail: its row in the outbox tells whether it arrived';
  comment on column old_user.merged is 'Moved into an account that was there already';
  create index old_user__newest on old_user (created_at desc, id desc);
  create index old_user__of_email on old_user (email);
  create index old_user__of_member on old_user (member_id) where member_id is not null;
  create index old_user__to_mail on old_user (mail_wanted_at, id)
    where mail_wanted_at is not null and mailed_at is null and member_id is null;
  create index old_user__to_erase on old_user (moved_at) where moved_at is not null and erased_at is null;

  create function refuse_second_move() returns trigger
    language plpgsql as $$
    begin
      raise exception 'old user % has moved already', old.old_id
        using errcode = 'check_violation', constraint = 'old_user__moves_once', table = 'old_user';
    end $$;
  create trigger old_user__moves_once
    before update on old_user
    for each row
    when (old.member_id is not null and (
      new.member_id is distinct from old.member_id or new.purchased_points <> old.purchased_points
        or new.reward_points <> old.reward_points or new.old_id <> old.old_id))
    execute function refuse_second_move();
  comment on function refuse_second_move is 'What has moved stays where it went, with the points that it took along';
`

const codes = sql`
  create table old_user_code (
    code_hash bytea constraint old_user_code__identity primary key,
    old_user_id uuid not null constraint old_user_code__of_old_user references old_user on delete cascade,
    email text not null,
    created_at timestamptz not null default koma_now(),
    expires_at timestamptz not null,
    replaced_at timestamptz
  );
  create unique index old_user_code__one_alive on old_user_code (old_user_id) where replaced_at is null;
  comment on column old_user_code.email is 'Where it was mailed: it proves nothing about an address that was corrected since';
  comment on table old_user_code is 'The links that were mailed, hashed; a new one takes the place of the one before';
`

const settings = sql`
  insert into setting (key, valid_from, value) values
    ('old_users.link_days', '2000-01-01T00:00:00+08', '30'),
    ('old_users.mails_a_minute', '2000-01-01T00:00:00+08', '60');
`
