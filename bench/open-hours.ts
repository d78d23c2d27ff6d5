import { slotsOfDay } from '@koma/domain/rent-slots.ts'
import type { OpeningRules } from '@koma/domain/opening-hours.ts'
import { daysFromTo, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import type pg from 'pg'

/** The open hours of the days from `from` to `to`, by the rules that stand in the database. */
export async function openHoursBetween(pool: pg.Pool, from: TaipeiDate, to: TaipeiDate): Promise<Date[]> {
  const weekly = await pool.query<OpeningRules['weekly'][number]>(
    `select weekday, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes from opening_hours where opens is not null`,
  )
  const closures = await pool.query<{ date: TaipeiDate; reason_zh: string }>(
    `select date::text as date, reason_zh from closure`,
  )
  const rules: OpeningRules = { weekly: weekly.rows, closures: closures.rows, specialDays: [] }
  return daysFromTo(from, to).flatMap((day) => slotsOfDay(rules, day, 'hour').map(({ startsAt }) => startsAt))
}
