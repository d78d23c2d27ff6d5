import { sql, type Kysely } from 'kysely'

/**
 * What staff take back before it counts: whoever asked for an adjustment withdraws it, a check-in is undone for some
 * minutes; and a rejection says why. Decision: points; workstations and equipment
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await adjustments.execute(db)
  await checkIns.execute(db)
}

const adjustments = sql`
  alter table point_adjustment
    add column decision_note text,
    drop constraint point_adjustment__status,
    add constraint point_adjustment__status check (status in ('applied', 'waiting', 'rejected', 'withdrawn')),
    -- Nobody decides about what was withdrawn.
    add constraint point_adjustment__withdrawn_by_requester check (status <> 'withdrawn' or decided_by is null);
  comment on column point_adjustment.decision_note is 'Why it was rejected, for whoever asked; or what was noted with the approval';

  update point_adjustment adjustment
     set decision_note = coalesce(
           (select nullif(btrim(entry.after ->> 'note'), '')
              from audit_entry entry
             where entry.action = 'points.reject_adjustment'
               and entry.after ->> 'adjustment' = adjustment.id::text
             order by entry.id desc
             limit 1),
           '—')
   where status = 'rejected';
  alter table point_adjustment
    add constraint point_adjustment__rejected_why check (status <> 'rejected' or coalesce(decision_note, '') ~ '[^[:space:]]');

  create function refuse_deciding_again() returns trigger
    language plpgsql as $$
    begin
      raise exception 'this adjustment is no longer waiting'
        using errcode = 'check_violation', constraint = 'point_adjustment__decided_once', table = 'point_adjustment';
    end $$;
  create trigger point_adjustment__decided_once
    before update on point_adjustment
    for each row when (old.status <> 'waiting' and new.status <> old.status)
    execute function refuse_deciding_again();
`

const checkIns = sql`
  insert into setting (key, valid_from, value) values
    ('rent.check_in_undo_minutes', '2000-01-01', '15');

  create function refuse_check_in_change() returns trigger
    language plpgsql as $$
    begin
      if new.checked_in_at is not null then
        raise exception 'this booking is checked in already'
          using errcode = 'check_violation', constraint = 'rent__one_check_in', table = 'rent';
      end if;
      if new.status <> 'booked'
        or koma_now() > old.checked_in_at
                        + make_interval(mins => (koma_setting('rent.check_in_undo_minutes'))::integer) then
        raise exception 'this check-in can no longer be undone'
          using errcode = 'check_violation', constraint = 'rent__check_in_undone_in_time', table = 'rent';
      end if;
      return new;
    end $$;
  create trigger rent__one_check_in
    before update on rent
    for each row when (old.checked_in_at is not null and new.checked_in_at is distinct from old.checked_in_at)
    execute function refuse_check_in_change();
`
