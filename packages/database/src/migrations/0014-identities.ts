import { sql, type Kysely } from 'kysely'

/** Signing in with an OpenID provider: who of it is which member, and what is under way. Decision: accounts */
export async function up(db: Kysely<unknown>): Promise<void> {
  await identities.execute(db)
  await underWay.execute(db)
}

const identities = sql`
  create table member_identity (
    id uuid constraint member_identity__identity primary key,
    member_id uuid not null constraint member_identity__of_member references member on delete cascade,
    provider text not null,
    issuer text not null,
    subject text not null,
    email text,
    linked_at timestamptz not null default koma_now(),
    last_used_at timestamptz,
    constraint member_identity__once unique (issuer, subject)
  );
  create index member_identity__of_one on member_identity (member_id);
  comment on table member_identity is 'A person of an OpenID provider who may sign in as the member; known by issuer and subject alone';
  comment on column member_identity.email is 'As the provider told it when it was linked; only shown, never searched by';
`

const underWay = sql`
  create table identity_flow (
    flow_hash bytea constraint identity_flow__identity primary key,
    provider text not null,
    member_id uuid constraint identity_flow__of_member references member on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index identity_flow__age on identity_flow (expires_at);
  comment on table identity_flow is 'One way to the provider and back; the browser that began it holds the key';
  comment on column identity_flow.member_id is 'Who links a further way to sign in; null for a sign-in';

  create table identity_credential (
    credential_hash bytea constraint identity_credential__identity primary key,
    provider text not null,
    issuer text not null,
    subject text not null,
    email text,
    email_verified boolean not null,
    name text,
    tries_left integer not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    constraint identity_credential__tries check (tries_left >= 0)
  );
  create index identity_credential__age on identity_credential (expires_at);
  comment on table identity_credential is 'What a provider has proved of somebody who is not signed in yet; works once';
`
