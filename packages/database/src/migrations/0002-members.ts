import { sql, type Kysely } from 'kysely'

/** Members, their sessions, codes and consents; the staff and their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await places.execute(db)
  await members.execute(db)
  await sessions.execute(db)
  await codes.execute(db)
  await staff.execute(db)
}

const places = sql`
  create table city (
    id text constraint city__identity primary key,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text
  );
  create table district (
    id text constraint district__identity primary key,
    city_id text not null constraint district__of_city references city,
    zip text not null,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text,
    constraint district__pair unique (city_id, id)
  );
  create table occupation (
    id text constraint occupation__identity primary key,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text
  );
`

const members = sql`
  create table member (
    id uuid constraint member__identity primary key,
    username text not null,
    email text not null,
    email_verified_at timestamptz,
    mobile text not null,
    mobile_verified_at timestamptz,
    password_hash text,
    password_changed_at timestamptz not null default koma_now(),
    name text not null,
    gender text not null,
    birthday date not null,
    addr_city text,
    addr_district text,
    job text constraint member__job references occupation,
    class text not null default 'general',
    wanted_class text not null default 'general',
    status text not null default 'active',
    membership_status text,
    membership_started_on date,
    membership_ends_on date,
    locale text not null default 'zh',
    deletion_requested_at timestamptz,
    created_at timestamptz not null default koma_now(),
    version integer not null default 1,
    constraint member__username check (username ~ '^[A-Za-z0-9]{7,32}$'),
    constraint member__email check (email = lower(email)),
    constraint member__mobile check (mobile ~ '^[0-9]{8,15}$'),
    constraint member__gender check (gender in ('male', 'female', 'other')),
    constraint member__class check (class in ('general', 'loyal', 'associate_creator', 'creator')),
    constraint member__wanted_class check (wanted_class in ('general', 'loyal', 'associate_creator', 'creator')),
    constraint member__status check (status in ('active', 'suspended', 'deletion_requested')),
    constraint member__membership_status check (membership_status in ('under_review', 'ended')),
    constraint member__locale check (locale in ('zh', 'ja', 'en')),
    constraint member__residence foreign key (addr_city, addr_district) references district (city_id, id)
  );
  create unique index member__username_once on member (lower(username));
  create unique index member__email_once on member (email);
  create unique index member__mobile_once on member (mobile);
  create index member__newest on member (created_at desc, id desc);
  comment on column member.mobile is 'Digits: 09xxxxxxxx of Taiwan, others with their country code';
  comment on column member.class is 'The class whose prices and rights count now';
  comment on column member.wanted_class is 'The class chosen at registration; an application leads there';
  comment on column member.membership_status is 'What dates alone do not tell: under review, or ended early';

  create table member_consent (
    member_id uuid not null constraint member_consent__of_member references member on delete cascade,
    document text not null,
    document_version text not null,
    agreed_at timestamptz not null default koma_now(),
    ip text,
    constraint member_consent__identity primary key (member_id, document, document_version)
  );
`

const sessions = sql`
  create table member_session (
    id uuid constraint member_session__identity primary key,
    member_id uuid not null constraint member_session__of_member references member on delete cascade,
    created_at timestamptz not null default koma_now(),
    expires_at timestamptz not null,
    revoked_at timestamptz,
    revoked_because text,
    user_agent text,
    ip text
  );
  create index member_session__of_one on member_session (member_id) where revoked_at is null;
  comment on table member_session is 'One sign-in on one device: the family of its refresh tokens';

  create table session_token (
    access_hash bytea constraint session_token__identity primary key,
    refresh_hash bytea not null,
    session_id uuid not null constraint session_token__of_session references member_session on delete cascade,
    created_at timestamptz not null default koma_now(),
    access_expires_at timestamptz not null,
    refreshed_at timestamptz,
    constraint session_token__refresh_once unique (refresh_hash)
  );
  create index session_token__of_one on session_token (session_id);
  comment on column session_token.refreshed_at is 'When the refresh token was exchanged for its only successor';
`

const codes = sql`
  create table one_time_code (
    id uuid constraint one_time_code__identity primary key,
    purpose text not null,
    target text not null,
    code_hash bytea not null,
    member_id uuid constraint one_time_code__of_member references member on delete cascade,
    tries_left integer not null,
    created_at timestamptz not null default koma_now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    constraint one_time_code__tries check (tries_left >= 0)
  );
  create unique index one_time_code__one_alive on one_time_code (purpose, target) where used_at is null;
  comment on table one_time_code is 'SMS codes and mailed links, hashed; a new one takes the place of the one before';
  create index one_time_code__by_hash on one_time_code (code_hash);
`

const staff = sql`
  create table staff_account (
    id uuid constraint staff_account__identity primary key,
    username text not null,
    name text not null,
    password_hash text not null,
    totp_secret text not null,
    totp_last_step bigint not null default 0,
    role text not null,
    active boolean not null default true,
    created_at timestamptz not null default koma_now(),
    version integer not null default 1,
    constraint staff_account__role check (role in ('admin', 'editor', 'reviewer', 'desk', 'finance', 'auditor'))
  );
  create unique index staff_account__username_once on staff_account (lower(username));
  comment on column staff_account.totp_last_step is 'The 30-second step of the last accepted code: no code works twice';

  create table staff_session (
    access_hash bytea constraint staff_session__identity primary key,
    staff_id uuid not null constraint staff_session__of_staff references staff_account on delete cascade,
    created_at timestamptz not null default koma_now(),
    expires_at timestamptz not null,
    last_seen_at timestamptz not null default koma_now(),
    revoked_at timestamptz
  );
  create index staff_session__of_one on staff_session (staff_id);
`
