import { sql, type Kysely } from 'kysely'
import { migrateToLatest } from '../migrate.ts'
import { openDatabase } from '../open.ts'

export interface FreshDatabase {
  readonly url: string
  /** Removes it, together with the connections that are left. */
  drop(): Promise<void>
}

/** Where the test run's server is and what its migrated database is called; global-setup.ts writes them. */
export const serverVariable = 'TEST_DATABASE_URL'
export const templateVariable = 'TEST_DATABASE_TEMPLATE'

const statementMsMax = 60_000

/** A migrated and otherwise empty database of the caller's own: a copy of the run's template, made in some 30 ms. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const [server, template] = [process.env[serverVariable], process.env[templateVariable]]
  if (!server || !template) throw new Error('No test server runs: start the tests through vitest.config.ts')
  const name = `koma_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer(server, (db) => sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db))
  return {
    url: urlOf(server, name),
    drop: () => dropDatabase(server, name),
  }
}

/** An empty database without a schema, for tests of the migrations themselves. */
export async function blankDatabase(): Promise<FreshDatabase> {
  const server = process.env[serverVariable]
  if (!server) throw new Error('No test server runs: start the tests through vitest.config.ts')
  const name = `koma_blank_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer(server, (db) => sql`create database ${sql.id(name)}`.execute(db))
  return { url: urlOf(server, name), drop: () => dropDatabase(server, name) }
}

/** Makes the database that `freshDatabase` copies, and returns its name. Nobody may stay connected to it. */
export async function createTemplate(server: string): Promise<string> {
  const name = `koma_template_${process.pid}_${Date.now()}`
  await onServer(server, (db) => sql`create database ${sql.id(name)}`.execute(db))
  const db = openDatabase(urlOf(server, name), { max: 1, statementTimeoutMs: statementMsMax })
  try {
    await migrateToLatest(db)
  } finally {
    await db.destroy()
  }
  return name
}

export async function dropDatabase(server: string, name: string) {
  await onServer(server, (db) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(db))
}

async function onServer(server: string, work: (db: Kysely<unknown>) => Promise<unknown>) {
  const db = openDatabase(server, { max: 1, statementTimeoutMs: statementMsMax })
  try {
    await work(db as unknown as Kysely<unknown>)
  } finally {
    await db.destroy()
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
