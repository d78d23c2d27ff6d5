import { addDays, taipeiDate, taipeiDateOf, type Instant, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql, type Kysely } from 'kysely'
import { slideActivities } from '../content/slide-activities.ts'
import type { Database } from '../schema.generated.ts'
import { markOf, waitForOtherStarts } from '../start-marks.ts'
import { readHouse } from './house.ts'
import { daysAhead, isDemoLoaded, markDay, settleRents } from './load-demo.ts'
import { demoPeriodCause } from './load-people.ts'
import { openDaysFrom, openingAround } from './open-days.ts'
import { demoMemberList, regularList } from './regulars.ts'
import { dailyBookings, dailyDeskWork, type Stage } from './story.ts'
import { clockNow, perform, type Tx } from './timeline.ts'

/**
 * Brings the demo to the present: the daily bookings of today and of the next open day, each day's once, what the desk has
 * done by now, memberships that end as far ahead as on the first day, and a programme that goes on. What people have done
 * in the demo stays. Does nothing where there is no demo.
 */
export async function refreshDemo(db: Kysely<Database>): Promise<void> {
  if (!(await isDemoLoaded(db))) return
  await db.transaction().execute(async (tx) => {
    await waitForOtherStarts(tx)
    const now = await clockNow(tx)
    const today = taipeiDateOf(now)
    await moveMemberships(tx, today)
    await slideActivities(tx, today)
    const stage: Stage = { house: await readHouse(tx), rules: await openingAround(tx, today), now }
    const fresh = await daysWithoutBookings(tx, stage, today)
    const movedAt = await lastMovements(tx)
    const deeds = [
      ...fresh.flatMap((date) => dailyBookings(stage, date, (who) => movedAt.get(who))),
      ...new Set([...fresh, ...(await unfinishedDays(tx, now))]).values().flatMap((date) => dailyDeskWork(stage, date)),
    ]
    await perform(tx, deeds, now)
    await settleRents(tx)
    for (const date of fresh) await markDay(tx, date)
  })
}

/** Membership periods slide along with the days; one that has ended, or that somebody has changed or extended, stays. */
async function moveMemberships(tx: Tx, today: TaipeiDate) {
  for (const { username, membership } of demoMemberList) {
    if (!membership || membership.endsInDays < 0) continue
    const endsOn = addDays(today, membership.endsInDays)
    await sql`
      with moved as (
        update membership_period moving
           set starts_on = ${addDays(today, -membership.startedDaysAgo)},
               ends_on = ${endsOn}
          from member
         where moving.cause = ${demoPeriodCause(username)}
           and moving.ends_on < ${endsOn}
           and moving.withdrawn_at is null
           and member.id = moving.member_id
           and member.class = moving.class
           and not exists (
             select from membership_period later
              where later.member_id = moving.member_id
                and later.class = moving.class
                and later.id <> moving.id)
        returning moving.member_id, moving.starts_on, moving.ends_on
      )
      update member
         set membership_started_on = moved.starts_on,
             membership_ends_on = moved.ends_on
        from moved
       where member.id = moved.member_id`.execute(tx)
  }
}

async function daysWithoutBookings(tx: Tx, { rules }: Stage, today: TaipeiDate): Promise<TaipeiDate[]> {
  const days: TaipeiDate[] = []
  for (const date of openDaysFrom(rules, today, daysAhead))
    if ((await markOf(tx, `start.demo_day.${date}`)) === undefined) days.push(date)
  return days
}

/** Days up to today on which the desk is not done with a daily guest. */
async function unfinishedDays(tx: Tx, now: Instant): Promise<TaipeiDate[]> {
  const { rows } = await sql<{ date: string }>`
    select distinct (rent.starts_at at time zone 'Asia/Taipei')::date as date
      from rent
      join member on member.id = rent.member_id
     where member.username = any(${regularList.map(({ username }) => username)})
       and rent.status in ('booked', 'lending')
       and rent.starts_at <= ${now}
     order by date`.execute(tx)
  return rows.map(({ date }) => taipeiDate(date))
}

/** When each daily guest's points last moved: the record of points never runs backwards. */
async function lastMovements(tx: Tx): Promise<ReadonlyMap<string, Instant>> {
  const { rows } = await sql<{ username: string; at: Date }>`
    select member.username,
           max(point_transaction.at) as at
      from point_transaction
      join member on member.id = point_transaction.member_id
     where member.username = any(${regularList.map(({ username }) => username)})
     group by member.username`.execute(tx)
  return new Map(rows.map(({ username, at }) => [username, at]))
}
