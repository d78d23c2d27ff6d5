import { describe, expect, test, vi } from 'vitest'
import { fakeApi, refused } from '../testing/fake-api.ts'
import { provideAllWords } from '../server/provide-all-words.ts'
import { apiClient, requestTimeoutMs, type Renewal, type Tokens } from './api-client.ts'
import { calls } from './calls.ts'
import type { Transport } from './transport.ts'

provideAllWords()

const pair = { access_token: 'new', refresh_token: 'next', token_type: 'Bearer' as const, expires_in: 900 }

/** A jar that behaves as the session's: one exchange for all callers, a refused one empties it. */
function jar(access: string | undefined, refresh: string | undefined): Tokens & { access(): string | undefined } {
  let held = { access, refresh }
  let renewal: Promise<Renewal> | undefined
  return {
    access: () => held.access,
    refresh: () => held.refresh,
    forget: () => {
      held = { access: undefined, refresh: undefined }
    },
    renew: (exchange) =>
      (renewal ??= exchange(held.refresh ?? '').then((result) => {
        if (result.ok) held = { access: result.data.access_token, refresh: result.data.refresh_token }
        else if (result.code === 'auth.invalid_grant') held = { access: undefined, refresh: undefined }
        return result
      })),
  }
}

const client = (transport: Transport, tokens: Tokens, timeoutMs?: number) =>
  apiClient({ transport, tokens, language: 'zh', ...(timeoutMs !== undefined && { timeoutMs }) })

/** Answers as a member's call does: by the token alone. */
const byToken = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
  headers.authorization === 'Bearer new' ? { body: { name: '林' } } : refused(401, 'auth.unauthenticated')

describe('a 401', () => {
  test('exchanges the refresh token once and repeats the call once', async () => {
    const api = fakeApi({ 'GET /member': byToken, 'POST /token': { body: pair } })
    const result = await client(api.transport, jar('old', 'refresh')).call(calls.member())
    expect(result).toMatchObject({ ok: true, data: { name: '林' } })
    expect(api.names()).toEqual(['GET /member', 'POST /token', 'GET /member'])
    expect(api.requests[1]?.body).toBe('grant_type=refresh_token&refresh_token=refresh')
  })

  test('after the repeated call is not exchanged for again', async () => {
    const api = fakeApi({ 'GET /member': refused(401, 'auth.unauthenticated'), 'POST /token': { body: pair } })
    const result = await client(api.transport, jar('old', 'refresh')).call(calls.member())
    expect(result).toMatchObject({ ok: false, status: 401 })
    expect(api.names()).toEqual(['GET /member', 'POST /token', 'GET /member'])
  })

  test('of calls side by side exchanges once for all of them', async () => {
    const api = fakeApi({ 'GET /member': byToken, 'GET /my/point_logs': byToken, 'POST /token': { body: pair } })
    const { call } = client(api.transport, jar('old', 'refresh'))
    const results = await Promise.all([call(calls.member()), call(calls.pointLogs()), call(calls.member())])
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(api.names().filter((name) => name === 'POST /token')).toHaveLength(1)
  })

  test('whose exchange is refused repeats the call as a visitor', async () => {
    const api = fakeApi({
      'GET /device': ({ headers }) =>
        headers.authorization ? refused(401, 'auth.unauthenticated') : { body: { data: [] } },
      'POST /token': refused(400, 'auth.invalid_grant'),
    })
    const tokens = jar('old', 'reused')
    expect(await client(api.transport, tokens).call(calls.devices())).toMatchObject({ ok: true })
    expect(tokens.refresh()).toBeUndefined()
  })

  test('whose exchange gets no answer signs nobody out', async () => {
    const api = fakeApi({
      'GET /member': refused(401, 'auth.unauthenticated'),
      'POST /token': refused(503, 'server.unavailable'),
    })
    const tokens = jar('old', 'refresh')
    expect(await client(api.transport, tokens).call(calls.member())).toMatchObject({ ok: false, status: 503 })
    expect(tokens.refresh()).toBe('refresh')
  })

  test('of an access token that stands alone repeats the call as a visitor', async () => {
    const api = fakeApi({
      'GET /device': ({ headers }) =>
        headers.authorization ? refused(401, 'auth.unauthenticated') : { body: { data: [] } },
    })
    const tokens = jar('dead', undefined)
    expect(await client(api.transport, tokens).call(calls.devices())).toMatchObject({ ok: true })
    expect(tokens.access()).toBeUndefined()
  })

  test('of a visitor is only a 401', async () => {
    const api = fakeApi({ 'GET /member': refused(401, 'auth.unauthenticated') })
    const result = await client(api.transport, jar(undefined, undefined)).call(calls.member())
    expect(result).toMatchObject({ ok: false, status: 401 })
    expect(api.names()).toEqual(['GET /member'])
  })
})

