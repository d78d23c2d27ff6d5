import { zId } from '@koma/contract/wire.ts'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { memberWith } from '../testing/member-factory.ts'
import { platformApp, testDatabase, type TestDatabase } from '../testing/platform-app.ts'
import { staffWith } from '../testing/staff-factory.ts'
import type { ApiApp } from './api-app.ts'
import { refuse } from './refusal.ts'

let database: TestDatabase
let app: FastifyInstance
let member: string
let newcomer: string
let editor: string
let runs = 0

beforeAll(async () => {
  database = await testDatabase()
  // Thousands of requests of one address follow.
  const config = { publicUrl: 'https://koma.example', allowedOrigins: [], demo: true, rateLimits: false }
  app = await platformApp(database.db, addRoutes, { deps: { config } })
  member = (await memberWith(database.db)).token
  newcomer = (await memberWith(database.db, { activated: false })).token
  editor = (await staffWith(database.db, 'editor')).token
})

afterAll(async () => {
  await app.close()
  await database.close()
})

describe('what does not exist', () => {
  test.each(['/api/nowhere', '/api/panel', '/api/panel/1/2', '/api', '/api/'])(
    '404 route.not_found: %s',
    async (url) => {
      const { statusCode, body } = await send({ url })
      expect([statusCode, body['code']]).toEqual([404, 'route.not_found'])
    },
  )

  test.each(['DELETE', 'POST', 'PATCH'] as const)('405 with Allow for %s', async (method) => {
    const { statusCode, body, headers } = await send({ method, url: '/api/panel/3' })
    expect([statusCode, body['code'], headers['allow']]).toEqual([405, 'route.method_not_allowed', 'GET, HEAD, PUT'])
  })

  test('a path that names no possible record is the same 404 as a missing one', async () => {
    expect((await send({ url: '/api/panel/abc' })).body['code']).toBe('record.not_found')
    expect((await send({ url: '/api/panel/3' })).statusCode).toBe(200)
  })
})

describe('the order of refusals', () => {
  const wrongType = { method: 'PUT', url: '/api/panel/3', type: 'text/plain', payload: 'ink' } as const

  test('401 comes before the body is read', async () => {
    const { statusCode, headers } = await send(wrongType)
    expect(statusCode).toBe(401)
    expect(headers['www-authenticate']).toBe('Bearer')
    expect((await send({ ...wrongType, token: 'x'.repeat(43) })).statusCode).toBe(401)
  })

  test('then 415, then 422, then 403, then 409', async () => {
    const put = { method: 'PUT', url: '/api/panel/3' } as const
    expect((await send({ ...wrongType, token: newcomer })).statusCode).toBe(415)
    expect((await send({ ...put, token: newcomer, payload: '{"ink":"black"}' })).statusCode).toBe(422)
    expect((await send({ ...put, token: newcomer, payload: '{"ink":1}' })).body['code']).toBe('member.not_activated')
    expect((await send({ ...put, token: member, payload: '{"ink":1}' })).statusCode).toBe(409)
  })

  test('a role without the permission is refused after the fields, with the one sentence of every 403', async () => {
    const post = { method: 'POST', url: '/api/desk', token: editor } as const
    expect((await send({ ...post, payload: '{}' })).statusCode).toBe(422)
    const { statusCode, body } = await send({ ...post, payload: '{"ink":1}' })
    expect([statusCode, body['code'], body['message']]).toEqual([403, 'auth.forbidden', '沒有權限執行此操作'])
  })

  test('400 for what is no JSON, 413 for too much of it', async () => {
    const put = { method: 'PUT', url: '/api/panel/3', token: member } as const
    expect((await send({ ...put, payload: '{"ink":' })).body['code']).toBe('request.malformed')
    expect((await send({ ...put, payload: `{"ink":"${'x'.repeat(1_048_576)}"}` })).body['code']).toBe('body.too_large')
  })

  test('500 tells nothing of what happened', async () => {
    const { statusCode, body } = await send({ url: '/api/broken' })
    expect([statusCode, body['code']]).toEqual([500, 'server.error'])
    expect(JSON.stringify(body)).not.toContain('spilt')
  })
})

