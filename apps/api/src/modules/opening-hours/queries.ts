import type { OpeningRules } from '@koma/domain/opening-hours.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import { holidayCalendarOf, type CalendarDay, type HolidayCalendar } from '@koma/domain/working-days.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export interface Holiday {
  readonly date: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

/** The opening rules that touch the days from `from` to `to`, both included: each day is read by the row of its own day. */
export async function openingRules(db: Db | Tx, from: TaipeiDate, to: TaipeiDate): Promise<OpeningRules> {
  const { rows } = await sql<{ rules: OpeningRules }>`
    select json_build_object(
             'weekly', (
               select coalesce(json_agg(line order by line.weekday), '[]')
                 from (
                   select distinct on (weekday)
                          weekday,
                          to_char(opens, 'HH24:MI') as opens,
                          to_char(closes, 'HH24:MI') as closes
                     from opening_hours
                    where valid_from <= ${from}
                    order by weekday, valid_from desc
                 ) line
                where line.opens is not null),
             'weeklyLater', (
               select coalesce(json_agg(later order by later."validFrom"), '[]')
                 from (
                   select weekday,
                          valid_from as "validFrom",
                          case
                            when opens is not null then
                              json_build_object('opens', to_char(opens, 'HH24:MI'), 'closes', to_char(closes, 'HH24:MI'))
                          end as hours
                     from opening_hours
                    where valid_from > ${from}
                      and valid_from <= ${to}
                 ) later),
             'closures', (
               select coalesce(json_agg(day order by day.date), '[]')
                 from (
                   select date, reason_zh, reason_ja, reason_en
                     from closure
                    where date between ${from} and ${to}
                 ) day),
             'specialDays', (
               select coalesce(json_agg(day order by day.date), '[]')
                 from (
                   select date,
                          to_char(opens, 'HH24:MI') as opens,
                          to_char(closes, 'HH24:MI') as closes,
                          reason_zh, reason_ja, reason_en
                     from special_day
                    where date between ${from} and ${to}
                 ) day)
           ) as rules`.execute(db)
  return rows[0]!.rules
}

/** Taiwan's days off from `from` to `to`, in order; make-up working days are left out. */
export async function holidaysBetween(db: Db, from: TaipeiDate, to: TaipeiDate): Promise<readonly Holiday[]> {
  return db
    .selectFrom('holiday')
    .select(['date', 'name_zh', 'name_ja', 'name_en'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('is_workday', '=', false)
    .orderBy('date')
    .execute()
}

/** Taiwan's calendar of working days, as far as it has been published. */
export async function workingCalendar(db: Db | Tx): Promise<HolidayCalendar> {
  const { rows } = await sql<CalendarDay>`
    select date, is_workday as "isWorkday"
      from holiday`.execute(db)
  return holidayCalendarOf(rows)
}
