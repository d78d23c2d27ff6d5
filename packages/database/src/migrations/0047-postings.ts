import { sql, type Kysely } from 'kysely'

/**
 * What staff post on the site beside its articles: notices on every page, banners of home, questions; and where old
 * addresses lead now. Source: api.md "Staff". Decision: content (staff console)
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await wordsOfPostings.execute(db)
  await notices.execute(db)
  await panels.execute(db)
  await questions.execute(db)
  await redirects.execute(db)
  await facts.execute(db)
}

/** One rule for all of them: which language was written when, whoever writes it. */
const wordsOfPostings = sql`
  create function note_words() returns trigger
    language plpgsql as $$
    declare
      one text;
      written jsonb := '{}';
    begin
      foreach one in array array['zh', 'ja', 'en'] loop
        if tg_op = 'INSERT' or exists (
             select from jsonb_each(to_jsonb(new)) as said (field, words)
              where field like '%\\_' || one
                and words is distinct from to_jsonb(old) -> field) then
          written := written || jsonb_build_object(one || '_changed_at', koma_now());
        end if;
      end loop;
      new := jsonb_populate_record(new, written);
      return new;
    end $$;
  comment on function note_words is 'Says when the words of each language changed: a translation older than its Chinese is stale';
`

const notices = sql`
  create table site_notice (
    id integer generated always as identity constraint site_notice__identity primary key,
    level text not null,
    pinned boolean not null default false,
    link text,
    publish_at timestamptz,
    unpublish_at timestamptz,
    title_zh text not null,
    title_ja text,
    title_en text,
    text_zh text,
    text_ja text,
    text_en text,
    zh_changed_at timestamptz,
    ja_changed_at timestamptz,
    en_changed_at timestamptz,
    updated_at timestamptz not null default koma_now(),
    changed_by_name text,
    version integer not null default 1,
    constraint site_notice__level check (level in ('info', 'warning')),
    constraint site_notice__link check (link ~ '^(/[a-z0-9]|https://)[^[:space:]"<>\\\\]*$'),
    constraint site_notice__says_something check (title_zh <> ''),
    constraint site_notice__window check (unpublish_at is null or (publish_at is not null and unpublish_at > publish_at))
  );
  comment on table site_notice is 'What everybody is to read on every page, as that the centre is closed for a typhoon';
  comment on column site_notice.pinned is 'Stays on top, and no reader can put it away';
  comment on column site_notice.link is 'A path below the language, as /calendar, or an address of another site';
  create index site_notice__opens on site_notice (publish_at);
  create index site_notice__closes on site_notice (unpublish_at) where unpublish_at is not null;
  create trigger site_notice__words
    before insert or update on site_notice
    for each row execute function note_words();
  create trigger site_notice__announced
    after insert or update or delete on site_notice
    for each statement execute function announce_change('notice');

  insert into site_notice (level, link, publish_at, unpublish_at, title_zh, title_ja, title_en, text_zh, text_ja, text_en)
  select 'info', link, publish_at, unpublish_at, title_zh, title_ja, title_en, text_zh, text_ja, text_en
    from home_panel
   where kind = 'notice';
  delete from home_panel where kind = 'notice';
`

/** What is left on home are banners: the column that told them from notices goes, with what stood on it. */
const panels = sql`
  alter table home_panel
    drop column kind,
    add column alt_zh text,
    add column alt_ja text,
    add column alt_en text,
    add column zh_changed_at timestamptz,
    add column ja_changed_at timestamptz,
    add column en_changed_at timestamptz,
    add column changed_by_name text,
    add constraint home_panel__says_something check (coalesce(title_zh, '') <> '' or content_id is not null);
  comment on column home_panel.alt_zh is 'What its drawing shows, for who does not see it; null is mere decoration';
  create index home_panel__order on home_panel (sort, id);
  create trigger home_panel__words
    before insert or update on home_panel
    for each row execute function note_words();
`

