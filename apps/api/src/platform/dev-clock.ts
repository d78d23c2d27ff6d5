import { parseTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './db.ts'

/** The years that the demo's clock may stand in; every rule about dates is tested within them. */
const yearEarliest = 2000
const yearLatest = 2199

/** How far the clock may run ahead of the server's, or behind it (seconds): about 30 years back, 170 ahead. */
const offsetSecondsMin = -900_000_000
const offsetSecondsMax = 5_400_000_000

const zNow = z.string('field.datetime').transform((text, context) => {
  const instant = parseTaipeiDateTime(text)
  const year = instant?.getUTCFullYear() ?? 0
  if (instant && year >= yearEarliest && year <= yearLatest) return instant
  context.addIssue({ code: 'custom', message: 'field.datetime' })
  return z.NEVER
})

/** Exactly one of them: what the time is now, or how far it runs ahead of the server's clock. */
export const zMoveClock = z
  .strictObject({
    now: zNow.optional(),
    offset_s: z
      .int('field.number')
      .min(offsetSecondsMin, 'field.number')
      .max(offsetSecondsMax, 'field.number')
      .optional(),
  })
  .refine(({ now, offset_s: offset }) => (now === undefined) !== (offset === undefined), {
    path: ['now'],
    message: 'field.exactly_one_time',
  })

export type MoveClock = z.output<typeof zMoveClock>

/** Moves the product's clock of every process, forward or back; it goes on from there. Only for demo and tests. */
export async function moveClock(
  db: Db,
  to: MoveClock,
): Promise<{ readonly now: Date; readonly offsetSeconds: number }> {
  const shift =
    to.now === undefined ? sql`make_interval(secs => ${to.offset_s ?? 0})` : sql`${to.now}::timestamptz - now()`
  const { rows } = await sql<{ now: Date; offset: number }>`
    with moved as (
      update app_clock
         set shift = ${shift}
      returning shift
    )
    select now() + shift as now,
           round(extract(epoch from shift))::float as offset,
           pg_notify('koma_changed', '*')
      from moved`.execute(db)
  const { now, offset } = rows[0]!
  return { now, offsetSeconds: offset }
}
