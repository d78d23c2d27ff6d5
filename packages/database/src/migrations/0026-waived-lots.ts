import { sql, type Kysely } from 'kysely'

/** A waiver names the lots that it gives up, so that nothing bought after it can vanish with the account. Decision: 0011 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await waivedLots.execute(db)
  await writtenBefore.execute(db)
  await givingUp.execute(db)
}

const waivedLots = sql`
  create table deletion_waived_lot (
    request_id uuid not null constraint deletion_waived_lot__of_request references deletion_request,
    lot_id uuid not null constraint deletion_waived_lot__of_lot references point_lot,
    points integer not null,
    constraint deletion_waived_lot__identity primary key (request_id, lot_id),
    constraint deletion_waived_lot__points check (points > 0)
  );
  comment on table deletion_waived_lot is 'What a waiver gives up: this many points of these lots, as they were when it was written';
  create index deletion_waived_lot__of_one_lot on deletion_waived_lot (lot_id);
`

/** One that covers more than it did when it was written has to be written again. */
const writtenBefore = sql`
  insert into deletion_waived_lot (request_id, lot_id, points)
  select request.id, lot.id, lot.remaining
    from deletion_request request
    join point_lot lot
      on lot.member_id = request.member_id
     and lot.source = 'purchased'
     and lot.remaining > 0
     and lot.granted_at <= request.settled_at
   where request.status = 'settled'
     and request.settlement = 'waiver'
     and request.settled_points >= (
       select sum(remaining)
         from point_lot
        where member_id = request.member_id
          and source = 'purchased'
          and granted_at <= request.settled_at)
`

const givingUp = sql`
  create function deletion_waive(of_request uuid) returns integer
    language sql
    begin atomic
      delete from deletion_waived_lot where request_id = of_request;
      with waived as (
        insert into deletion_waived_lot (request_id, lot_id, points)
        select of_request, lot.id, lot.remaining
          from deletion_request request
          join point_lot lot
            on lot.member_id = request.member_id
           and lot.source = 'purchased'
           and lot.remaining > 0
         where request.id = of_request
        returning points
      )
      select coalesce(sum(points), 0)::integer from waived;
    end;
  comment on function deletion_waive is 'Writes down what is given up now, instead of what an earlier waiver gave up; gives how many points';

  create function points_give_up(of_request uuid) returns integer
    language plpgsql as $$
    declare
      of_member uuid;
      new_transaction uuid := koma_uuid7();
      amount integer;
    begin
      select member_id into of_member
        from deletion_request
       where id = of_request
         and status = 'settled'
         and settlement = 'waiver';
      if of_member is null then
        return 0;
      end if;
      perform points_settle_expired(of_member);
      select coalesce(sum(least(lot.remaining, waived.points)), 0)::integer into amount
        from deletion_waived_lot waived
        join point_lot lot on lot.id = waived.lot_id
       where waived.request_id = of_request
         and lot.member_id = of_member
         and lot.remaining > 0;
      if amount = 0 then
        return 0;
      end if;
      insert into point_transaction (id, member_id, kind, cause, points, balance, note)
      values (new_transaction, of_member, 'adjustment', 'deletion:' || of_request || ':waiver', -amount,
              points_held(of_member) - amount, '{"deletion": true}');
      with lot as (
        select lot.id, least(lot.remaining, waived.points) as points,
               row_number() over (order by lot.granted_at, lot.id)::smallint as position
          from deletion_waived_lot waived
          join point_lot lot on lot.id = waived.lot_id
         where waived.request_id = of_request
           and lot.member_id = of_member
           and lot.remaining > 0
      ),
      emptied as (
        update point_lot
           set remaining = remaining - lot.points
          from lot
         where point_lot.id = lot.id
      )
      insert into point_entry (transaction_id, position, account, member_id, lot_id, points)
      select new_transaction, position, 'member.purchased', of_member, id, -points
        from lot
      union all
      select new_transaction, 0, 'centre.adjustments', null, null, amount;
      return amount;
    end $$;
  comment on function points_give_up is
    'Takes what the waiver names and not a point more: what is left keeps the member from being erased';

  create function refuse_purchased_taken() returns trigger
    language plpgsql as $$
    begin
      if exists (
        select
          from written
          join point_transaction cause on cause.id = written.transaction_id
          join point_lot lot on lot.id = written.lot_id
          left join deletion_waived_lot waived
            on cause.cause = 'deletion:' || waived.request_id || ':waiver'
           and waived.lot_id = written.lot_id
         where cause.cause like 'deletion:%'
           and cause.kind <> 'refund'
           and lot.source = 'purchased'
           and written.points + coalesce(waived.points, 0) < 0
      ) then
        raise exception 'points were bought that no waiver gives up'
          using errcode = 'check_violation', constraint = 'point_entry__waived_or_refunded', table = 'point_entry';
      end if;
      return null;
    end $$;
  create trigger point_entry__waived_or_refunded
    after insert on point_entry
    referencing new table as written
    for each statement execute function refuse_purchased_taken();
`
