import { sql, type Kysely } from 'kysely'

/**
 * Nothing of the databases is shown without its facts, and an activity that occupies its room holds the sessions. Source:
 * product §3, §9. Decision: space
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kinds of factsOf) await shownWithFacts(kinds).execute(db)
  await classDays.execute(db)
  await sessions.execute(db)
  await activityHolds.execute(db)
}

/** The kinds whose screens and lists tell more than `content` holds, and where they tell it from. */
const factsOf = [
  { column: 'shown_comic_id', table: 'comic', kinds: ['comic'] },
  { column: 'shown_creator_id', table: 'creator', kinds: ['creator'] },
  { column: 'shown_organisation_id', table: 'organisation', kinds: ['publisher', 'union'] },
  { column: 'shown_award_id', table: 'award_edition', kinds: ['award'] },
] as const

/** As 0040 has it for videos. The reference is looked at when a transaction ends, so the order of writing is free. */
const shownWithFacts = ({ column, table, kinds }: (typeof factsOf)[number]) => {
  const ofKind = sql.join(kinds.map((kind) => sql.lit(kind)))
  const [name, constraint] = [sql.id(column), sql.id(`content__${column.replace(/_id$/, '')}`)]
  return sql`
    update content
       set publish_at = null,
           unpublish_at = null
     where kind in (${ofKind})
       and not exists (select from ${sql.table(table)} as fact where fact.content_id = content.id);

    alter table content
      add column ${name} integer generated always as (
        case when kind in (${ofKind}) and publish_at is not null then id end) stored,
      add constraint ${constraint} foreign key (${name}) references ${sql.table(table)}
        deferrable initially deferred;
    create index ${sql.id(`content__${column.replace(/_id$/, 's')}`)} on content (${name}) where ${name} is not null;
  `
}

/** When an activity takes place day by day, and that a change of it is a change of the activity. */
const classDays = sql`
  create function activity_days(wanted integer)
    returns table (number integer, count integer, starts_at timestamptz, ends_at timestamptz)
    language sql stable
    begin atomic
      select row_number() over (order by day)::integer,
             count(*) over ()::integer,
             starts_at,
             ends_at
        from (
          select (line.starts_at at time zone 'Asia/Taipei')::date as day,
                 min(line.starts_at) as starts_at,
                 max(line.ends_at) as ends_at
            from activity_schedule line
           where line.activity_id = wanted
           group by day
        ) days;
    end;
  comment on function activity_days is 'The days on which the programme of an activity has something, in their order';

  create function activity_rescheduled() returns trigger
    language plpgsql as $$
    begin
      update activity
         set sequence = sequence + 1,
             changed_at = koma_now()
       where content_id in (select distinct activity_id from changed);
      return null;
    end $$;
  create trigger activity_schedule__came
    after insert on activity_schedule
    referencing new table as changed
    for each statement execute function activity_rescheduled();
  create trigger activity_schedule__moved
    after update on activity_schedule
    referencing new table as changed
    for each statement execute function activity_rescheduled();
  create trigger activity_schedule__went
    after delete on activity_schedule
    referencing old table as changed
    for each statement execute function activity_rescheduled();
`

const sessions = sql`
  create function space_sessions() returns table (slot text, starts time, ends time)
    language sql immutable parallel safe
    begin atomic
      values ('am', time '10:00', time '13:00'), ('pm', time '14:00', time '17:00'), ('eve', time '18:00', time '21:00');
    end;
  comment on function space_sessions is 'The sessions of product §9, as packages/domain/src/opening-hours.ts has them';
`

/**
 * An activity of several class days takes the sessions of those days, every other one all of them from its beginning to
 * its end. Whoever comes second is refused by the key of `space_hold`, be it a rental or another activity.
 */
