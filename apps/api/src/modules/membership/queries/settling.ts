import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Members whose spending of the time that counts could make them loyal, after `afterId` in the order of ids. */
export async function spendersAfter(db: Db, afterId: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id
      from point_transaction
     where member_id > ${afterId}
       and at >= koma_now() - make_interval(months => (koma_setting('loyal.spending_months'))::integer)
       and (kind = 'purchase' or (kind = 'rent' and points < 0))
     group by member_id
    having sum(abs(points)) >= (koma_setting('loyal.spending_min'))::integer
     order by member_id
     limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Grants what a member's spending has earned by now; a second time it finds nothing to do. */
export async function settleLoyalty(db: Db, memberId: string): Promise<void> {
  await sql`select loyalty_settle(${memberId})`.execute(db)
}

/** Shows on the rows of members what still runs after a higher class has ended; gives how many, at most `limit`. */
export async function showWhatRuns(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    select membership_refresh(id)
      from (
        select member.id
          from member
         where membership_ends_on < koma_today()
           and exists (
             select from membership_period period
              where period.member_id = member.id
                and period.withdrawn_at is null
                and koma_today() between period.starts_on and period.ends_on)
         order by member.id
         limit ${limit}
           for no key update skip locked
      ) due`.execute(db)
  return rows.length
}
