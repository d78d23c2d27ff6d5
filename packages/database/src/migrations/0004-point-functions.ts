import { sql, type Kysely } from 'kysely'

/**
 * Every movement of points. Each function first lets the member's own movements queue up at the member's row, then
 * settles what has expired, so that the running balance of the records is the sum of the lots at every step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await waiting.execute(db)
  await granting.execute(db)
  await spending.execute(db)
  await givingBack.execute(db)
}

const waiting = sql`
  create function points_lock(of_member uuid) returns void
    language plpgsql as $$
    begin
      perform from member where id = of_member for no key update;
      if not found then
        raise exception 'no member %', of_member using errcode = 'foreign_key_violation';
      end if;
    end $$;

  create function points_held(of_member uuid) returns integer
    language sql stable
    begin atomic
      select coalesce(sum(remaining), 0)::integer
        from point_lot
       where member_id = of_member
         and remaining > 0;
    end;
  comment on function points_held is 'Sum of the remainders, those included that expired but are not yet deducted';

  create function points_balance(of_member uuid) returns integer
    language sql stable
    begin atomic
      select coalesce(sum(remaining), 0)::integer
        from point_lot
       where member_id = of_member
         and remaining > 0
         and (expires_at is null or expires_at > koma_now());
    end;

  create function points_settle_expired(of_member uuid) returns integer
    language plpgsql as $$
    declare
      due record;
      transaction_id uuid;
      settled integer := 0;
    begin
      perform points_lock(of_member);
      for due in
        select id, remaining, expires_at
          from point_lot
         where member_id = of_member
           and remaining > 0
           and expires_at <= koma_now()
         order by expires_at, id
      loop
        transaction_id := koma_uuid7();
        update point_lot set remaining = 0 where id = due.id;
        insert into point_transaction (id, member_id, kind, cause, points, balance, at)
        values (transaction_id, of_member, 'due_deduction', 'expiry:' || due.id, -due.remaining,
                points_held(of_member), due.expires_at);
        insert into point_entry (transaction_id, position, account, member_id, lot_id, points)
        values (transaction_id, 1, 'member.reward', of_member, due.id, -due.remaining),
               (transaction_id, 2, 'centre.expired', null, null, due.remaining);
        settled := settled + due.remaining;
      end loop;
      return settled;
    end $$;
  comment on function points_settle_expired is 'Deducts the expired remainders, each lot once; gives the points deducted';
`

const granting = sql`
  create function points_grant(
    of_member uuid, of_source text, amount integer, until timestamptz,
    of_kind text, from_account text, of_cause text, of_note jsonb
  ) returns integer
    language plpgsql as $$
    declare
      new_transaction uuid := koma_uuid7();
      new_lot uuid := koma_uuid7();
      new_balance integer;
    begin
      perform points_settle_expired(of_member);
      new_balance := points_held(of_member) + amount;
      insert into point_transaction (id, member_id, kind, cause, points, balance, expires_at, note)
      values (new_transaction, of_member, of_kind, of_cause, amount, new_balance, until, of_note)
      on conflict on constraint point_transaction__one_cause do nothing;
      if not found then
        return null;
      end if;
      insert into point_lot (id, member_id, source, granted, remaining, expires_at)
      values (new_lot, of_member, of_source, amount, amount, until);
      insert into point_entry (transaction_id, position, account, member_id, lot_id, points)
      values (new_transaction, 1, 'member.' || of_source, of_member, new_lot, amount),
             (new_transaction, 2, from_account, null, null, -amount);
      return new_balance;
    end $$;
  comment on function points_grant is 'A new lot; gives the balance, or null when this cause has already granted';
`

const spending = sql`
  create function points_spend(
    of_member uuid, amount integer, of_kind text, to_account text, of_cause text, of_note jsonb
  ) returns integer
    language plpgsql as $$
    declare
      new_transaction uuid := koma_uuid7();
      held integer;
    begin
      perform points_settle_expired(of_member);
      held := points_held(of_member);
      if held < amount then
        return null;
      end if;
      insert into point_transaction (id, member_id, kind, cause, points, balance, note)
      values (new_transaction, of_member, of_kind, of_cause, -amount, held - amount, of_note);
      with queue as (
        select id, source, remaining,
               sum(remaining) over (
                 order by source = 'purchased', expires_at nulls last, granted_at, id
               ) - remaining as before
          from point_lot
         where member_id = of_member
           and remaining > 0
      ),
      take as (
        select id, source, least(remaining, amount - before)::integer as points,
               row_number() over (order by before)::smallint as position
          from queue
         where before < amount
      ),
      taken as (
        update point_lot
           set remaining = point_lot.remaining - take.points
          from take
         where point_lot.id = take.id
      )
      insert into point_entry (transaction_id, position, account, member_id, lot_id, points)
      select new_transaction, position, 'member.' || source, of_member, id, -points
        from take
      union all
      select new_transaction, 0, to_account, null, null, amount;
      return held - amount;
    end $$;
  comment on function points_spend is
    'Takes reward lots first, soonest to expire first, then purchased ones, oldest first; gives the balance, or null when it is not enough';
`

const givingBack = sql`
  create function points_give_back(
    of_member uuid, spent_cause text, of_kind text, from_account text, of_cause text, days_restored integer, of_note jsonb
  ) returns integer
    language plpgsql as $$
    declare
      new_transaction uuid := koma_uuid7();
      spent record;
      home uuid;
      homes uuid[] := '{}';
      accounts text[] := '{}';
      amounts integer[] := '{}';
      total integer;
      held integer;
    begin
      perform points_settle_expired(of_member);
      held := points_held(of_member);
      select -points into strict total
        from point_transaction
       where cause = spent_cause
         and member_id = of_member;
      insert into point_transaction (id, member_id, kind, cause, points, balance, note)
      values (new_transaction, of_member, of_kind, of_cause, total, held + total, of_note);
      for spent in
        select entry.lot_id, entry.account, -entry.points as points, lot.source, lot.expires_at
          from point_entry entry
          join point_transaction spending on spending.id = entry.transaction_id
          join point_lot lot on lot.id = entry.lot_id
         where spending.cause = spent_cause
         order by entry.position
      loop
        if spent.expires_at is null or spent.expires_at > koma_now() then
          home := spent.lot_id;
          update point_lot set remaining = remaining + spent.points where id = home;
        else
          home := koma_uuid7();
          insert into point_lot (id, member_id, source, granted, remaining, expires_at, restores_lot_id)
          values (home, of_member, spent.source, spent.points, spent.points,
                  koma_now() + make_interval(days => days_restored), spent.lot_id);
        end if;
        homes := homes || home;
        accounts := accounts || spent.account;
        amounts := amounts || spent.points;
      end loop;
      insert into point_entry (transaction_id, position, account, member_id, lot_id, points)
      select new_transaction, back.position, back.account, of_member, back.home, back.points
        from unnest(homes, accounts, amounts) with ordinality as back (home, account, points, position)
      union all
      select new_transaction, 0, from_account, null, null, -total;
      return held + total;
    end $$;
  comment on function points_give_back is
    'Returns what one cause spent to its very lots; what came from an expired lot lives on in a new one';
`
