import { sql, type Kysely } from 'kysely'

/** Private files of members: what is stored, and what it belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await objects.execute(db)
  await files.execute(db)
  await indexes.execute(db)
}

const objects = sql`
  create table stored_object (
    storage_key text constraint stored_object__identity primary key,
    created_at timestamptz not null default koma_now(),
    constraint stored_object__key check (storage_key ~ '^[A-Za-z0-9_-]{22}$')
  );
  comment on table stored_object is 'Written before the bytes are: what no file refers to is found and removed without listing a store';
  comment on column stored_object.storage_key is '128 random bits';
  create index stored_object__age on stored_object (created_at);
`

const files = sql`
  create table file (
    id uuid constraint file__identity primary key,
    member_id uuid not null constraint file__member references member,
    purpose text not null,
    subject_id uuid,
    field text,
    name text not null,
    size integer not null,
    digest bytea not null,
    state text not null,
    findings text[] not null default '{}',
    storage_key text constraint file__storage_key references stored_object,
    scan_attempts integer not null default 0,
    next_scan_at timestamptz,
    created_at timestamptz not null default koma_now(),
    expires_at timestamptz,
    constraint file__purpose check (purpose in ('creator_application', 'space_application', 'activity_application',
      'matchmaking_application', 'advisory_application')),
    constraint file__state check (state in ('checking', 'ready', 'held', 'refused')),
    constraint file__name check (char_length(name) between 1 and 255),
    constraint file__size check (size between 1 and 6291456),
    constraint file__digest check (octet_length(digest) = 32),
    constraint file__draft_or_kept check ((subject_id is null) = (expires_at is not null)),
    constraint file__field_of_kept check ((subject_id is null) = (field is null)),
    constraint file__bytes_unless_refused check ((storage_key is null) = (state = 'refused')),
    constraint file__scan_while_checking check ((state = 'checking') = (next_scan_at is not null))
  );
  comment on table file is 'A member''s private file; without a subject it is a draft that expires';
  comment on column file.subject_id is 'The record that it belongs to; its kind is the purpose';
  comment on column file.digest is 'SHA-256 of the bytes, compared on every read';
  comment on column file.findings is 'What the content carries that runs: a file with findings is held';
  comment on column file.storage_key is 'Several rows may share the bytes; a refused file has none';
  comment on column file.next_scan_at is 'When a worker may scan it: after a back-off, or when the lease of one that died ends';
`

const indexes = sql`
  create index file__of_subject on file (subject_id, field, id) where subject_id is not null;
  create index file__of_member on file (member_id, id);
  create index file__of_storage_key on file (storage_key);
  create index file__due on file (next_scan_at) where state = 'checking';
  create index file__drafts on file (expires_at) where expires_at is not null;
  create index file__held on file (id) where state = 'held';
`
