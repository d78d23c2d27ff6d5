import { sql, type Kysely } from 'kysely'

/** What one person moves alone of a member's points is limited by the day, however often it is done. Decision: points */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index point_adjustment__alone
      on point_adjustment (requested_by, member_id, created_at)
      where status = 'applied' and decided_by is null;

    create function points_adjusted_alone(by_staff uuid, of_member uuid) returns integer
      language sql stable
      begin atomic
        select coalesce(sum(abs(points)), 0)::integer
          from point_adjustment
         where requested_by = by_staff
           and member_id = of_member
           and status = 'applied'
           and decided_by is null
           and created_at >= koma_today()::timestamp at time zone 'Asia/Taipei';
      end;
    comment on function points_adjusted_alone is
      'What one person has moved of a member''s points today without a second, given and taken added up';

    create function refuse_alone_over_limit() returns trigger
      language plpgsql as $$
      begin
        if new.status <> 'applied' or new.decided_by is not null then
          return new;
        end if;
        perform points_lock(new.member_id);
        if points_adjusted_alone(new.requested_by, new.member_id) + abs(new.points)
             > (koma_setting('points.adjustment_alone_max'))::integer then
          raise exception 'more points than one person may adjust on a day'
            using errcode = 'check_violation', constraint = 'point_adjustment__alone_within_limit',
                  table = 'point_adjustment';
        end if;
        return new;
      end $$;
    create trigger point_adjustment__alone_within_limit
      before insert on point_adjustment
      for each row execute function refuse_alone_over_limit();

    create function refuse_applying_alone() returns trigger
      language plpgsql as $$
      begin
        raise exception 'what waits for a second person is applied by one'
          using errcode = 'check_violation', constraint = 'point_adjustment__second_decides', table = 'point_adjustment';
      end $$;
    create trigger point_adjustment__second_decides
      before update on point_adjustment
      for each row when (old.status = 'waiting' and new.status = 'applied' and new.decided_by is null)
      execute function refuse_applying_alone();
  `.execute(db)
}
