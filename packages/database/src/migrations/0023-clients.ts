import { sql, type Kysely } from 'kysely'

/** Mobile apps that sign members in, what members have allowed them, and the codes on the way. Decision: accounts */
export async function up(db: Kysely<unknown>): Promise<void> {
  await clients.execute(db)
  await access.execute(db)
}

const clients = sql`
  create table client (
    id uuid constraint client__identity primary key,
    name_zh text not null,
    name_ja text,
    name_en text,
    disabled boolean not null default false,
    created_at timestamptz not null default koma_now(),
    version integer not null default 1,
    constraint client__named check (name_zh <> '')
  );
  comment on table client is 'A mobile app that may ask members for access; it can keep no secret (RFC 8252)';

  create table client_redirect (
    client_id uuid not null constraint client_redirect__of_client references client on delete cascade,
    address text not null,
    constraint client_redirect__identity primary key (client_id, address)
  );
  comment on column client_redirect.address is 'Compared letter for letter; a loopback address without a port fits every port';
`

const access = sql`
  create table client_consent (
    member_id uuid not null constraint client_consent__of_member references member on delete cascade,
    client_id uuid not null constraint client_consent__of_client references client on delete cascade,
    granted_at timestamptz not null default koma_now(),
    last_used_at timestamptz,
    constraint client_consent__identity primary key (member_id, client_id)
  );

  alter table member_session add column client_id uuid constraint member_session__of_client references client;
  comment on column member_session.client_id is 'The app that the member let in; null for the site itself and for the password';
  create index member_session__of_app on member_session (client_id) where client_id is not null and revoked_at is null;

  create table authorization_code (
    code_hash bytea constraint authorization_code__identity primary key,
    client_id uuid not null constraint authorization_code__of_client references client on delete cascade,
    member_id uuid not null constraint authorization_code__of_member references member on delete cascade,
    redirect_address text not null,
    code_challenge text not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    session_id uuid constraint authorization_code__gave references member_session on delete set null,
    constraint authorization_code__challenge check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
    constraint authorization_code__gave_once check (session_id is null or used_at is not null)
  );
  create index authorization_code__age on authorization_code (expires_at);
  create index authorization_code__of_session on authorization_code (session_id);
  comment on column authorization_code.session_id is 'The family that it gave; used a second time, the family ends';
`