const activityHolds = sql`
  delete from space_hold where reason = 'activity';
  alter table space_hold
    add column activity_id integer constraint space_hold__of_activity references activity on delete cascade,
    add constraint space_hold__whose_activity check ((reason = 'activity') = (activity_id is not null));
  create index space_hold__of_one_activity on space_hold (activity_id) where activity_id is not null;

  create function activity_sessions(wanted integer) returns table (zone_id text, date date, slot text)
    language sql stable
    begin atomic
      with span as (
        select coalesce(class_day.starts_at, activity.starts_at) as starts_at,
               coalesce(class_day.ends_at, activity.ends_at) as ends_at,
               activity.space
          from activity
          left join lateral (
            select * from activity_days(activity.content_id) where count > 1
          ) class_day on true
          join content on content.id = activity.content_id
         where activity.content_id = wanted
           and activity.occupies_space
           and activity.cancelled_at is null
           and content.trashed_at is null
      )
      select distinct zone, day::date, session.slot
        from span
       cross join lateral space_zones(span.space) as zone
       cross join lateral generate_series(
               (span.starts_at at time zone 'Asia/Taipei')::date::timestamp,
               (span.ends_at at time zone 'Asia/Taipei')::date::timestamp, interval '1 day') as day
       cross join space_sessions() as session
       where span.ends_at > (day + session.starts) at time zone 'Asia/Taipei'
         and span.starts_at < (day + session.ends) at time zone 'Asia/Taipei'
         and (session.slot <> 'eve' or extract(isodow from day) <> 1);
    end;
  comment on function activity_sessions is 'The sessions of zones that an activity occupies, if it does';

  create function hold_activity_sessions(wanted integer) returns void
    language plpgsql as $$
    begin
      delete from space_hold
       where activity_id = wanted
         and (zone_id, date, slot) not in (select zone_id, date, slot from activity_sessions(wanted));
      insert into space_hold (zone_id, date, slot, reason, activity_id)
      select zone_id, date, slot, 'activity', wanted
        from activity_sessions(wanted) as needed
       where not exists (
               select from space_hold held
                where held.activity_id = wanted
                  and (held.zone_id, held.date, held.slot) = (needed.zone_id, needed.date, needed.slot))
       order by zone_id, date, slot;
    end $$;
  comment on function hold_activity_sessions is 'Makes the holds of an activity those that it needs now';

  create function activity_holds_sessions() returns trigger
    language plpgsql as $$
    begin
      if new.occupies_space or (tg_op = 'UPDATE' and old.occupies_space) then
        perform hold_activity_sessions(new.content_id);
      end if;
      return null;
    end $$;
  create trigger activity__holds
    after insert or update of starts_at, ends_at, space, occupies_space, cancelled_at on activity
    for each row execute function activity_holds_sessions();

  create function activity_schedule_holds() returns trigger
    language plpgsql as $$
    begin
      perform hold_activity_sessions(content_id)
         from activity
        where occupies_space
          and content_id in (select distinct activity_id from changed);
      return null;
    end $$;
  create trigger activity_schedule__holds_more
    after insert on activity_schedule
    referencing new table as changed
    for each statement execute function activity_schedule_holds();
  create trigger activity_schedule__holds_others
    after update on activity_schedule
    referencing new table as changed
    for each statement execute function activity_schedule_holds();
  create trigger activity_schedule__holds_less
    after delete on activity_schedule
    referencing old table as changed
    for each statement execute function activity_schedule_holds();

  create function trashed_activity_holds() returns trigger
    language plpgsql as $$
    begin
      perform hold_activity_sessions(new.id)
         from activity
        where content_id = new.id
          and occupies_space;
      return null;
    end $$;
  create trigger content__trashed_holds
    after update of trashed_at on content
    for each row
    when (new.kind = 'activity' and old.trashed_at is distinct from new.trashed_at)
    execute function trashed_activity_holds();

  -- Two that already share a room keep it; the first by its id has it for others.
  insert into space_hold (zone_id, date, slot, reason, activity_id)
  select needed.zone_id, needed.date, needed.slot, 'activity', activity.content_id
    from activity
   cross join lateral activity_sessions(activity.content_id) as needed
   where activity.occupies_space
   order by activity.content_id, needed.zone_id, needed.date, needed.slot
  on conflict on constraint space_hold__one_holder do nothing;
`
