import { sql, type Kysely } from 'kysely'

/** What makes a member loyal and what takes it back, the renewals that staff review, and consents with their language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await guards.execute(db)
  await spending.execute(db)
  await settling.execute(db)
  await ending.execute(db)
  await renewals.execute(db)
  await consents.execute(db)
}

const guards = sql`
  alter table setting
    add constraint setting__membership_numbers check (
      key not in ('membership.months', 'membership.extendable_days', 'loyal.spending_min', 'loyal.spending_months',
                  'loyal.months')
      or value::text ~ '^[1-9][0-9]{0,8}$');

  alter table membership_period
    drop constraint membership_period__earned_whole,
    drop constraint membership_period__only_loyal_is_earned,
    drop column earned_until,
    add column earned_after bigint,
    add column earned_upto bigint,
    add constraint membership_period__earned_whole check (
      num_nonnulls(earned_from, earned_after, earned_upto, earned_min) in (0, 4)),
    add constraint membership_period__only_loyal_is_earned check (earned_min is null or class = 'loyal');
  comment on column membership_period.earned_upto is
    'The movements since earned_from with a sequence above earned_after and up to this one earned it, and earn nothing else';
`

const spending = sql`
  create function loyalty_spent(of_member uuid, from_time timestamptz, after_sequence bigint, upto_sequence bigint)
    returns table (spent integer, oldest_at timestamptz, last_sequence bigint)
    language sql stable
    begin atomic
      select greatest(coalesce(sum(net), 0), 0)::integer,
             min(begun_at) filter (where net > 0),
             max(begun)
        from (
          select sum(case kind when 'rent' then -points else points end) as net,
                 min(at) as begun_at,
                 min(sequence) as begun
            from point_transaction
           where member_id = of_member
             and sequence > after_sequence
             and kind in ('purchase', 'refund', 'rent')
             and at >= from_time
           group by case kind when 'rent' then split_part(cause, ':', 2) else regexp_replace(cause, ':refund$', '') end
          having min(sequence) <= coalesce(upto_sequence, min(sequence))
             and (bool_or(kind <> 'rent') or bool_or(points < 0))
        ) spending;
    end;
  comment on function loyalty_spent is
    'Top-ups paid and points spent on bookings in these movements (null: up to the last); what was cancelled or refunded since, whenever, is left out';
`

const settling = sql`
  create function loyalty_standing(of_member uuid)
    returns table (starts_on date, ends_on date, counts_from timestamptz, counts_after bigint, spent integer,
                   oldest_at timestamptz, last_sequence bigint, spending_min integer)
    language sql stable
    begin atomic
      with last as (
        select period.starts_on, period.ends_on, period.earned_upto
          from membership_period period
         where period.member_id = of_member
           and period.class = 'loyal'
           and period.withdrawn_at is null
         order by period.ends_on desc
         limit 1
      ),
      times as materialized (
        select last.starts_on,
               last.ends_on,
               greatest(
                 koma_now() - make_interval(months => (koma_setting('loyal.spending_months'))::integer),
                 case when last.earned_upto is null then last.starts_on::timestamp at time zone 'Asia/Taipei' end
               ) as counts_from,
               coalesce(last.earned_upto, 0) as counts_after
          from (select 1) one
          left join last on true
      )
      select times.starts_on, times.ends_on, times.counts_from, times.counts_after, counted.spent, counted.oldest_at,
             counted.last_sequence, (koma_setting('loyal.spending_min'))::integer
        from times
       cross join lateral loyalty_spent(of_member, times.counts_from, times.counts_after, null) counted;
    end;
  comment on function loyalty_standing is
    'What counts towards the next loyal membership; its dates are those of the last one, which may run or lie ahead';

  create function loyalty_settle(of_member uuid) returns void
    language plpgsql as $$
    declare
      standing record;
      period membership_period;
      first_day date;
      new_id uuid := koma_uuid7();
      changed boolean := false;
    begin
      perform points_lock(of_member);
      for period in
        select *
          from membership_period
         where member_id = of_member
           and withdrawn_at is null
           and earned_min is not null
           and ends_on >= koma_today()
      loop
        if (
          select spent
            from loyalty_spent(of_member, period.earned_from, period.earned_after, period.earned_upto)
        ) < period.earned_min then
          update membership_period set withdrawn_at = koma_now() where id = period.id;
          insert into notice (id, kind, subject_id) values (koma_uuid7(), 'membership.withdrawn', period.id);
          changed := true;
        end if;
      end loop;

      select * into standing from loyalty_standing(of_member);
      if standing.spent >= standing.spending_min
        and coalesce(standing.starts_on <= koma_today(), true)
        and exists (
          select from member
           where id = of_member
             and status <> 'suspended'
             and email_verified_at is not null
             and mobile_verified_at is not null)
      then
        first_day := case when standing.ends_on >= koma_today() then standing.ends_on + 1 else koma_today() end;
        insert into membership_period
          (id, member_id, class, starts_on, ends_on, cause, earned_from, earned_after, earned_upto, earned_min)
        values (new_id, of_member, 'loyal', first_day,
                (first_day + make_interval(months => (koma_setting('loyal.months'))::integer))::date - 1,
                'loyal:' || new_id, standing.counts_from, standing.counts_after, standing.last_sequence,
                standing.spending_min);
        insert into notice (id, kind, subject_id)
        values (koma_uuid7(), case when first_day > koma_today() then 'membership.kept' else 'membership.loyal' end, new_id);
        changed := true;
      end if;
      if changed then
        perform membership_refresh(of_member);
      end if;
    end $$;
  comment on function loyalty_settle is
    'Grants the loyal membership that spending has earned, once, and takes back what was earned by bookings that are cancelled';

  create function settle_loyalty_after_spending() returns trigger
    language plpgsql as $$
    begin
      perform loyalty_settle(new.member_id);
      return null;
    end $$;
  create trigger point_transaction__earns_loyalty
    after insert on point_transaction
    for each row
    when (new.kind in ('purchase', 'refund', 'rent'))
    execute function settle_loyalty_after_spending();
`

const ending = sql`
  create function membership_note_endings() returns integer
    language plpgsql as $$
    declare
      due record;
      noted integer := 0;
      stage integer;
      is_told boolean;
    begin
      for due in
        select member.id as member_id, counted.class, counted.ends_on, last.id as period_id
          from member
          join lateral membership_counted(member.id) counted on counted.ends_on between koma_today() and koma_today() + 60
          join membership_period last
            on last.member_id = member.id and last.class = counted.class and last.ends_on = counted.ends_on
           and last.withdrawn_at is null
         where member.membership_ends_on between koma_today() and koma_today() + 60
           and member.status <> 'suspended'
         order by member.id
      loop
        is_told := false;
        foreach stage in array array[7, 30, 60] loop
          if koma_today() >= due.ends_on - stage then
            insert into notice (id, kind, subject_id, done_at)
            values (koma_uuid7(), 'membership.ends_in_' || stage, due.period_id, case when is_told then koma_now() end)
            on conflict on constraint notice__once do nothing;
            if found and not is_told then
              noted := noted + 1;
            end if;
            is_told := true;
          end if;
        end loop;
      end loop;
      return noted;
    end $$;
  comment on function membership_note_endings is
    'Notes 60, 30 and 7 days before the end, each once; after downtime the nearest alone is told, and the ones before count as told';
`

const renewals = sql`
  create table membership_renewal (
    id uuid constraint membership_renewal__identity primary key,
    member_id uuid not null constraint membership_renewal__of_member references member on delete cascade,
    membership_started_on date not null,
    membership_ends_on date not null,
    title text not null,
    publisher text not null,
    published_on date not null,
    url text,
    isbn text,
    note text,
    status text not null default 'under_review',
    submitted_at timestamptz not null default koma_now(),
    review_by date not null,
    decided_at timestamptz,
    decided_by uuid constraint membership_renewal__decided_by references staff_account,
    reason text,
    version integer not null default 1,
    constraint membership_renewal__status check (status in ('under_review', 'review_passed', 'review_failed')),
    constraint membership_renewal__text check (title ~ '[^[:space:]]' and publisher ~ '[^[:space:]]'),
    constraint membership_renewal__evidence check (url is not null or isbn is not null),
    constraint membership_renewal__during_membership check (
      published_on between membership_started_on and (submitted_at at time zone 'Asia/Taipei')::date),
    constraint membership_renewal__decided_by_whom check (
      (status = 'under_review') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
    constraint membership_renewal__failed_why check (status <> 'review_failed' or reason ~ '[^[:space:]]')
  );
  create unique index membership_renewal__one_open on membership_renewal (member_id) where status = 'under_review';
  create index membership_renewal__of_member_newest on membership_renewal (member_id, submitted_at desc, id desc);
  create index membership_renewal__queue on membership_renewal (status, submitted_at, id);
  comment on table membership_renewal is 'A creator asks for another period and shows a commercial publication';
`

const consents = sql`
  alter table member_consent
    add column language text,
    add constraint member_consent__language check (language in ('zh', 'ja', 'en'));
  comment on column member_consent.language is 'In which the text was read; null where it was not kept yet';
`
