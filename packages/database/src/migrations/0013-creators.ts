import { sql, type Kysely } from 'kysely'

/** Industries and nationalities, creator profiles, and the applications for the creator classes. Source: product §3 "Creator application" */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lists.execute(db)
  await forms.execute(db)
  await applications.execute(db)
  await moves.execute(db)
  await history.execute(db)
}

const lists = sql`
  create table industry (
    id text constraint industry__identity primary key,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text,
    description_zh text,
    description_ja text,
    description_en text
  );
  create trigger industry__announce after insert or update or delete on industry
    for each statement execute function announce_change('place');

  create table country (
    id text constraint country__identity primary key,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text
  );
  comment on table country is 'Nationalities other than Taiwan''s';
  create trigger country__announce after insert or update or delete on country
    for each statement execute function announce_change('place');
`

const forms = sql`
  create function is_creator_form(form jsonb) returns boolean
    language sql immutable
    return coalesce(
      jsonb_typeof(form) = 'object'
      and form ->> 'name' ~ '[^[:space:]]'
      and form ->> 'pen_name' ~ '[^[:space:]]'
      and form ->> 'address' ~ '[^[:space:]]'
      and form ->> 'profile_zh' ~ '[^[:space:]]'
      and form ->> 'citizenship' in ('domestic', 'foreign')
      and (form ->> 'citizenship' = 'foreign') = (form ->> 'nationality' is not null)
      and jsonb_typeof(form -> 'industries') = 'array' and jsonb_array_length(form -> 'industries') between 1 and 20
      and jsonb_typeof(form -> 'works') = 'array' and jsonb_array_length(form -> 'works') between 1 and 20, false);
  comment on function is_creator_form is 'What nobody can send without: at least one industry and one work among it';

  create table creator_profile (
    member_id uuid constraint creator_profile__identity primary key
      constraint creator_profile__of_member references member on delete cascade,
    form jsonb not null,
    updated_at timestamptz not null default koma_now(),
    version integer not null default 1,
    constraint creator_profile__whole check (is_creator_form(form))
  );
`

const applications = sql`
  create table creator_application (
    id uuid constraint creator_application__identity primary key,
    number text not null constraint creator_application__number_once unique,
    member_id uuid not null constraint creator_application__of_member references member on delete cascade,
    class text,
    status text not null,
    form jsonb,
    former jsonb,
    draft jsonb,
    comments jsonb not null default '{}',
    reason text,
    submitted_at timestamptz,
    review_by date,
    decided_at timestamptz,
    decided_by uuid constraint creator_application__decided_by references staff_account,
    membership_before text,
    created_at timestamptz not null default koma_now(),
    updated_at timestamptz not null default koma_now(),
    version integer not null default 1,
    constraint creator_application__status check (status in (
      'draft', 'under_review', 'returned', 'review_passed', 'review_failed', 'withdrawn')),
    constraint creator_application__class check (class in ('associate_creator', 'creator')),
    constraint creator_application__whole_when_sent check (
      status = 'draft' or (is_creator_form(form) and class is not null and submitted_at is not null)),
    constraint creator_application__draft_while_writing check (draft is null or status in ('draft', 'returned')),
    constraint creator_application__review_while_waiting check ((status = 'under_review') = (review_by is not null)),
    constraint creator_application__failed_why check (status <> 'review_failed' or reason ~ '[^[:space:]]'),
    constraint creator_application__returned_why check (
      status <> 'returned' or reason ~ '[^[:space:]]' or comments <> '{}'::jsonb),
    constraint creator_application__decided_by_whom check (
      status not in ('returned', 'review_passed', 'review_failed') or (decided_by is not null and decided_at is not null)),
    constraint creator_application__membership_before check (membership_before = 'ended')
  );
  create unique index creator_application__one_open on creator_application (member_id)
    where status in ('draft', 'under_review', 'returned');
  create index creator_application__of_member_newest on creator_application (member_id, created_at desc, id desc);
  create index creator_application__queue on creator_application (status, review_by, submitted_at, id);
  comment on table creator_application is 'A member has one that is open; its files name it as their subject';
  comment on column creator_application.form is 'As it was sent last, in the names of the wire';
  comment on column creator_application.former is 'As it was sent before that, so that a reviewer sees what changed';
  comment on column creator_application.draft is 'What the member is writing and has not sent';
  comment on column creator_application.review_by is 'The last day of the review, Asia/Taipei';
  comment on column creator_application.membership_before is 'What the membership was decided to be before this review';
`

const moves = sql`
  create table creator_application_move (
    from_status text not null,
    to_status text not null,
    constraint creator_application_move__identity primary key (from_status, to_status)
  );
  comment on table creator_application_move is 'Every change of status that is allowed';
  insert into creator_application_move (from_status, to_status) values
    ('draft', 'under_review'),
    ('under_review', 'withdrawn'),
    ('under_review', 'returned'),
    ('under_review', 'review_passed'),
    ('under_review', 'review_failed'),
    ('returned', 'under_review'),
    ('returned', 'withdrawn');

  create function refuse_creator_move() returns trigger
    language plpgsql as $$
    begin
      if (tg_op = 'INSERT' and new.status not in ('draft', 'under_review'))
        or (tg_op = 'UPDATE' and new.status <> old.status and not exists (
          select from creator_application_move
           where from_status = old.status and to_status = new.status))
      then
        raise exception 'an application does not become % like this', new.status
          using errcode = 'check_violation', constraint = 'creator_application__allowed_move',
                table = 'creator_application';
      end if;
      return new;
    end $$;
  create trigger creator_application__allowed_move
    before insert or update on creator_application
    for each row execute function refuse_creator_move();
`

const history = sql`
  create table creator_application_change (
    application_id uuid not null constraint creator_application_change__of_application
      references creator_application on delete cascade,
    position smallint not null,
    status text not null,
    at timestamptz not null default koma_now(),
    note text,
    staff_id uuid constraint creator_application_change__by_staff references staff_account,
    constraint creator_application_change__identity primary key (application_id, position)
  );
  comment on column creator_application_change.staff_id is 'Null where the member did it';
  create trigger creator_application_change__append_only
    before update on creator_application_change
    for each row execute function refuse_change();
`