test('without an access token the exchange comes first', async () => {
  const api = fakeApi({ 'GET /member': byToken, 'POST /token': { body: pair } })
  await client(api.transport, jar(undefined, 'refresh')).call(calls.member())
  expect(api.names()).toEqual(['POST /token', 'GET /member'])
})

test('signing in carries no token and is never repeated', async () => {
  const api = fakeApi({ 'POST /token': refused(401, 'auth.unauthenticated') })
  await client(api.transport, jar('old', 'refresh')).call(calls.signIn('koma2026', 'secret1', 'browser-1'))
  expect(api.names()).toEqual(['POST /token'])
  expect(api.requests[0]?.headers).not.toHaveProperty('authorization')
})

test('the language of the page travels in Accept-Language', async () => {
  const api = fakeApi({ 'GET /device/type': { body: [] } })
  await client(api.transport, jar(undefined, undefined)).call(calls.deviceTypes())
  expect(api.requests[0]?.headers['accept-language']).toBe('zh')
})

describe('what a refusal says', () => {
  const sent = async (answer: ReturnType<typeof refused>, silenced = false) => {
    const api = fakeApi({ 'GET /device/type': answer })
    return client(api.transport, jar(undefined, undefined)).call({ ...calls.deviceTypes(), silenced })
  }

  test.each([
    ['403 is the one sentence', refused(403, 'member.class_required'), '沒有權限執行此操作'],
    [
      '422 is the first message of the first field',
      refused(422, 'validation.failed', { errors: { a: ['一'], b: ['二'] } }),
      '一',
    ],
    ['422 without fields is the usual sentence', refused(422, 'validation.failed'), '輸入資料格式不符'],
    ['a rule is its own sentence', refused(422, 'rent.invalid_time'), 'sentence of rent.invalid_time'],
    ['429 asks for a break', refused(429, 'rate.limited'), '看太快啦，休息一下吧！'],
    ['409 is its own sentence', refused(409, 'rent.limit'), 'sentence of rent.limit'],
    ['a 200 with a code is refused', { status: 200, body: { code: 'old.style', message: '不行' } }, '不行'],
  ])('%s', async (_, answer, toast) => {
    expect(await sent(answer)).toMatchObject({ ok: false, toast })
  })

  test('a silenced call shows nothing', async () => {
    expect(await sent(refused(409, 'rent.limit'), true)).toMatchObject({ ok: false, code: 'rent.limit', toast: null })
  })

  test('Retry-After is kept in seconds', async () => {
    const answer = { ...refused(429, 'rate.limited'), headers: { 'retry-after': '42' } }
    expect(await sent(answer)).toMatchObject({ retryAfterSeconds: 42 })
  })

  test('what is not JSON is a server that is broken', async () => {
    const transport: Transport = async () => ({ status: 200, headers: {}, body: '<html>' })
    expect(await client(transport, jar(undefined, undefined)).call(calls.deviceTypes())).toMatchObject({ status: 502 })
  })
})

describe('patience', () => {
  test('is 30 seconds', () => expect(requestTimeoutMs).toBe(30_000))

  test('ends with a server that is away', async () => {
    vi.useFakeTimers()
    const silent: Transport = () => new Promise(() => {})
    const waiting = client(silent, jar(undefined, undefined)).call(calls.deviceTypes())
    await vi.advanceTimersByTimeAsync(requestTimeoutMs)
    vi.useRealTimers()
    expect(await waiting).toMatchObject({ ok: false, status: 503, code: 'server.unavailable' })
  })

  test('an API that cannot be reached is the same', async () => {
    const broken: Transport = () => Promise.reject(new Error('ECONNREFUSED'))
    expect(await client(broken, jar(undefined, undefined)).call(calls.deviceTypes())).toMatchObject({ status: 503 })
  })
})
