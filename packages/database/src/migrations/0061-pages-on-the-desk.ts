import { sql, type Kysely } from 'kysely'

/**
 * The texts of the house on the desk: one more kind of item, whose words are those of the version that holds. What came with
 * the installation gets its items at the next start (load-pages.ts), behind those of the demo. Decision: 0026
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await kind.execute(db)
  await words.execute(db)
  await showing.execute(db)
}

const kind = sql`
  alter table content
    drop constraint content__kind,
    add constraint content__kind check (
      kind in ('news', 'activity', 'video', 'album', 'comic', 'creator', 'union', 'publisher', 'award', 'page')),
    add constraint content__page check (
      kind <> 'page' or (slug is not null
        and slug in ('about', 'history', 'level', 'privacy', 'terms', 'termsspacerental')));
`

const words = sql`
  create view held_page_text as
    select content.id as content_id, said.language, said.title, said.body
      from content
      join page_version held on held.page = content.slug and held.version = held_page_version(content.slug)
     cross join lateral (
       values ('zh', held.title_zh, held.body_zh), ('ja', held.title_ja, held.body_ja),
              ('en', held.title_en, held.body_en)
     ) as said (language, title, body)
     where content.kind = 'page'
       and (said.title is not null or said.body is not null);
  comment on view held_page_text is 'The words of each page as they are to be read now';
`

const showing = sql`
  create function show_held_pages() returns void
    language plpgsql as $$
    begin
      -- A statement that changes nothing is announced too: every kept page would be forgotten.
      if not exists (
           select from held_page_text held
             full join (
               select content_text.content_id, content_text.language, content_text.title, content_text.body
                 from content_text
                 join content on content.id = content_text.content_id
                where content.kind = 'page') kept using (content_id, language)
            where (held.title, held.body) is distinct from (kept.title, kept.body)) then
        return;
      end if;
      delete from content_text
       using content
       where content.id = content_text.content_id
         and content.kind = 'page'
         and not exists (
           select from held_page_text held
            where held.content_id = content_text.content_id
              and held.language = content_text.language);
      insert into content_text (content_id, language, title, body)
      select content_id, language, title, body
        from held_page_text
      on conflict on constraint content_text__identity do update
         set title = excluded.title,
             body = excluded.body
       where (content_text.title, content_text.body) is distinct from (excluded.title, excluded.body);
    end $$;
  comment on function show_held_pages is 'Lets search and the board of the desk know the version that holds';
`
