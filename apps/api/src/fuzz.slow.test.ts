import { errorStatuses, type ErrorCode } from '@koma/contract/errors.ts'
import { languages } from '@koma/domain/languages.ts'
import fc from 'fast-check'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiOf } from './platform/openapi.ts'
import { accountFaults, noFaults } from './testing/account-faults.ts'
import { fuzzHouse } from './testing/fuzz-house.ts'
import type { Dictionary } from './testing/hostile-fields.ts'
import { hostileRequests, type HostileRequest } from './testing/hostile-requests.ts'
import { marker } from './testing/hostile-values.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

/** Source: docs/guarantees.md I-51 (100,000 nightly: FUZZ_REQUESTS=100000). */
const requestsWanted = Number(process.env['FUZZ_REQUESTS'] ?? 20_000)
const atOnce = 8
/** The rest needs a code of a mail, a file or a provider, which chance does not bring. */
const understoodShare = 0.65
const minutesMax = Math.max(4, requestsWanted / 5_000)

let api: TestApi
let dictionary: Dictionary
const callers = {
  nobody: ['nobody'],
  stranger: ['somebody'],
  member: ['creator', 'general', 'fresh'],
  staff: ['admin', 'editor', 'finance', 'reviewer', 'desk', 'auditor'],
} as const
/** A live token for each caller; a new one when the last may have been signed out. */
const sessions = new Map<string, () => Promise<string | undefined>>()
const tokens = new Map<string, string | undefined>()

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  const house = await fuzzHouse(api)
  dictionary = house.dictionary
  sessions.set('nobody', async () => undefined).set('somebody', async () => 'x'.repeat(43))
  for (const name of callers.member) sessions.set(name, async () => (await api.sessionOf(house[name])).token)
  for (const role of callers.staff) sessions.set(role, async () => (await api.staffWith(role)).token)
  for (const [name, make] of sessions) tokens.set(name, await make())
})
afterAll(() => api.close())

async function send({ operation, method, url, caller, headers, payload }: HostileRequest) {
  const token = tokens.get(caller)
  const {
    statusCode,
    headers: answered,
    body,
  } = await api.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(payload === undefined ? {} : { payload }),
  })
  if (operation.startsWith('DELETE')) tokens.set(caller, await sessions.get(caller)!())
  return { status: statusCode, headers: answered, text: body, route: `${operation} by ${caller}` }
}

/** A clean answer: no accident of ours, errors of the catalogue in one of our languages, nothing repeated. */
function expectClean({ status, headers, text, route }: Awaited<ReturnType<typeof send>>) {
  expect(status, `${route}: ${text}${status < 500 ? '' : accidentOf(text)}`).toBeLessThan(500)
  if (status < 400) {
    if (text.startsWith('{')) expect(JSON.parse(text), route).not.toHaveProperty('code')
    return
  }
  const { code, message } = JSON.parse(text) as { code: ErrorCode; message: string }
  expect(errorStatuses[code], `${route}: ${code}`).toBe(status)
  expect(message.length, route).toBeGreaterThan(0)
  // An answer that is given again is in the language of whoever asked first.
  if (headers['idempotent-replayed'] !== 'true')
    expect(languages as readonly unknown[], route).toContain(headers['content-language'])
  expect(text, route).not.toContain(marker)
}

/** What the log says of an answer of 500. */
function accidentOf(text: string): string {
  const { request_id: id } = JSON.parse(text) as { request_id: string }
  return api.log.filter((line) => line.includes(id) && line.includes('"err"')).join('')
}

test(
  `${requestsWanted} hostile requests get clean answers, and the accounts still balance`,
  async () => {
    const { requests, operations } = hostileRequests(await openApiOf(api.app), dictionary, callers, [
      'POST /rent/apply',
    ])
    const statuses = new Map<string, Set<number>>(operations.map((name) => [name, new Set()]))
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: atOnce, maxLength: atOnce }), async (batch) => {
        const answers = await Promise.all(batch.map(send))
        answers.forEach((answer, index) => {
          expectClean(answer)
          statuses.get(batch[index]!.operation)!.add(answer.status)
        })
      }),
      { numRuns: Math.ceil(requestsWanted / atOnce) },
    )
    expect(await accountFaults(api.db)).toEqual(noFaults)
    expect(Object.prototype).not.toHaveProperty('admin')
    // They are not all turned away at the door: nearly every call was also understood.
    const understood = [...statuses].filter(([, seen]) => [...seen].some((status) => status < 400))
    expect(understood.length).toBeGreaterThan(operations.length * understoodShare)
    expect(statuses.get('POST /rent/apply')).toContain(201)
  },
  minutesMax * 60_000,
)

test('negative control: a handler that trusts a date is found among few requests', async () => {
  const trusting = Fastify()
  const handler = async ({ query }: FastifyRequest) => new Date((query as { from: string }).from).toISOString()
  trusting.route({ method: 'GET', url: '/api/day', handler })
  const document = { paths: { '/day': { get: { parameters: [{ name: 'from', in: 'query' }], responses: {} } } } }
  const { requests } = hostileRequests({ ...(await openApiOf(api.app)), ...document }, dictionary, callers)
  const answers = await Promise.all(fc.sample(requests, 200).map(({ url }) => trusting.inject(url)))
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(answers.some(({ statusCode }) => statusCode === 500)).toBe(true)
})
