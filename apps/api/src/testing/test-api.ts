import { openDatabase } from '@koma/database/open.ts'
import { patient } from './patient.ts'
import { freshDatabase } from '@koma/database/testing/fresh-database.ts'
import type { StaffRole } from '@koma/domain/staff-roles.ts'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { registerApi } from '../app.ts'
import type { Db } from '../platform/db.ts'
import type { ApiConfig, Deps } from '../platform/deps.ts'
import { uuid7 } from '../platform/ids.ts'
import { addressOptions } from '../platform/readable-address.ts'
import { insistOnDescribedCodes } from './described-codes.ts'
import { memberWith, sessionOf, type MemberTraits, type TestMember } from './member-factory.ts'
import { staffWith, type TestStaff } from './staff-factory.ts'
import { testDeps } from './test-deps.ts'

export interface Call {
  readonly token?: string | undefined
  /** An object goes as JSON; with `form` as a form. */
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** The caller's address. */
  readonly from?: string
}

export interface Answer<Body> {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** What came, byte for byte. */
  readonly text: string
  readonly body: Body
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly deps: Deps
  /** Every line of the log so far. */
  readonly log: readonly string[]
  /** Calls the API: `call('GET /member', { token })`. */
  call<Body = any>(route: string, call?: Call): Promise<Answer<Body>>
  close(): Promise<void>
}

export interface TestApi extends TestServer {
  readonly db: Db
  /** The address of the scratch database, for a second process or pool. */
  readonly databaseUrl: string
  memberWith(traits?: MemberTraits): Promise<TestMember>
  sessionOf(member: { readonly id: string }): Promise<{ sessionId: string; token: string; refreshToken: string }>
  staffWith(role: StaffRole, traits?: { username?: string; active?: boolean }): Promise<TestStaff>
  /** Moves the product's clock by seconds, for every process on this database. */
  moveClock(seconds: number): Promise<void>
  /** Sets the product's clock; it goes on from there. */
  setClock(to: Date): Promise<void>
  /**
   * A second process on the same database, of other `parts` where they are given; `close` of the first ends it too.
   * `prepare` sees it before its routes.
   */
  anotherServer(prepare?: (app: FastifyInstance) => void, parts?: Partial<Deps>): Promise<TestServer>
}

/** Several test files run at once on one server. */
const connectionsMax = 10

/** The whole API on a scratch database of its own, called in process. */
export async function testApi(config: Partial<ApiConfig> = {}, parts: Partial<Deps> = {}): Promise<TestApi> {
  const database = await freshDatabase()
  const first = await serverOn(database.url, config, parts)
  const others: TestServer[] = []
  const { db } = first.deps
  return {
    ...first,
    db,
    databaseUrl: database.url,
    memberWith: (traits) => memberWith(db, traits),
    sessionOf: ({ id }) => sessionOf(db, id),
    staffWith: (role, traits) => staffWith(db, role, traits),
    moveClock: (seconds) => shiftClock(db, sql`shift + make_interval(secs => ${seconds})`),
    setClock: (to) => shiftClock(db, sql`${to}::timestamptz - now()`),
    async anotherServer(prepare, other) {
      const server = await serverOn(database.url, config, { ...parts, ...other }, prepare)
      others.push(server)
      return server
    },
    async close() {
      for (const server of [...others, first]) await server.close()
      await database.drop()
    },
  }
}

/** One process: its own pool, secrets and server. */
async function serverOn(
  databaseUrl: string,
  config: Partial<ApiConfig>,
  parts: Partial<Deps>,
  prepare?: (app: FastifyInstance) => void,
): Promise<TestServer> {
  const db = openDatabase(databaseUrl, { max: connectionsMax, applicationName: 'koma-test', ...patient })
  const deps = { ...(await testDeps(db, config)), ...parts }
  const log: string[] = []
  const app = Fastify({
    logger: { level: 'trace', stream: { write: (line) => void log.push(line) } },
    // As the product does: codes stand in addresses, so it writes lines of its own about what was answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuid7(),
    ...addressOptions,
  })
  insistOnDescribedCodes(app)
  prepare?.(app)
  await registerApi(app, deps)
  await app.ready()
  return {
    app,
    deps,
    log,
    call: (route, call = {}) => inject(app, route, call),
    async close() {
      await app.close()
      await db.destroy()
    },
  }
}

async function shiftClock(db: Db, shift: ReturnType<typeof sql>) {
  await sql`
    update app_clock
       set shift = ${shift}`.execute(db)
}

async function inject<Body>(app: FastifyInstance, route: string, call: Call): Promise<Answer<Body>> {
  const [method, path] = route.split(' ') as ['GET', string]
  const response = await app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: call.from ?? '127.0.0.1',
    headers: {
      ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
      ...(call.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...call.headers,
    },
    ...(call.form ? { payload: new URLSearchParams(call.form).toString() } : {}),
    ...(call.body !== undefined ? { payload: call.body as object } : {}),
  })
  const text = response.body
  const isJson = (response.headers['content-type'] ?? '').includes('json')
  return {
    status: response.statusCode,
    headers: response.headers as Record<string, string>,
    text,
    body: (text && isJson ? JSON.parse(text) : null) as Body,
  }
}
