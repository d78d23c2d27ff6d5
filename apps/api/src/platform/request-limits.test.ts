import { openDatabase } from '@koma/database/open.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { platformApp, testDatabase, type TestDatabase } from '../testing/platform-app.ts'
import type { ApiApp } from './api-app.ts'

const limits = {
  read: { name: 'api.read', max: 1_000, seconds: 60 },
  write: { name: 'api.write', max: 50, seconds: 60 },
  leaseTurns: 100,
}

let database: TestDatabase
let servers: FastifyInstance[] = []

beforeAll(async () => {
  database = await testDatabase()
})

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
  servers = []
  await sql`truncate rate_limit`.execute(database.db)
})

afterAll(() => database.close())

test('of 2,000 reads of one address at two processes exactly the limit is answered, the others get 429', async () => {
  await start(2)
  const answers = await Promise.all(Array.from({ length: 2_000 }, (_, at) => get(at % 2, '203.0.113.9')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(limits.read.max)

  const refused = answers.find(({ statusCode }) => statusCode === 429)!
  expect(refused.json()).toMatchObject({ code: 'rate.limited', message: '看太快啦，休息一下吧！' })
  const retryAfter = Number(refused.headers['retry-after'])
  expect(retryAfter).toBeGreaterThanOrEqual(1)
  expect(retryAfter).toBeLessThanOrEqual(limits.read.seconds)
})

test('negative control: with limits off all 2,000 are answered', async () => {
  servers = [await platformApp(database.db, addRoutes, { deps: { config: { ...config, rateLimits: false } }, limits })]
  const answers = await Promise.all(Array.from({ length: 2_000 }, () => get(0, '203.0.113.9')))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
})

test('writes are counted one by one across processes, and another address is not touched', async () => {
  await start(2)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => post(at % 2, '203.0.113.9')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(limits.write.max)
  expect((await post(0, '203.0.113.10')).statusCode).toBe(200)
  expect((await get(0, '203.0.113.9')).statusCode).toBe(200)
})

test('a thousand addresses of one IPv6 network are one reader', async () => {
  await start(1)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => post(0, `2001:db8:5:6::${(at + 1).toString(16)}`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(limits.write.max)
})

test('a hundred reads cost one statement of counting', async () => {
  await start(1)
  for (let read = 0; read < limits.leaseTurns; read++) await get(0, '203.0.113.9')
  const { rows } = await sql<{ taken: number }>`select taken from rate_limit`.execute(database.db)
  expect(rows).toEqual([{ taken: limits.leaseTurns }])
})

test('what is in memory is still read while the database does not answer; writes are refused as unavailable', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nowhere')
  servers = [await platformApp(database.db, addRoutes, { deps: { db: away }, limits })]
  expect((await get(0, '203.0.113.9')).statusCode).toBe(200)
  const refused = await post(0, '203.0.113.9')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  await away.destroy()
})

const config = { publicUrl: 'https://koma.example', allowedOrigins: [], demo: true, rateLimits: true }

async function start(count: number) {
  const pools = Array.from({ length: count }, () => database.anotherPool())
  servers = await Promise.all(pools.map((db) => platformApp(db, addRoutes, { limits })))
}

function addRoutes(app: ApiApp) {
  app.route({ method: 'GET', url: '/panel', config: { gate: 'public' }, handler: async () => ({ ok: true }) })
  app.route({ method: 'POST', url: '/panel', config: { gate: 'public' }, handler: async () => ({ ok: true }) })
}

const get = (server: number, remoteAddress: string) =>
  servers[server]!.inject({ method: 'GET', url: '/api/panel', remoteAddress })

const post = (server: number, remoteAddress: string) =>
  servers[server]!.inject({ method: 'POST', url: '/api/panel', remoteAddress, payload: {} })
