import { addDays, daysBetween, taipeiDate, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { openingAround } from '../demo/open-days.ts'
import type { Tx } from '../demo/timeline.ts'
import { markOf } from '../start-marks.ts'
import { activityDays } from './activity-days.ts'
import { activityFacts, horizonDays, timesOf, type ActivityFacts } from './load-activities.ts'

/** Days after which an activity of the demo takes place again: weeks, so that it keeps its weekday. */
export const slideDays = 84

/** Days for which one that is over stays where it was: somebody looks up what has just been. */
export const restDays = 14

/**
 * Brings the programme of a demo that has run, or slept, for weeks to the present: what was to come or going on when it was
 * loaded takes place again twelve weeks later, once it has been over for a fortnight, with its registration and its class
 * days. What was over then stays over, and what staff have changed, called off or put into a room is theirs.
 */
export async function slideActivities(tx: Tx, today: TaipeiDate): Promise<void> {
  const mark = await markOf(tx, 'start.content')
  if (mark === undefined) return
  const loadedOn = taipeiDate(mark)
  const due = activityFacts().flatMap((facts) => {
    const laps = lapsOf(facts, loadedOn, today)
    return laps > 0 ? [{ facts, from: addDays(loadedOn, laps * slideDays) }] : []
  })
  if (due.length === 0) return
  const rules = await openingAround(tx, today, horizonDays)
  const times = JSON.stringify(due.map(({ facts, from }) => timesOf(facts, activityDays(facts, rules, from))))
  await move(tx, times, today)
}

/** How often an activity has come round: so often that it is not over for longer than the rest. */
export function lapsOf({ ends_day }: Pick<ActivityFacts, 'ends_day'>, loadedOn: TaipeiDate, today: TaipeiDate): number {
  if (ends_day < 0) return 0
  const over = daysBetween(addDays(loadedOn, ends_day), today)
  return Math.max(0, Math.ceil((over - restDays) / slideDays))
}

/** An activity that somebody has touched, and one that was put on again already, stay. */
async function move(tx: Tx, times: string, today: TaipeiDate) {
  await sql`
    with moving as (
      select content.id, timed.starts_at, timed.ends_at, timed.opens_at, timed.closes_at, timed.schedule
        from jsonb_to_recordset(${times}::jsonb)
          as timed (slug text, starts_at timestamptz, ends_at timestamptz, opens_at timestamptz, closes_at timestamptz,
                    schedule jsonb)
        join content on content.kind = 'activity' and content.slug = timed.slug
        join content_desk desk on desk.content_id = content.id and desk.draft_number is null
        join activity on activity.content_id = content.id
       where content.trashed_at is null
         and activity.cancelled_at is null
         and not activity.occupies_space
         and activity.ends_at < ${addDays(today, -restDays)}::timestamp at time zone 'Asia/Taipei'
         and activity.starts_at < timed.starts_at
    ),
    registered as (
      update activity_admission
         set opens_at = moving.opens_at,
             closes_at = moving.closes_at
        from moving
       where activity_admission.activity_id = moving.id
         and moving.opens_at is not null
    ),
    planned as (
      update activity_schedule line
         set starts_at = (timed.line ->> 'starts_at')::timestamptz,
             ends_at = (timed.line ->> 'ends_at')::timestamptz
        from moving
       cross join jsonb_array_elements(moving.schedule) with ordinality as timed (line, at)
       where line.activity_id = moving.id
         and line.position = timed.at
    )
    update activity
       set starts_at = moving.starts_at,
           ends_at = moving.ends_at
      from moving
     where activity.content_id = moving.id`.execute(tx)
}
