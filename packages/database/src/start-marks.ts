import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './schema.generated.ts'

/** What a start has done to this database, kept among the settings so that the next start can tell. */
export type StartMark = 'start.reference' | 'start.demo' | 'start.content' | `start.demo_day.${string}`

/** Any number that no other advisory lock of the product uses. */
const startLock = 20_261_121

/** The marks are no dated settings: each has one row, valid from before the product. */
const markedFrom = '2000-01-01T00:00:00+08'

/** What was marked, or undefined when that has not been done yet. */
export async function markOf(db: Kysely<Database>, mark: StartMark): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select value
      from setting
     where key = ${mark}
       and valid_from = ${markedFrom}`.execute(db)
  return rows[0]?.value
}

/** Marks it in the transaction that does it: either both stay or neither. */
export async function setMark(tx: Transaction<Database>, mark: StartMark, value: string): Promise<void> {
  await sql`
    insert into setting (key, valid_from, value)
    values (${mark}, ${markedFrom}, to_jsonb(${value}::text))
    on conflict on constraint setting__identity do update set value = excluded.value`.execute(tx)
}

/** Lets processes that start at the same time fill the database one after the other; until the end of the transaction. */
export async function waitForOtherStarts(tx: Transaction<Database>): Promise<void> {
  await sql`set local lock_timeout = '2min'`.execute(tx)
  await sql`select pg_advisory_xact_lock(${startLock}::bigint)`.execute(tx)
}
