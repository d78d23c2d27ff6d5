import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountApi } from '../platform/api-scope.ts'
import { refuse } from '../platform/refusal.ts'
import { insistOnDescribedCodes } from './described-codes.ts'
import { testDatabase, type TestDatabase } from './platform-app.ts'
import { testDeps } from './test-deps.ts'

let database: TestDatabase
const app = Fastify()

beforeAll(async () => {
  database = await testDatabase()
  insistOnDescribedCodes(app)
  await mountApi(app, await testDeps(database.db), (scope) => {
    const common = { method: 'GET', schema: { tags: ['test'], summary: 'A panel' } } as const
    scope.route({
      ...common,
      url: '/named',
      config: { gate: 'public', refusals: ['rent.state'] },
      handler: (request, reply) => refuse(request, reply, 'rent.state'),
    })
    scope.route({
      ...common,
      url: '/unnamed',
      config: { gate: 'public' },
      handler: (request, reply) => refuse(request, reply, 'rent.state'),
    })
  })
})

afterAll(async () => {
  await app.close()
  await database.close()
})

test('a refusal that the description names is answered', async () => {
  expect((await app.inject('/api/named')).statusCode).toBe(409)
})

test('negative control: one that it does not name breaks the test that provokes it', async () => {
  expect((await app.inject('/api/unnamed')).statusCode).toBe(500)
})

test('paths without an operation are left alone', async () => {
  expect((await app.inject('/api/nowhere')).statusCode).toBe(404)
  expect((await app.inject({ method: 'DELETE', url: '/api/named' })).statusCode).toBe(405)
})
