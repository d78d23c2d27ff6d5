import { sql, type Kysely } from 'kysely'

/** Every membership above general as a row of its own, with its history; the member's row shows the one that counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await settings.execute(db)
  await periods.execute(db)
  await counting.execute(db)
  await granting.execute(db)
  await takeOver.execute(db)
}

const settings = sql`
  insert into setting (key, valid_from, value) values
    ('membership.months', '2000-01-01', '12'),
    ('membership.extendable_days', '2000-01-01', '60'),
    ('loyal.spending_min', '2000-01-01', '10000'),
    ('loyal.spending_months', '2000-01-01', '12'),
    ('loyal.months', '2000-01-01', '12');
`

const periods = sql`
  create table membership_period (
    id uuid constraint membership_period__identity primary key,
    member_id uuid not null constraint membership_period__of_member references member on delete cascade,
    class text not null,
    starts_on date not null,
    ends_on date not null,
    cause text not null,
    earned_from timestamptz,
    earned_until timestamptz,
    earned_min integer,
    granted_at timestamptz not null default koma_now(),
    withdrawn_at timestamptz,
    constraint membership_period__class check (class in ('loyal', 'associate_creator', 'creator')),
    constraint membership_period__forward check (starts_on <= ends_on),
    constraint membership_period__one_cause unique (cause),
    constraint membership_period__earned_whole check (
      (earned_from is null) = (earned_until is null) and (earned_until is null) = (earned_min is null)),
    constraint membership_period__only_loyal_is_earned check (earned_until is null or class = 'loyal')
  );
  create index membership_period__of_one on membership_period (member_id, class, ends_on);
  create index membership_period__by_end on membership_period (ends_on) where withdrawn_at is null;
  comment on column membership_period.ends_on is 'The last day of it';
  comment on column membership_period.cause is 'What brought it about, once for ever: application:ID, loyal:MEMBER:INSTANT';
  comment on column membership_period.earned_until is 'What was spent from earned_from until then earned it, and earns nothing else';
  comment on column membership_period.withdrawn_at is 'It counts no more: what earned it was given back';

  create function refuse_overlapping_period() returns trigger
    language plpgsql as $$
    begin
      if new.withdrawn_at is null and exists (
        select from membership_period other
         where other.member_id = new.member_id
           and other.class = new.class
           and other.id <> new.id
           and other.withdrawn_at is null
           and other.starts_on <= new.ends_on
           and other.ends_on >= new.starts_on
      ) then
        raise exception 'a membership of this class counts on one of these days already'
          using errcode = 'check_violation', constraint = 'membership_period__no_overlap', table = 'membership_period';
      end if;
      return new;
    end $$;
  create trigger membership_period__no_overlap
    before insert or update on membership_period
    for each row execute function refuse_overlapping_period();
`

const counting = sql`
  create function class_rank(of_class text) returns integer
    language sql immutable
    return case of_class when 'creator' then 3 when 'associate_creator' then 2 when 'loyal' then 1 else 0 end;

  create function member_class_now(m member) returns text
    language sql stable
    return case
      when m.class = 'general' or m.membership_ends_on is null or m.membership_ends_on >= koma_today() then m.class
      else coalesce((
        select period.class
          from membership_period period
         where period.member_id = m.id
           and period.withdrawn_at is null
           and koma_today() between period.starts_on and period.ends_on
         order by class_rank(period.class) desc
         limit 1), 'general')
    end;
  comment on function member_class_now is 'The class that counts now, whether or not a job has written it down';

  create function membership_counted(of_member uuid) returns table (class text, starts_on date, ends_on date)
    language plpgsql stable as $$
    declare
      counted membership_period;
      first_day date;
      last_day date;
      neighbour date;
    begin
      select period.* into counted
        from membership_period period
       where period.member_id = of_member
         and period.withdrawn_at is null
         and period.starts_on <= koma_today()
       order by period.ends_on >= koma_today() desc,
                case when period.ends_on >= koma_today() then class_rank(period.class) else 0 end desc,
                period.ends_on desc,
                class_rank(period.class) desc
       limit 1;
      if not found then
        return;
      end if;
      first_day := counted.starts_on;
      last_day := counted.ends_on;
      loop
        select period.ends_on into neighbour
          from membership_period period
         where period.member_id = of_member
           and period.class = counted.class
           and period.withdrawn_at is null
           and period.starts_on = last_day + 1;
        exit when not found;
        last_day := neighbour;
      end loop;
      loop
        select period.starts_on into neighbour
          from membership_period period
         where period.member_id = of_member
           and period.class = counted.class
           and period.withdrawn_at is null
           and period.ends_on = first_day - 1;
        exit when not found;
        first_day := neighbour;
      end loop;
      return query select counted.class, first_day, last_day;
    end $$;
  comment on function membership_counted is
    'The highest class of today with all its days in a row, else the one that ended last; no row without any';

  create function membership_refresh(of_member uuid) returns void
    language sql
    begin atomic
      update member
         set class = coalesce(counted.class, 'general'),
             membership_started_on = counted.starts_on,
             membership_ends_on = counted.ends_on,
             version = version + 1
        from (select of_member as id) one
        left join lateral membership_counted(one.id) counted on true
       where member.id = one.id
         and (member.class, member.membership_started_on, member.membership_ends_on)
             is distinct from (coalesce(counted.class, 'general'), counted.starts_on, counted.ends_on);
    end;
  comment on function membership_refresh is 'Shows on the member''s row what counts now';
`

const granting = sql`
  create function membership_grant(of_member uuid, of_class text, of_cause text, month_count integer)
    returns table (is_new boolean, starts_on date, ends_on date)
    language plpgsql as $$
    declare
      first_day date;
    begin
      perform points_lock(of_member);
      return query
        select false, period.starts_on, period.ends_on
          from membership_period period
         where period.cause = of_cause;
      if found then
        return;
      end if;
      select max(period.ends_on) + 1 into first_day
        from membership_period period
       where period.member_id = of_member
         and period.class = of_class
         and period.withdrawn_at is null
         and period.ends_on >= koma_today();
      first_day := coalesce(first_day, koma_today());
      return query
        insert into membership_period as period (id, member_id, class, starts_on, ends_on, cause)
        values (koma_uuid7(), of_member, of_class, first_day,
                (first_day + make_interval(months => month_count))::date - 1, of_cause)
        returning true, period.starts_on, period.ends_on;
      perform membership_refresh(of_member);
      update member set membership_status = null where id = of_member and membership_status is not null;
    end $$;
  comment on function membership_grant is
    'One period more of a class, from today or from the end of the one that runs; a cause grants once';
`

/** Whoever is in a class has a period, so that nothing begins without a history. */
const takeOver = sql`
  insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
  select koma_uuid7(), id, class, coalesce(membership_started_on, created_at::date), membership_ends_on,
         'taken_over:' || id
    from member
   where class <> 'general'
     and membership_ends_on is not null;
`
