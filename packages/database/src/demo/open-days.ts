import { isOpen, openingOf, type OpeningRules } from '@koma/domain/opening-hours.ts'
import { addDays, taipeiDate, type TaipeiDate, type Weekday } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { Tx } from './timeline.ts'

/** How far from today the demo's story may reach, both ways; an open day is never that far away. */
const horizonDays = 60

/** When the centre is open around `today` (so many days both ways), by the weekly hours that are valid on that day. */
export async function openingAround(tx: Tx, today: TaipeiDate, days = horizonDays): Promise<OpeningRules> {
  const [first, last] = [addDays(today, -days), addDays(today, days)]
  const weekly = await sql<{ weekday: Weekday; opens: string; closes: string }>`
    select weekday, opens, closes
      from (
        select distinct on (weekday)
               weekday,
               to_char(opens, 'HH24:MI') as opens,
               to_char(closes, 'HH24:MI') as closes
          from opening_hours
         where valid_from <= ${today}
         order by weekday, valid_from desc
      ) line
     where opens is not null`.execute(tx)
  const closures = await tx
    .selectFrom('closure')
    .select(['date', 'reason_zh'])
    .where('date', '>=', first)
    .where('date', '<=', last)
    .execute()
  const specialDays = await sql<{ date: string; opens: string; closes: string }>`
    select date,
           to_char(opens, 'HH24:MI') as opens,
           to_char(closes, 'HH24:MI') as closes
      from special_day
     where date between ${first} and ${last}`.execute(tx)
  return {
    weekly: weekly.rows,
    closures: closures.map((closure) => ({ ...closure, date: taipeiDate(closure.date) })),
    specialDays: specialDays.rows.map((day) => ({ ...day, date: taipeiDate(day.date) })),
  }
}

/** The next `count` open days, today the first of them when it is open; fewer when the centre stays closed. */
export const openDaysFrom = (rules: OpeningRules, today: TaipeiDate, count: number): TaipeiDate[] =>
  openDays(rules, today, 1).slice(0, count)

/** The `count` open days before today, latest first. */
export const openDaysBefore = (rules: OpeningRules, today: TaipeiDate, count: number): TaipeiDate[] =>
  openDays(rules, addDays(today, -1), -1).slice(0, count)

function openDays(rules: OpeningRules, first: TaipeiDate, step: 1 | -1): TaipeiDate[] {
  const days = Array.from({ length: horizonDays }, (_, index) => addDays(first, index * step))
  return days.filter((day) => isOpen(openingOf(rules, day)))
}