describe('a content type', () => {
  const odd = fc.stringMatching(/^[ -~\t]{0,40}$/)
  const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', '*/*']
  const parts = [...types, '', ' ', '\t', ';', ',', '/', 'charset=utf-8', 'a'.repeat(300)]
  const variants = fc.oneof(
    odd,
    fc.array(fc.constantFrom(...parts), { maxLength: 4 }).map((some) => some.join('')),
  )

  test('500 variants: no handler sees a body that was not validated', async () => {
    await fc.assert(
      fc.asyncProperty(variants, async (type) => {
        runs = 0
        const { statusCode } = await send({ method: 'POST', url: '/api/open', type, payload: '{"ink":"not a number"}' })
        expect(runs).toBe(0)
        expect([400, 415, 422]).toContain(statusCode)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'APPLICATION/JSON',
  ])('JSON is read as %s', async (type) => {
    expect((await send({ method: 'POST', url: '/api/open', type, payload: '{"ink":1}' })).statusCode).toBe(200)
  })

  test('negative control: the same body with a number runs the handler', async () => {
    runs = 0
    await send({ method: 'POST', url: '/api/open', payload: '{"ink":1}' })
    expect(runs).toBe(1)
  })
})

describe('the language of a message', () => {
  test.each([
    [undefined, 'zh', '沒有這個功能'],
    ['*', 'zh', '沒有這個功能'],
    ['ja', 'ja', 'この機能はありません'],
    ['en-GB, ja;q=0.4', 'en', 'There is no such function'],
    ['fr, en;q=0.5', 'en', 'There is no such function'],
    ['fr', 'zh', '沒有這個功能'],
  ])('%s is answered in %s', async (header, language, message) => {
    const { headers, body } = await send({
      url: '/api/nowhere',
      ...(header ? { headers: { 'accept-language': header } } : {}),
    })
    expect(headers['content-language']).toBe(language)
    expect(body['message']).toBe(message)
  })

  test('10,000 random headers give one of the three, and nothing of the header comes back', async () => {
    const sentences = new Set(['沒有這個功能', 'この機能はありません', 'There is no such function'])
    const ranges = fc.stringMatching(/^[ -~]{0,60}$/).map((text) => `${text}canary<script>`)
    await fc.assert(
      fc.asyncProperty(ranges, async (header) => {
        const answer = await send({ url: '/api/nowhere', headers: { 'accept-language': header } })
        expect(sentences).toContain(answer.body['message'])
        expect(JSON.stringify([answer.headers, answer.body])).not.toContain('canary')
      }),
      { numRuns: 10_000 },
    )
  })
})

test('every answer names its request, and a caller cannot name it', async () => {
  const { headers, body } = await send({ url: '/api/nowhere', headers: { 'x-request-id': 'mine-12345678' } })
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/)
  expect(body['request_id']).toBe(headers['x-request-id'])
})

function addRoutes(scope: ApiApp) {
  const body = z.object({ ink: z.int('field.number') })
  const params = z.object({ id: zId })
  scope.route({
    method: 'GET',
    url: '/panel/:id',
    config: { gate: 'public', owner: 'everybody' },
    schema: { params },
    handler: async () => ({}),
  })
  scope.route({
    method: 'PUT',
    url: '/panel/:id',
    config: { gate: 'activated', owner: 'caller' },
    schema: { params, body },
    handler: (request, reply) => refuse(request, reply, 'rent.state'),
  })
  scope.route({
    method: 'POST',
    url: '/desk',
    config: { gate: { staff: 'rent.check_in' } },
    schema: { body },
    handler: async () => ({}),
  })
  scope.route({
    method: 'POST',
    url: '/open',
    config: { gate: 'public' },
    schema: { body },
    handler: async () => {
      runs++
      return {}
    },
  })
  scope.route({
    method: 'GET',
    url: '/broken',
    config: { gate: 'public' },
    handler: async () => Promise.reject(new Error('spilt ink')),
  })
}

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly token?: string
  readonly type?: string
  readonly payload?: string
  readonly headers?: Record<string, string>
}

async function send({ method = 'GET', url, token, type = 'application/json', payload, headers = {} }: Sent) {
  const answer = await app.inject({
    method,
    url,
    headers: {
      ...(payload === undefined ? {} : { 'content-type': type }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  return { statusCode: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() }
}
