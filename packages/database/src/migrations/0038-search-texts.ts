import { sql, type Kysely } from 'kysely'

/**
 * What search compares, of items and of questions alike: folded by the application (packages/domain/src/search-folding.ts),
 * with the version of the tables that folded it. A text that changes is marked here, whoever changes it, and folded anew.
 * Decision: search
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await texts.execute(db)
  await marking.execute(db)
  await unheard.execute(db)
  await everything.execute(db)
}

const texts = sql`
  create table search_text (
    id bigint generated always as identity constraint search_text__identity primary key,
    content_id integer constraint search_text__of_content references content on delete cascade,
    faq_id integer constraint search_text__of_faq references faq on delete cascade,
    language text not null,
    title text not null default '',
    folded text not null default '',
    sounds text not null default '',
    tokens text[] not null default '{}',
    fold_version text,
    constraint search_text__once unique (content_id, language),
    constraint search_text__once_a_question unique (faq_id, language),
    constraint search_text__of_one check (num_nonnulls(content_id, faq_id) = 1),
    constraint search_text__language check (language in ('zh', 'ja', 'en'))
  );
  comment on table search_text is 'The words of an item or a question in one language, as search compares them';
  comment on column search_text.title is 'The folded title';
  comment on column search_text.folded is 'Title, summary and text, folded; no mark, no percent sign, underscore or backslash';
  comment on column search_text.sounds is 'The sounds of its kana as letters, in one spelling';
  comment on column search_text.tokens is 'Its parts: pairs of characters, threes of letters';
  comment on column search_text.fold_version is 'The tables by which it was folded; null is not yet, or changed since';
  create index search_text__tokens on search_text using gin (tokens);
  create index search_text__to_fold on search_text (id) where fold_version is null;

  drop index content_text__tokens;
  alter table content_text drop column tokens, drop column folded;
  drop function koma_wanted_tokens(text);
  drop function koma_tokens(text);
  comment on function koma_fold is 'A rough form for lists of the console; what visitors search is folded by the application';
`

const marking = sql`
  create function mark_content_text() returns trigger
    language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from search_text where content_id = old.content_id and language = old.language;
        return null;
      end if;
      insert into search_text (content_id, language)
      values (new.content_id, new.language)
      on conflict on constraint search_text__once do update set fold_version = null;
      return null;
    end $$;
  create trigger content_text__marked
    after insert or delete or update of title, summary, body on content_text
    for each row execute function mark_content_text();

  create function mark_creator_text() returns trigger
    language plpgsql as $$
    begin
      update search_text set fold_version = null where content_id = new.content_id;
      return null;
    end $$;
  create trigger creator__marked
    after insert or update of aliases on creator
    for each row execute function mark_creator_text();

  create function mark_faq_text() returns trigger
    language plpgsql as $$
    begin
      insert into search_text (faq_id, language)
      select new.id, said.language
        from (values ('zh', new.question_zh), ('ja', new.question_ja), ('en', new.question_en))
          as said (language, question)
       where said.question is not null
      on conflict on constraint search_text__once_a_question do update set fold_version = null;
      delete from search_text
       where faq_id = new.id
         and ((language = 'ja' and new.question_ja is null) or (language = 'en' and new.question_en is null));
      return null;
    end $$;
  create trigger faq__marked
    after insert or update on faq
    for each row execute function mark_faq_text();
`

/** What was looked for and not found: the folded words and their number a day, and nothing about who asked. */
const unheard = sql`
  create table search_miss (
    day date not null,
    language text not null,
    words text not null,
    asked text not null,
    times integer not null default 1,
    constraint search_miss__identity primary key (day, language, words),
    constraint search_miss__language check (language in ('zh', 'ja', 'en')),
    constraint search_miss__counted check (times > 0),
    constraint search_miss__short check (length(words) between 2 and 60 and length(asked) <= 60)
  );
  comment on table search_miss is 'What nobody could find, for staff; kept 180 days. Words that look like an address or a number are not kept';
  comment on column search_miss.asked is 'As it was first written that day';
`

const everything = sql`
  insert into search_text (content_id, language)
  select content_id, language from content_text;
  insert into search_text (faq_id, language)
  select faq.id, said.language
    from faq,
         lateral (values ('zh', question_zh), ('ja', question_ja), ('en', question_en)) as said (language, question)
   where said.question is not null;
`
