import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableHashes } from './testing/table-hashes.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

const variantsMin = 500
const nobodysId = '00000000-0000-7000-8000-000000000000'

/** Ten routes that want fields in their body; who may call them. */
const writes: readonly (readonly [route: string, who: 'nobody' | 'member' | 'staff'])[] = [
  ['POST /token', 'nobody'],
  ['POST /member', 'nobody'],
  ['POST /member/register/sms', 'nobody'],
  ['POST /member/check/registerd', 'nobody'],
  ['POST /member/verify', 'nobody'],
  ['POST /contact', 'nobody'],
  ['POST /rent/quote', 'member'],
  ['POST /rent/apply', 'member'],
  ['POST /staff/token', 'nobody'],
  [`POST /staff/members/${nobodysId}/adjust`, 'staff'],
]

/** What a body is, never one that a schema lets through. */
const invalidBody = '{"agree":true,"points":1.5}'

let api: TestApi
let tokens: Readonly<Record<'nobody' | 'member' | 'staff', string | undefined>>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  tokens = {
    nobody: undefined,
    member: (await api.memberWith({ points: 100 })).token,
    staff: (await api.staffWith('finance')).token,
  }
})
afterAll(() => api.close())

/** Ways to write a media type: other cases, blanks where none belong, parameters right and wrong. */
function contentTypes(): readonly string[] {
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
    'text/json',
    'application/xml',
    'application/problem+json',
    'application/jsonp',
    'application/json5',
    'application/*',
    '*/*',
    'application',
    '',
  ]
  const spelled = types.flatMap((type) => [
    type,
    type.toUpperCase(),
    ` ${type}`,
    `\t${type}`,
    type.replace('/', ' / '),
    type.replace('/', '/\t'),
  ])
  const tails = [
    '',
    ';',
    ' ',
    '\t',
    ' ;',
    '; charset=utf-8',
    ';charset="utf-8',
    ';=',
    ', text/plain',
    '\u00a0',
    ';charset=utf-7; charset=utf-8',
  ]
  return [...new Set(spelled.flatMap((type) => tails.map((tail) => type + tail)))]
}

/** The statuses that a content type got for a body that no schema lets through. */
async function statusesOf(
  app: FastifyInstance,
  route: string,
  token: string | undefined,
): Promise<Map<number, string[]>> {
  const [method, path] = route.split(' ') as ['POST', string]
  const statuses = new Map<number, string[]>()
  for (const type of contentTypes()) {
    const headers = { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const { statusCode } = await app.inject({ method, url: `/api${path}`, headers, payload: invalidBody })
    statuses.set(statusCode, [...(statuses.get(statusCode) ?? []), type])
  }
  return statuses
}

test('there are at least 500 ways to write a content type', () => {
  expect(contentTypes().length).toBeGreaterThanOrEqual(variantsMin)
})

test.each(writes)(
  '%s runs no handler on a body that was not validated, whatever type is claimed',
  async (route, who) => {
    const before = await tableHashes(api.db)
    const statuses = await statusesOf(api.app, route, tokens[who])
    expect([...statuses.keys()].toSorted()).toEqual([415, 422])
    expect(statuses.get(422)).toContain('application/json; charset=utf-8')
    expect(statuses.get(415)).toContain('text/plain')
    expect(await tableHashes(api.db)).toEqual(before)
  },
)

test('negative control: a schema that is bound to one content type lets others in unread', async () => {
  const app = Fastify()
  let unread = 0
  const schema = { body: { content: { 'application/json': { schema: { type: 'object', required: ['name'] } } } } }
  app.post('/api/write', { schema }, async () => ++unread)
  const statuses = await statusesOf(app, 'POST /write', undefined)
  expect(statuses.get(200)).toContain('text/plain')
  expect(unread).toBeGreaterThan(0)
})
