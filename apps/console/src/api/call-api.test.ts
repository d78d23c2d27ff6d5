import { describe, expect, it, vi } from 'vitest'
import { ApiError, isStale, noAnswerCode } from './api-error.ts'
import { apiCaller, type ApiRequest } from './call-api.ts'

const surroundings = (fetch: typeof globalThis.fetch, token: string | undefined = 'token-of-the-tab') => ({
  base: '/api',
  token: () => token,
  language: () => 'ja',
  noAnswer: () => '応答がありません',
  fetch,
})

const answering = (status: number, body?: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(body === undefined ? null : JSON.stringify(body), { status }))

const refusalOf = (fetch: typeof globalThis.fetch, request: ApiRequest = { method: 'GET', path: '/staff/me' }) =>
  apiCaller(surroundings(fetch))(request).catch((error: unknown) => error as ApiError)

describe('a call', () => {
  it('carries the token, the language, the version as If-Match, the key and a JSON body', async () => {
    const fetch = answering(200, { ok: true })
    const request = {
      method: 'POST',
      path: '/staff/rent/1/check_in',
      body: { note: 'ok' },
      version: 3,
      idempotencyKey: 'k',
    } as const
    expect(await apiCaller(surroundings(fetch))(request)).toEqual({ ok: true })
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/api/staff/rent/1/check_in')
    expect(init).toMatchObject({ method: 'POST', body: '{"note":"ok"}', credentials: 'omit' })
    expect(init?.headers).toEqual({
      accept: 'application/json',
      'accept-language': 'ja',
      authorization: 'Bearer token-of-the-tab',
      'content-type': 'application/json',
      'if-match': '3',
      'idempotency-key': 'k',
    })
  })

  it('without a token, a version, a key or a body sends none of them', async () => {
    const fetch = answering(200, {})
    await apiCaller({ ...surroundings(fetch), token: () => undefined })({ method: 'GET', path: '/staff/me' })
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json', 'accept-language': 'ja' })
    expect(fetch.mock.calls[0]?.[1]?.body).toBeNull()
  })

  it('writes the query without what is undefined, and escapes it', async () => {
    const fetch = answering(200, {})
    await apiCaller(surroundings(fetch))({
      method: 'GET',
      path: '/staff/rent',
      query: { date: undefined, q: '黃 & 1', page: 2 },
    })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/staff/rent?q=%E9%BB%83+%26+1&page=2')
  })

  it('gives undefined for a 204', async () => {
    expect(await apiCaller(surroundings(answering(204)))({ method: 'DELETE', path: '/staff/token' })).toBeUndefined()
  })
})

describe('a refusal', () => {
  it('is an error with status, code and the sentence of the server', async () => {
    const error = await refusalOf(answering(409, { code: 'rent.state', message: '状態が変わりました' }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'rent.state', message: '状態が変わりました' })
  })

  it('of 422 has the first message of each field where forms look for it', async () => {
    const errors = { reason: ['必須です', '長すぎます'], points: ['数字を入力してください'] }
    const error = await refusalOf(answering(422, { code: 'validation.failed', message: '入力形式', errors }))
    expect((error as ApiError).body.errors).toEqual({ reason: '必須です', points: '数字を入力してください' })
  })

  it('of 412 counts as stale, no other does', async () => {
    const body = { code: 'version.stale', message: '変更されました' }
    expect(isStale(await refusalOf(answering(412, body)))).toBe(true)
    expect(isStale(await refusalOf(answering(409, body)))).toBe(false)
    expect(isStale(new Error('412'))).toBe(false)
  })

  it('is also a 200 whose body carries a code', async () => {
    expect(await refusalOf(answering(200, { code: 'server.error', message: 'x' }))).toMatchObject({
      code: 'server.error',
    })
  })

  it('that is not in our form still has a sentence', async () => {
    const html = vi.fn<typeof fetch>(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await refusalOf(html)).toMatchObject({ status: 502, code: 'server.error', message: '応答がありません' })
  })
})

describe('no answer', () => {
  it('is an error of status 0 with a sentence in the reader’s language', async () => {
    const dead = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await refusalOf(dead)).toMatchObject({ status: 0, code: noAnswerCode, message: '応答がありません' })
  })

  it('because the caller gave up stays the caller’s own abort', async () => {
    const signal = AbortSignal.abort(new DOMException('left the page', 'AbortError'))
    const aborted = vi.fn<typeof fetch>(() => Promise.reject(signal.reason as Error))
    expect(await refusalOf(aborted, { method: 'GET', path: '/staff/me', signal })).toBe(signal.reason)
  })
})
