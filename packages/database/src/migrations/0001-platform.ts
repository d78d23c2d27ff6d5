import { sql, type Kysely } from 'kysely'

/** Clock, settings, secrets, idempotency, rate limits, outbox and audit: what every domain stands on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await clock.execute(db)
  await settings.execute(db)
  await requests.execute(db)
  await messages.execute(db)
  await audit.execute(db)
}

const clock = sql`
  create table app_clock (
    only_row boolean primary key default true,
    shift interval not null default interval '0',
    constraint app_clock__one_row check (only_row)
  );
  comment on table app_clock is 'How far the product''s clock runs ahead of the server''s; zero outside demo and tests';
  insert into app_clock default values;

  create function koma_now() returns timestamptz
    language sql stable
    return now() + (select shift from app_clock);
  comment on function koma_now is 'The one clock: every rule about time reads this';

  create function koma_today() returns date
    language sql stable
    return (koma_now() at time zone 'Asia/Taipei')::date;

  create function koma_uuid7() returns uuid
    language sql volatile
    return encode(
      set_bit(
        set_bit(
          overlay(
            uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6
          ),
          52, 1),
        53, 1),
      'hex')::uuid;
  comment on function koma_uuid7 is 'A UUID of version 7, for rows that a function of the database makes by itself';

  create function refuse_change() returns trigger
    language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
    end $$;

  create function announce_change() returns trigger
    language plpgsql as $$
    begin
      perform pg_notify('koma_changed', tg_argv[0]);
      return null;
    end $$;
  comment on function announce_change is 'Tells every server process which public content it must forget';
`

const settings = sql`
  create table setting (
    key text not null,
    valid_from timestamptz not null,
    value jsonb not null,
    constraint setting__identity primary key (key, valid_from)
  );
  comment on table setting is 'Dated values that staff change; the newest that is already valid counts';

  create function koma_setting(wanted text) returns jsonb
    language sql stable
    begin atomic
      select value
        from setting
       where key = wanted
         and valid_from <= koma_now()
       order by valid_from desc
       limit 1;
    end;

  create table app_secret (
    name text constraint app_secret__identity primary key,
    value bytea not null
  );
  comment on table app_secret is 'Keys that all server processes share, made at the first start';
`

const requests = sql`
  create table idempotency_key (
    scope text not null,
    route text not null,
    key text not null,
    request_hash bytea not null,
    status integer,
    body json,
    created_at timestamptz not null default koma_now(),
    constraint idempotency_key__identity primary key (scope, route, key)
  );
  comment on column idempotency_key.scope is 'Who asked: the id of a member or of a member of staff';
  comment on column idempotency_key.status is 'HTTP status of the first answer; null while it is being made';
  comment on column idempotency_key.body is 'As it was answered: json keeps the order of the fields, jsonb would not';
  create index idempotency_key__age on idempotency_key (created_at);

  create table rate_limit (
    key text constraint rate_limit__identity primary key,
    taken integer not null,
    window_ends_at timestamptz not null,
    constraint rate_limit__counted check (taken >= 0)
  );
  create index rate_limit__age on rate_limit (window_ends_at);
`

const messages = sql`
  create table message (
    id uuid constraint message__identity primary key,
    channel text not null,
    recipient text not null,
    subject text,
    text text not null,
    html text,
    language text not null,
    dedupe_key text not null,
    status text not null default 'queued',
    attempts integer not null default 0,
    last_error text,
    next_attempt_at timestamptz not null default koma_now(),
    created_at timestamptz not null default koma_now(),
    sent_at timestamptz,
    constraint message__channel check (channel in ('mail', 'sms')),
    constraint message__status check (status in ('queued', 'sent', 'failed')),
    constraint message__language check (language in ('zh', 'ja', 'en')),
    constraint message__once unique (dedupe_key),
    constraint message__sent_when check ((status = 'sent') = (sent_at is not null))
  );
  comment on table message is 'The outbox: written in the transaction that causes it, sent by the worker';
  comment on column message.next_attempt_at is 'When a worker may take it: after a back-off, or when the lease of one that died ends';
  create index message__due on message (next_attempt_at) where status = 'queued';
  create index message__newest on message (created_at desc, id desc);
  create index message__of_recipient on message (recipient, created_at desc);
`

const audit = sql`
  create table audit_entry (
    id uuid constraint audit_entry__identity primary key,
    at timestamptz not null default koma_now(),
    actor_kind text not null,
    actor_id uuid,
    actor_name text not null,
    action text not null,
    subject_kind text not null,
    subject_id text,
    before jsonb,
    after jsonb,
    request_id text,
    constraint audit_entry__actor_kind check (actor_kind in ('staff', 'member', 'system'))
  );
  create index audit_entry__newest on audit_entry (at desc, id desc);
  create index audit_entry__of_subject on audit_entry (subject_kind, subject_id, at desc);
  create trigger audit_entry__append_only
    before update or delete on audit_entry
    for each row execute function refuse_change();
  create trigger audit_entry__no_truncate
    before truncate on audit_entry
    for each statement execute function refuse_change();
`
