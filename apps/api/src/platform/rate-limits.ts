import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { Limit, LimitAnswer, Limits } from './limits.ts'

/** Counters in the database: they hold across processes and survive a restart. Source: docs/guarantees.md I-26, I-73 */
export function databaseLimits(db: Db, enabled: boolean): Limits {
  if (!enabled) return { take: async () => ({ ok: true }), giveBack: async () => {} }
  return {
    async take(limit, key) {
      const turns = await takeTurns(db, limit, key, 1)
      return turns.ok ? { ok: true } : turns
    },
    async giveBack({ name }, key) {
      await sql`
        update rate_limit
           set taken = greatest(taken - 1, 0)
         where key = ${keyOf(name, key)}
           and window_ends_at > koma_now()`.execute(db)
    },
  }
}

/** Turns that were taken together, and how long their window still runs. */
export type TurnsAnswer = { readonly ok: true; readonly secondsLeft: number } | Extract<LimitAnswer, { ok: false }>

/** Longer than any statement may take with its waiting (see open.ts). */
const statementSecondsMax = 10

/**
 * Takes so many turns of a window at once, all or none, in one statement: the row's lock makes it atomic. The window
 * opens with its first turn. A refusal counts nothing, so that giving back a turn really frees one.
 */
export async function takeTurns(
  db: Db,
  { name, max, seconds }: Limit,
  key: string,
  turns: number,
): Promise<TurnsAnswer> {
  // A window that ends later than any can is from before somebody put the demo's clock back: it is over. Statements that
  // waited at the row for one begun after them see a window that ends a little later: that one is not.
  const isOver = sql`(counted.window_ends_at <= koma_now()
                       or counted.window_ends_at > excluded.window_ends_at + make_interval(secs => ${statementSecondsMax}))`
  const { rows } = await sql<{ taken: boolean; left: number | null }>`
    with attempt as (
      insert into rate_limit as counted (key, taken, window_ends_at)
      values (${keyOf(name, key)}, ${turns}, koma_now() + make_interval(secs => ${seconds}))
      on conflict (key) do update
         set taken = case when ${isOver} then excluded.taken else counted.taken + excluded.taken end,
             window_ends_at = case when ${isOver} then excluded.window_ends_at else counted.window_ends_at end
       where counted.taken + excluded.taken <= ${max}
          or ${isOver}
      returning window_ends_at
    )
    select exists (select from attempt) as taken,
           extract(epoch from coalesce(
             (select window_ends_at from attempt),
             (select window_ends_at from rate_limit where key = ${keyOf(name, key)})
           ) - koma_now())::float as left`.execute(db)
  const { taken, left } = rows[0]!
  if (taken) return { ok: true, secondsLeft: left ?? seconds }
  // The row is too new for this statement's view when its first turns were taken at this very moment.
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(Math.min(left ?? seconds, seconds))) }
}

/** Forgets the windows that are over; for the nightly clean-up. */
export async function forgetLimits(db: Db): Promise<void> {
  await sql`
    delete from rate_limit
     where window_ends_at <= koma_now()`.execute(db)
}

const keyOf = (name: string, key: string) => `${name}:${key}`
