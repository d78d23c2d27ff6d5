import type { TokenPair } from '@koma/contract/auth.ts'
import type { Language } from '@koma/domain/languages.ts'
import { noAnswer, readAnswer, type Result } from './api-result.ts'
import { calls, type Call } from './calls.ts'
import type { ApiRequest, ApiResponse, Transport } from './transport.ts'

/** Milliseconds that the site waits for the API. Source: product §9 */
export const requestTimeoutMs = 30_000

/** Where the tokens of the request's reader come from and go to. */
export interface Tokens {
  access(): string | undefined
  refresh(): string | undefined
  /** Exchanges the refresh token and keeps the answer; all callers of a session share one exchange. */
  renew(exchange: (refreshToken: string) => Promise<Renewal>): Promise<Renewal>
  /** The session is over. */
  forget(): void
}

export type Renewal = Result<TokenPair>

export interface ApiClient {
  /** Sends one call. Refusals are values, with the toast that the reader should see (null where silenced). */
  call<Answer>(call: Call<Answer>): Promise<Result<Answer>>
}

export interface ApiClientOptions {
  readonly transport: Transport
  readonly language: Language
  readonly tokens: Tokens
  readonly timeoutMs?: number
}

/**
 * The site's one way to the API. A 401 exchanges the refresh token once and repeats the call once, with the new
 * token or, when the session has ended, as a visitor. Source: product §4 "Session", §8
 */
export function apiClient(options: ApiClientOptions): ApiClient {
  const { tokens, language } = options

  async function send<Answer>(call: Call<Answer>, access: string | undefined): Promise<Result<Answer>> {
    const response = await answerInTime(options, await requestOf(call, options, access))
    return response ? readAnswer<Answer>(response, call, language) : noAnswer(call, language)
  }

  async function withSession<Answer>(call: Call<Answer>): Promise<Result<Answer>> {
    const access = tokens.access()
    // Without an access token (its cookie lives as long as it does) the exchange comes first: a 401 is certain.
    if (access !== undefined || tokens.refresh() === undefined) {
      const result = await send(call, access)
      if (result.ok || result.status !== 401 || access === undefined) return result
    }
    if (tokens.refresh() === undefined) tokens.forget()
    else {
      const renewal = await tokens.renew((refreshToken) => send(calls.refresh(refreshToken), undefined))
      // Nobody is signed out because a server is away or busy.
      if (!renewal.ok && renewal.code !== 'auth.invalid_grant') return renewal
    }
    // The repeated call never comes here again, whatever it answers.
    return send(call, tokens.access())
  }

  return { call: (call) => (isTokenCall(call) ? send(call, undefined) : withSession(call)) }
}

/** Signing in and refreshing carry no token and are never repeated. */
const isTokenCall = (call: Call<unknown>): boolean => call.path === '/token' && call.method === 'POST'

async function requestOf(
  call: Call<unknown>,
  options: ApiClientOptions,
  access: string | undefined,
): Promise<ApiRequest> {
  const written = await bodyOf(call)
  return {
    method: call.method,
    path: call.path,
    headers: {
      accept: 'application/json',
      'accept-language': options.language,
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
      ...(written && { 'content-type': written.type }),
      ...call.headers,
    },
    ...(written && { body: written.body }),
  }
}

interface WrittenBody {
  readonly type: string
  readonly body: string
}

async function bodyOf({ body, parts, encoding }: Call<unknown>): Promise<WrittenBody | undefined> {
  if (parts) return multipartOf(parts)
  if (body === undefined) return undefined
  if (encoding !== 'form') return { type: 'application/json', body: JSON.stringify(body) }
  const fields = Object.entries(body).map(([name, value]) => [name, String(value)])
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() }
}

/** Parts of text alone: files come before, and are named by their ids. The platform's boundary stands in the type. */
async function multipartOf(parts: FormData): Promise<WrittenBody> {
  const encoded = new Response(parts)
  return {
    type: encoded.headers.get('content-type') ?? 'multipart/form-data',
    body: await encoded.text(),
  }
}

/** Undefined when nothing came within the time, or no answer at all. */
async function answerInTime(options: ApiClientOptions, request: ApiRequest): Promise<ApiResponse | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), options.timeoutMs ?? requestTimeoutMs)
  })
  const answer = options.transport(request).catch(() => undefined)
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
