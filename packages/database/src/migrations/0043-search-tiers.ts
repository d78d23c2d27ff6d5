import { sql, type Kysely } from 'kysely'

/**
 * Lets search stop early: each text knows its kind, when it is shown and how new it is among its kind, and the newer ones
 * have indexes of their own; a word that stands everywhere is looked for in as few as in a small house. The people, houses
 * and numbers that the page of an item names are searched with it: it is folded anew when they change. Decision: search
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await places.execute(db)
  await indexes.execute(db)
  await marking.execute(db)
  await placing.execute(db)
  for (const [table, owner] of namedIn) await markingBy(table, owner).execute(db)
}

const places = sql`
  alter table search_text rename column title to names;
  alter table search_text
    add column kind text,
    add column publish_at timestamptz,
    add column unpublish_at timestamptz,
    add column tier smallint not null default 0;
  alter table search_text disable trigger search_text__announced;
  update search_text
     set kind = content.kind,
         publish_at = content.publish_at,
         unpublish_at = content.unpublish_at,
         fold_version = null
    from content
   where content.id = search_text.content_id;
  update search_text
     set kind = 'faq',
         publish_at = faq.updated_at,
         fold_version = null
    from faq
   where faq.id = search_text.faq_id;
  alter table search_text enable trigger search_text__announced;
  alter table search_text
    alter column kind set not null,
    add constraint search_text__tier check (tier between 0 and 2);
  comment on column search_text.names is
    'Its folded names between bars: title, other names, reading; then ~ and their sounds';
  comment on column search_text.kind is 'The kind of its item, or faq';
  comment on column search_text.publish_at is 'As of its item; of a question when it changed';
  comment on column search_text.tier is
    '0 is among the newest of its kind, 2 among the oldest; a job moves what has grown old (search/tiers.ts)';
`

const indexes = sql`
  create index search_text__newest on search_text using gin (tokens) where tier = 0;
  create index search_text__newer on search_text using gin (tokens) where tier = 1;
  create index search_text__old_of_kind on search_text (kind, tier) where tier > 0;
  create index search_text__ageing on search_text (tier, kind) where tier < 2;
`

const marking = sql`
  create or replace function mark_content_text() returns trigger
    language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from search_text where content_id = old.content_id and language = old.language;
        return null;
      end if;
      insert into search_text (content_id, language, kind, publish_at, unpublish_at)
      select id, new.language, kind, publish_at, unpublish_at
        from content
       where id = new.content_id
      on conflict on constraint search_text__once do update set fold_version = null;
      if tg_op = 'UPDATE' then
        update search_text
           set fold_version = null
         where content_id in (
                 select comic_id from comic_creator where creator_id = new.content_id
                 union all
                 select content_id from comic where publisher_id = new.content_id);
      end if;
      return null;
    end $$;
  drop trigger content_text__marked on content_text;
  create trigger content_text__marked
    after insert or delete or update of title, reading, summary, body on content_text
    for each row execute function mark_content_text();

  create or replace function mark_faq_text() returns trigger
    language plpgsql as $$
    begin
      insert into search_text (faq_id, language, kind, publish_at)
      select new.id, said.language, 'faq', new.updated_at
        from (values ('zh', new.question_zh), ('ja', new.question_ja), ('en', new.question_en))
          as said (language, question)
       where said.question is not null
      on conflict on constraint search_text__once_a_question
        do update set fold_version = null, publish_at = excluded.publish_at;
      delete from search_text
       where faq_id = new.id
         and ((language = 'ja' and new.question_ja is null) or (language = 'en' and new.question_en is null));
      return null;
    end $$;
`

/** What is published or shown again is new. */
const placing = sql`
  create function place_search_text() returns trigger
    language plpgsql as $$
    begin
      update search_text
         set publish_at = new.publish_at,
             unpublish_at = new.unpublish_at,
             tier = 0
       where content_id = new.id;
      return null;
    end $$;
  create trigger content__placed
    after update of publish_at, unpublish_at on content
    for each row
    when (old.publish_at is distinct from new.publish_at or old.unpublish_at is distinct from new.unpublish_at)
    execute function place_search_text();
`

/** Tables of the facts that are searched with an item (search/fold-texts.ts), and the item that names what stands in them. */
const namedIn = [
  ['comic', sql`changed.content_id`],
  ['comic_creator', sql`changed.comic_id`],
  ['activity', sql`changed.content_id`],
  ['activity_speaker', sql`changed.activity_id`],
  ['award_entry', sql`(select edition_id from award_category where id = changed.category_id)`],
] as const

const markingBy = (table: (typeof namedIn)[number][0], item: ReturnType<typeof sql>) => sql`
  create function ${sql.id(`mark_${table}_text`)}() returns trigger
    language plpgsql as $$
    declare
      changed ${sql.table(table)};
    begin
      if tg_op = 'DELETE' then
        changed := old;
      else
        changed := new;
      end if;
      update search_text
         set fold_version = null
       where content_id = ${item}
         and fold_version is not null;
      return null;
    end $$;
  create trigger ${sql.id(`${table}__marked`)}
    after insert or update or delete on ${sql.table(table)}
    for each row execute function ${sql.id(`mark_${table}_text`)}()`
