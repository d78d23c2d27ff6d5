import { sql, type Kysely } from 'kysely'

/** What signing in from a known device, getting back in and changing how one is reached stand on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await codes.execute(db)
  await devices.execute(db)
  await settings.execute(db)
}

const codes = sql`
  alter table one_time_code add column value text;
  comment on column one_time_code.value is 'What the account is changed to when it is used: a new address or number';
  create index one_time_code__of_member on one_time_code (member_id) where used_at is null;
`

const devices = sql`
  create table member_device (
    member_id uuid not null constraint member_device__of_member references member on delete cascade,
    key_hash bytea not null,
    first_seen_at timestamptz not null default koma_now(),
    last_seen_at timestamptz not null default koma_now(),
    constraint member_device__identity primary key (member_id, key_hash)
  );
  comment on table member_device is 'Where a member has signed in before: a sign-in from elsewhere is told by mail';
  comment on column member_device.key_hash is 'HMAC of the key that the client keeps, or of browser and network';
  create index member_device__age on member_device (last_seen_at);
`

const settings = sql`
  insert into setting (key, valid_from, value) values
    ('sms.daily_max', '2000-01-01', '5000');
`
