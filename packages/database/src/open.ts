import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.generated.ts'

const dateType = 1082
const bigintType = 20

// A date of the calendar is no instant: it stays the text 'YYYY-MM-DD' instead of midnight in the machine's zone.
pg.types.setTypeParser(dateType, (text) => text)
pg.types.setTypeParser(bigintType, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`bigint out of range: ${text}`)
  return value
})

/** Most time that one statement may take, and that it may wait for a lock (milliseconds). */
export const statementTimeoutMs = 5_000
export const lockTimeoutMs = 3_000

/** Most time to wait for a connection, a new one or one that others use (milliseconds). */
export const connectTimeoutMs = 3_000

export interface OpenOptions {
  /** Connections at most. */
  readonly max?: number
  readonly statementTimeoutMs?: number
  /** Longer where a test lets a hundred wait for one on a busy machine. */
  readonly lockTimeoutMs?: number
  readonly connectTimeoutMs?: number
  readonly applicationName?: string
}

/** A pool behind Kysely. Statements end by themselves: a hung database gives errors, not hanging requests. */
export function openDatabase(url: string, options: OpenOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    statement_timeout: options.statementTimeoutMs ?? statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs ?? lockTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: options.connectTimeoutMs ?? connectTimeoutMs,
    // One above the server's own limit: it answers first when it still can, the client gives up when it cannot.
    query_timeout: (options.statementTimeoutMs ?? statementTimeoutMs) + 1_000,
    application_name: options.applicationName ?? 'koma',
  })
  // An idle connection that breaks (a restart of the database) is replaced at the next use.
  pool.on('error', () => {})
  // One that breaks while a transaction thinks has no statement to fail: unheard, its error would end the process. The
  // transaction hears of it at its next statement.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
