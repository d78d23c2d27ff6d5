import { openDatabase, type OpenOptions } from '@koma/database/open.ts'
import { freshDatabase } from '@koma/database/testing/fresh-database.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ApiApp } from '../platform/api-app.ts'
import { mountApi } from '../platform/api-scope.ts'
import type { Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { uuid7 } from '../platform/ids.ts'
import type { RequestLimits } from '../platform/request-limits.ts'
import { testDeps } from './test-deps.ts'

export interface TestDatabase {
  readonly url: string
  readonly db: Db
  /** A pool of its own on the same database, as another process would have. */
  anotherPool(max?: number, options?: OpenOptions): Db
  /** Ends all pools and removes the database. */
  close(): Promise<void>
}

/** A migrated database with a pool, for tests below the routes. */
export async function testDatabase(connectionsMax = 10): Promise<TestDatabase> {
  const { url, drop } = await freshDatabase()
  const pools: Db[] = []
  function anotherPool(max = connectionsMax, options: OpenOptions = {}): Db {
    const db = openDatabase(url, { max, applicationName: 'koma-test', ...options })
    pools.push(db)
    return db
  }
  return {
    url,
    db: anotherPool(),
    anotherPool,
    async close() {
      await Promise.all(pools.map((db) => db.destroy()))
      await drop()
    },
  }
}

export interface PlatformOptions {
  readonly deps?: Partial<Deps>
  readonly limits?: RequestLimits
}

/** The conventions of the API around the test's own routes: `add` gets the scope of `/api`. */
export async function platformApp(
  db: Db,
  add: (app: ApiApp, deps: Deps) => void,
  options: PlatformOptions = {},
): Promise<FastifyInstance> {
  const deps = { ...(await testDeps(db)), ...options.deps }
  const root = Fastify({ genReqId: () => uuid7(), routerOptions: { maxParamLength: 500 } })
  await mountApi(root, deps, (app) => add(app, deps), options.limits)
  await root.ready()
  return root
}
