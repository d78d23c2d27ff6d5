import { sql, type Kysely } from 'kysely'
import { referenceText } from '../reference-files.ts'

/**
 * The texts of the house in all their versions. One that people go by holds from its day on, and from then on the database
 * lets nobody change it or take it away; a new one is announced before its day. Decision: 0026
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await versions.execute(db)
  await sql`
    insert into page_version (page, version, holds_from, asks_again, title_zh, title_ja, title_en, body_zh, body_ja,
                              body_en, changes_zh, changes_ja, changes_en)
    select page, version, holds_from, asks_again, title_zh, title_ja, title_en, body_zh, body_ja, body_en, changes_zh,
           changes_ja, changes_en
      from jsonb_to_recordset(${referenceText('pages')}::jsonb)
        as first (page text, version text, holds_from date, asks_again boolean, title_zh text, title_ja text,
                  title_en text, body_zh text, body_ja text, body_en text, changes_zh text[], changes_ja text[],
                  changes_en text[])`.execute(db)
  // What came with the installation has its days behind it: from here on a version is written before its day.
  await keeping.execute(db)
}

const versions = sql`
  create table page_version (
    page text not null,
    version text not null,
    holds_from date not null,
    asks_again boolean not null default false,
    title_zh text not null,
    title_ja text,
    title_en text,
    body_zh text not null,
    body_ja text,
    body_en text,
    changes_zh text[] not null default '{}',
    changes_ja text[] not null default '{}',
    changes_en text[] not null default '{}',
    revision integer,
    published_at timestamptz not null default koma_now(),
    constraint page_version__identity primary key (page, version),
    constraint page_version__one_a_day unique (page, holds_from),
    constraint page_version__page check (
      page in ('about', 'history', 'level', 'privacy', 'terms', 'termsspacerental')),
    constraint page_version__named check (version ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
    constraint page_version__whole check (
      page in ('about', 'history', 'level') or num_nulls(title_ja, title_en, body_ja, body_en) = 0)
  );
  comment on table page_version is 'The texts of the house: the one table of versions, which readers and consents go by';
  comment on column page_version.version is 'What a consent names';
  comment on column page_version.holds_from is 'A day of the centre; the version that began last holds';
  comment on column page_version.asks_again is 'Whether members who agreed to an older one are asked again';
  comment on column page_version.body_zh is 'HTML of the allow-list; {{names}} are numbers of the house, filled in when it is read';
  comment on column page_version.changes_zh is 'What is different from the version before, a sentence each';
  comment on column page_version.revision is 'The revision of the desk; null for what came with the installation';

  create function held_page_version(of_page text) returns text
    language sql stable
    begin atomic
      select version
        from page_version
       where page = of_page
       order by holds_from > koma_today(),
                case when holds_from <= koma_today() then holds_from end desc,
                holds_from
       limit 1;
    end;
  comment on function held_page_version is 'The version that began last; before the first of them began, the first';

  create view stated_page_version as
    select named.page, named.version, named.holds_from, named.asks_again, named.title_zh, named.title_ja,
           named.title_en, named.body_zh, named.body_ja, named.body_en, named.changes_zh, named.changes_ja,
           named.changes_en, named.revision,
           case
             when named.version = held.version then 'current'
             when named.holds_from > held.holds_from then 'coming'
             else 'past'
           end as state
      from page_version named
      join page_version held on held.page = named.page and held.version = held_page_version(named.page);
  comment on view stated_page_version is 'Each version with whether it holds, held before, or is announced';
`

const keeping = sql`
  create function refuse_held_page_version() returns trigger
    language plpgsql as $$
    begin
      if old.page in ('privacy', 'terms', 'termsspacerental')
         and (old.holds_from <= koma_today() or old.version = held_page_version(old.page)) then
        raise exception 'version % of % holds, or has held, and stays as it is', old.version, old.page
          using errcode = 'check_violation', constraint = 'page_version__frozen', table = 'page_version';
      end if;
      if tg_op = 'DELETE' then
        return old;
      end if;
      return new;
    end $$;
  create trigger page_version__frozen
    before update or delete on page_version
    for each row execute function refuse_held_page_version();
  create trigger page_version__no_truncate
    before truncate on page_version
    for each statement execute function refuse_change();

  create function refuse_late_page_version() returns trigger
    language plpgsql as $$
    begin
      if new.page in ('privacy', 'terms', 'termsspacerental') and new.holds_from <= koma_today() then
        raise exception 'version % of % would hold without having been announced', new.version, new.page
          using errcode = 'check_violation', constraint = 'page_version__to_come', table = 'page_version';
      end if;
      return new;
    end $$;
  create trigger page_version__to_come
    before insert or update on page_version
    for each row execute function refuse_late_page_version();

  create trigger page_version__announced
    after insert or update or delete on page_version
    for each statement execute function announce_change('content');
`