const questions = sql`
  alter table faq
    add column publish_at timestamptz default koma_now(),
    add column unpublish_at timestamptz,
    add column zh_changed_at timestamptz,
    add column ja_changed_at timestamptz,
    add column en_changed_at timestamptz,
    add column changed_by_name text,
    add column version integer not null default 1,
    add constraint faq__window check (unpublish_at is null or (publish_at is not null and unpublish_at > publish_at));
  comment on column faq.publish_at is 'Shown from here on; null is a draft';
  comment on column faq.unpublish_at is 'Shown until here';
  create index faq__opens on faq (publish_at);
  create index faq__closes on faq (unpublish_at) where unpublish_at is not null;
  create index faq__of_one_type on faq (type_id, sort, id);
  create trigger faq__words
    before insert or update on faq
    for each row execute function note_words();
  create or replace function mark_faq_text() returns trigger
    language plpgsql as $$
    begin
      insert into search_text (faq_id, language, kind, publish_at, unpublish_at)
      select new.id, said.language, 'faq', new.publish_at, new.unpublish_at
        from (values ('zh', new.question_zh), ('ja', new.question_ja), ('en', new.question_en))
          as said (language, question)
       where said.question is not null
      on conflict on constraint search_text__once_a_question
        do update set fold_version = null, publish_at = excluded.publish_at, unpublish_at = excluded.unpublish_at;
      delete from search_text
       where faq_id = new.id
         and ((language = 'ja' and new.question_ja is null) or (language = 'en' and new.question_en is null));
      return null;
    end $$;
  comment on column search_text.publish_at is 'As of its item or question';
  drop trigger faq__marked on faq;
  create trigger faq__marked
    after insert or update of question_zh, question_ja, question_en, answer_zh, answer_ja, answer_en,
                              publish_at, unpublish_at
    on faq
    for each row execute function mark_faq_text();

  alter table faq_type
    add column zh_changed_at timestamptz,
    add column ja_changed_at timestamptz,
    add column en_changed_at timestamptz,
    add column updated_at timestamptz not null default koma_now(),
    add column changed_by_name text,
    add column version integer not null default 1;
  create trigger faq_type__words
    before insert or update on faq_type
    for each row execute function note_words();
`

/** A way that comes back to where it began is refused here, also where two people make its halves at once. */
const redirects = sql`
  create table redirect (
    id integer generated always as identity constraint redirect__identity primary key,
    from_path text not null constraint redirect__once unique,
    to_path text not null,
    note text,
    hits bigint not null default 0,
    last_hit_at timestamptz,
    updated_at timestamptz not null default koma_now(),
    changed_by_name text,
    version integer not null default 1,
    constraint redirect__from check (
      from_path ~ '^/[^[:space:]#]+$'
      and from_path !~ '^/(zh|ja|en)(/|[?]|$)'
      and from_path !~ '/($|[?])'
      and length(from_path) <= 500),
    constraint redirect__to check (
      to_path ~ '^/([a-z0-9][^[:space:]"<>\\\\]*)?$'
      and to_path !~ '^/(zh|ja|en)(/|[?#]|$)'
      and length(to_path) <= 500),
    constraint redirect__counted check (hits >= 0)
  );
  comment on table redirect is 'Where an address that is no more leads now; asked only where nothing else answers';
  comment on column redirect.from_path is 'Behind the language, with its query where that matters: /news_detail.php?id=12';
  comment on column redirect.to_path is 'A page of this site, behind the language; / is home';
  create index redirect__newest on redirect (updated_at desc, id desc);

  create function refuse_redirect_loop() returns trigger
    language plpgsql as $$
    declare
      step text := new.to_path;
      steps integer := 0;
    begin
      -- One at a time: two halves of a circle that are made at once would not see each other.
      perform pg_advisory_xact_lock(hashtext('redirect'));
      loop
        step := split_part(step, '#', 1);
        if step = new.from_path or split_part(step, '?', 1) = new.from_path or steps > 100 then
          raise exception 'the redirect comes back to where it began'
            using errcode = 'check_violation', constraint = 'redirect__leads_on', table = 'redirect';
        end if;
        select to_path
          into step
          from redirect
         where from_path in (step, split_part(step, '?', 1))
           and id is distinct from new.id
         order by length(from_path) desc
         limit 1;
        exit when not found;
        steps := steps + 1;
      end loop;
      return new;
    end $$;
  create trigger redirect__leads_on
    before insert or update of from_path, to_path on redirect
    for each row execute function refuse_redirect_loop();
  create trigger redirect__announced
    after insert or delete or update of from_path, to_path on redirect
    for each statement execute function announce_change('redirect');
`

/** What the centre is called and how it is reached. Decision: the product (name, address, phone, mail, social links) */
const facts = sql`
  alter table setting
    add column set_at timestamptz,
    add column set_by_name text,
    add constraint setting__centre check (
      case
        when key = 'centre' then
              value->>'name_zh' <> ''
          and jsonb_typeof(value->'links') = 'array'
        else true
      end is true);
  comment on column setting.set_by_name is 'Null for what a new installation starts with';
  create index setting__begins on setting (valid_from);

  insert into setting (key, valid_from, value) values
    ('centre', '2000-01-01', '{
       "name_zh": "漫畫文化中心", "name_ja": "マンガ文化センター", "name_en": "Comic Culture Centre",
       "address_zh": null, "address_ja": null, "address_en": null,
       "phone": null, "email": null, "map_url": null, "links": []}');
`
