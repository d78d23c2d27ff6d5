import { errorStatuses, type ErrorCode } from '@koma/contract/errors.ts'
import { languages } from '@koma/domain/languages.ts'
import fc from 'fast-check'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiOf } from './platform/openapi.ts'
import { accountFaults, noFaults } from './testing/account-faults.ts'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import { hostileRequests, type Dictionary, type HostileRequest } from './testing/hostile-requests.ts'
import { marker } from './testing/hostile-values.ts'
import { testPassword } from './testing/member-factory.ts'
import { someplace } from './testing/registration-factory.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

/** Source: docs/guarantees.md I-51 (100,000 nightly: FUZZ_REQUESTS=100000). */
const requestsWanted = Number(process.env['FUZZ_REQUESTS'] ?? 20_000)
const atOnce = 8
const minutesMax = Math.max(4, requestsWanted / 5_000)

let api: TestApi
let dictionary: Dictionary
/** A live token for each caller; a new one when the last may have been signed out. */
const sessions = new Map<string, () => Promise<string | undefined>>()
const tokens = new Map<string, string | undefined>()

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
  await someplace(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  for (const id of [1, 2]) await deviceWith(api.db, { id, seats: 3 })
  const creator = await api.memberWith({ class: 'creator', points: 1_000_000 })
  const general = await api.memberWith({ points: 90, purchasedPoints: 30 })
  const fresh = await api.memberWith({ activated: false })
  const book = { device_id: 1, starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-24 11:00:00', agree: true }
  const { body: rent } = await api.call('POST /rent/apply', { token: general.token, body: book })

  const finance = await api.staffWith('finance')
  const { body: adjustment } = await api.call(`POST /staff/members/${general.id}/adjust`, {
    token: finance.token,
    body: { points: 5_000, reason: '補點' },
  })
  await api.call('POST /member/register/sms', { body: { mobile: '0966000111' } })
  const [message] = await api.db.selectFrom('message').select('id').execute()

  sessions.set('nobody', async () => undefined).set('somebody', async () => 'x'.repeat(43))
  for (const [name, one] of Object.entries({ creator, general, fresh })) {
    sessions.set(name, async () => (await api.sessionOf(one)).token)
  }
  for (const role of ['admin', 'finance', 'desk', 'auditor'] as const)
    sessions.set(role, async () => (await api.staffWith(role)).token)
  for (const [name, make] of sessions) tokens.set(name, await make())
  dictionary = meaningful(
    [rent.id, creator.id, general.id, adjustment.id, message!.id, '00000000-0000-7000-8000-000000000000'],
    general,
    creator.refreshToken,
  )
})
afterAll(() => api.close())

function meaningful(
  ids: readonly string[],
  member: { username: string; email: string; mobile: string },
  refresh: string,
): Dictionary {
  // Most pairs of them make an open time, so that bookings happen.
  const starts = ['2026-11-24 10:00:00', '2026-11-24 11:00:00', '2026-11-25 10:00:00', '2026-11-25 20:00:00']
  const ends = ['2026-11-25 21:00:00', '2026-11-26 11:00:00', '2026-11-24 12:00:00', '2026-12-31 23:59:59']
  const dates = ['2026-11-20', '2026-11-24', '2027-01-31', '1999-09-09', '2026-02-30']
  return {
    id: [...ids, 1, 2, '3'],
    device_id: [1, 2, '1'], seat_id: [101, 102, 201], seat: [101, 201], type: ['general', 'creator', 0, 1],
    starts_at: starts, ends_at: ends, from: dates, to: dates, date: dates, birthday: dates,
    agree: [true, 'on'], guardian_agree: [true], grant_type: ['password', 'refresh_token'], refresh_token: [refresh, 'none'],
    username: [member.username, 'newcomer77'], email: [member.email, 'new@example.com'], mobile: [member.mobile, '0912345678'],
    password: [testPassword, 'inkpot 77 wells'], password_confirmation: [testPassword, 'inkpot 77 wells'], sms_code: ['123456'], totp: ['123456'],
    name: ['新讀者'], gender: ['female', 'other'], addr_city: ['tpe'], addr_district: ['103-datong'], job: ['student'], code: ['none'],
    points: [5, -5, 5_000, '7'], reason: ['補點'], source: ['purchased', 'reward'], note: ['註記'], q: ['讀者', 'a'], page: [1, 2], per_page: [1, 100],
    status: ['booked', 'waiting', 'queued'], sort: ['username'], order: ['asc'], action: ['points.adjust'], actor: ['admin'], subject_id: ids, kind: ['rent'],
  } // prettier-ignore
}

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
    const { requests, operations } = hostileRequests(await openApiOf(api.app), dictionary, [...sessions.keys()])
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
    expect(understood.length).toBeGreaterThan(operations.length * 0.7)
    expect(statuses.get('POST /rent/apply')).toContain(201)
  },
  minutesMax * 60_000,
)

test('negative control: a handler that trusts a date is found among few requests', async () => {
  const trusting = Fastify()
  const handler = async ({ query }: FastifyRequest) => new Date((query as { from: string }).from).toISOString()
  trusting.route({ method: 'GET', url: '/api/day', handler })
  const document = { paths: { '/day': { get: { parameters: [{ name: 'from', in: 'query' }], responses: {} } } } }
  const { requests } = hostileRequests({ ...(await openApiOf(api.app)), ...document }, dictionary, ['nobody'])
  const answers = await Promise.all(fc.sample(requests, 200).map(({ url }) => trusting.inject(url)))
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(answers.some(({ statusCode }) => statusCode === 500)).toBe(true)
})
