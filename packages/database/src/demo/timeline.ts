import type { Instant } from '@koma/domain/taipei-time.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../schema.generated.ts'

export type Tx = Transaction<Database>

/** Something that somebody does in the demo's story, and when. */
export interface Deed {
  readonly at: Instant
  act(tx: Tx): Promise<unknown>
}

/**
 * Does what has happened by `now`, in the order of time, each with the product's clock set to its own instant: so records,
 * histories and points carry the times that they would, and every rule of the database judges as it would have then.
 * What lies ahead is left undone. The moved clock is seen by this transaction alone and is put back at the end.
 */
export async function perform(tx: Tx, deeds: readonly Deed[], now: Instant): Promise<void> {
  const shift = await shiftNow(tx)
  const done = deeds.filter(({ at }) => at <= now).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const deed of done) {
    await sql`update app_clock set shift = ${deed.at}::timestamptz - now()`.execute(tx)
    await deed.act(tx)
  }
  await sql`update app_clock set shift = ${shift}::interval`.execute(tx)
}

/** The product's clock. */
export async function clockNow(tx: Tx): Promise<Instant> {
  const { rows } = await sql<{ now: Date }>`select koma_now() as now`.execute(tx)
  return rows[0]!.now
}

async function shiftNow(tx: Tx): Promise<string> {
  const { rows } = await sql<{ shift: string }>`
    select shift::text as shift
      from app_clock
       for update`.execute(tx)
  return rows[0]!.shift
}
