import { sql, type Kysely } from 'kysely'

/** Questions and their answers, what members collect, and how often an item was opened and shared. Decision: clicks and shares */
export async function up(db: Kysely<unknown>): Promise<void> {
  await questions.execute(db)
  await collections.execute(db)
  await counts.execute(db)
}

const questions = sql`
  create table faq_type (
    id integer generated always as identity constraint faq_type__identity primary key,
    slug text not null constraint faq_type__slug unique,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text,
    constraint faq_type__named check (name_zh <> '')
  );

  create table faq (
    id integer generated always as identity constraint faq__identity primary key,
    slug text not null constraint faq__slug unique,
    type_id integer not null constraint faq__of_type references faq_type,
    sort integer not null,
    question_zh text not null,
    question_ja text,
    question_en text,
    answer_zh text not null,
    answer_ja text,
    answer_en text,
    updated_at timestamptz not null default koma_now(),
    constraint faq__asked check (question_zh <> '' and answer_zh <> '')
  );
  comment on column faq.answer_zh is 'HTML of the allow-list, like its translations';
  create trigger faq__announced
    after insert or update or delete on faq
    for each statement execute function announce_change('faq');
`

const collections = sql`
  create table collected (
    member_id uuid not null constraint collected__of_member references member on delete cascade,
    content_id integer not null,
    kind text not null,
    collected_at timestamptz not null default koma_now(),
    constraint collected__identity primary key (member_id, content_id),
    constraint collected__of_content foreign key (content_id, kind) references content (id, kind) on delete cascade,
    constraint collected__kind check (kind in ('news', 'activity', 'video', 'album'))
  );
  comment on table collected is 'What a member keeps to read again; the kinds are those of product §3 "Collectable items"';
  create index collected__newest on collected (member_id, kind, collected_at desc, content_id desc);
  create index collected__of_one on collected (content_id);
`

const counts = sql`
  create table content_count (
    content_id integer constraint content_count__identity primary key
      constraint content_count__of_content references content on delete cascade,
    clicks integer not null default 0,
    share_clicks integer not null default 0,
    constraint content_count__counted check (clicks >= 0 and share_clicks >= 0)
  );

  create table visit_salt (
    day date constraint visit_salt__identity primary key,
    salt bytea not null
  );
  comment on table visit_salt is 'One a day and thrown away with it: then nobody can tell who is behind a hash';

  create table content_visit (
    content_id integer not null constraint content_visit__of_content references content on delete cascade,
    deed text not null,
    hour timestamptz not null,
    visitor bytea not null,
    constraint content_visit__once primary key (content_id, deed, hour, visitor),
    constraint content_visit__deed check (deed in ('click', 'share'))
  );
  comment on column content_visit.visitor is 'Hash of address and browser with the salt of the day';
  create index content_visit__age on content_visit (hour);

  create function content_visited(visited integer, done text, who text) returns boolean
    language plpgsql as $$
    declare
      salted bytea;
    begin
      insert into visit_salt (day, salt)
      values (koma_today(), uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
      on conflict on constraint visit_salt__identity do nothing;
      select sha256(salt || convert_to(who, 'UTF8')) into strict salted from visit_salt where day = koma_today();

      insert into content_visit (content_id, deed, hour, visitor)
      values (visited, done, date_trunc('hour', koma_now()), salted)
      on conflict on constraint content_visit__once do nothing;
      if not found then
        return false;
      end if;

      insert into content_count as counted (content_id, clicks, share_clicks)
      values (visited, (done = 'click')::integer, (done = 'share')::integer)
      on conflict on constraint content_count__identity do update
         set clicks = counted.clicks + excluded.clicks,
             share_clicks = counted.share_clicks + excluded.share_clicks;
      return true;
    end $$;
  comment on function content_visited is 'Counts a visitor''s click or share of an item once an hour; true when it counted';
`
