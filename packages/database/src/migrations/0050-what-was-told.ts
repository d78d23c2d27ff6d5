import { sql, type Kysely } from 'kysely'

/** What other programs were told and have to hear of again: calendar programs and search engines. Source: features "calendar", "site" */
export async function up(db: Kysely<unknown>): Promise<void> {
  await houseDays.execute(db)
  await notices.execute(db)
}

/**
 * What search engines were told of each item by IndexNow, so that a job tells them what differs: published, changed, taken
 * down, also by the clock alone. Nothing is written where it is not configured. Source: https://www.indexnow.org
 */
const notices = sql`
  create table index_notice (
    content_id integer constraint index_notice__identity primary key,
    kind text not null,
    type text,
    version integer not null,
    shown boolean not null,
    told boolean not null default false,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default koma_now(),
    last_error text,
    changed_at timestamptz not null default koma_now(),
    constraint index_notice__attempts check (attempts >= 0)
  );
  comment on table index_notice is
    'The last state of an item that search engines were told or are to be told; one without a row was never shown';
  comment on column index_notice.content_id is 'No reference: that an item is gone for good has to be told as well';
  comment on column index_notice.type is 'The slug of its type: the address of an activity holds it';
  create index index_notice__waiting on index_notice (next_attempt_at, content_id) where not told;

  create table index_start (
    id boolean not null default true constraint index_start__identity primary key,
    at timestamptz not null default koma_now(),
    constraint index_start__once check (id)
  );
  comment on table index_start is 'When notices began: what was shown before stands in the maps of the site';
`

/** A day that is closed, or keeps other hours, is an event of calendar programs: it has a number of changes, and an end. Source: RFC 5545 §3.8.7.4 */
const houseDays = sql`
  alter table closure
    add column sequence integer not null default 0,
    add column changed_at timestamptz not null default koma_now();
  alter table special_day
    add column sequence integer not null default 0,
    add column changed_at timestamptz not null default koma_now();
  comment on column closure.sequence is 'SEQUENCE of RFC 5545: rises with each change, over a withdrawal too';

  create table withdrawn_house_day (
    kind text not null,
    date date not null,
    opens time,
    closes time,
    reason_zh text not null,
    reason_ja text,
    reason_en text,
    sequence integer not null,
    changed_at timestamptz not null default koma_now(),
    constraint withdrawn_house_day__identity primary key (kind, date),
    constraint withdrawn_house_day__kind check (kind in ('closure', 'special_day')),
    constraint withdrawn_house_day__hours check ((kind = 'special_day') = (opens is not null and closes is not null))
  );
  comment on table withdrawn_house_day is
    'A closure or special day that does not take place: calendar programs that had it hear that it is cancelled';

  create function house_day_noted() returns trigger
    language plpgsql as $$
    declare
      earlier integer;
    begin
      if tg_op = 'UPDATE' then
        if to_jsonb(new) - 'sequence' - 'changed_at' is not distinct from to_jsonb(old) - 'sequence' - 'changed_at' then
          return new;
        end if;
        new.sequence := old.sequence + 1;
        new.changed_at := koma_now();
        if new.date = old.date then
          return new;
        end if;
      end if;
      delete from withdrawn_house_day
       where kind = tg_table_name
         and date = new.date
      returning sequence into earlier;
      new.sequence := greatest(new.sequence, coalesce(earlier + 1, 0));
      return new;
    end $$;
  create trigger closure__noted before insert or update on closure
    for each row execute function house_day_noted();
  create trigger special_day__noted before insert or update on special_day
    for each row execute function house_day_noted();

  create function house_day_moved() returns trigger
    language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.date = old.date then
        return null;
      end if;
      insert into withdrawn_house_day (kind, date, opens, closes, reason_zh, reason_ja, reason_en, sequence)
      values (tg_table_name, old.date, (to_jsonb(old) ->> 'opens')::time, (to_jsonb(old) ->> 'closes')::time,
              old.reason_zh, old.reason_ja, old.reason_en, old.sequence + 1)
      on conflict on constraint withdrawn_house_day__identity do update
         set opens = excluded.opens,
             closes = excluded.closes,
             reason_zh = excluded.reason_zh,
             reason_ja = excluded.reason_ja,
             reason_en = excluded.reason_en,
             sequence = greatest(withdrawn_house_day.sequence, excluded.sequence) + 1,
             changed_at = koma_now();
      return null;
    end $$;
  create trigger closure__withdrawn after update or delete on closure
    for each row execute function house_day_moved();
  create trigger special_day__withdrawn after update or delete on special_day
    for each row execute function house_day_moved();
`
