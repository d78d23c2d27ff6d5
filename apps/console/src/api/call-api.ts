import { ApiError, apiErrorOf, noAnswerCode } from './api-error.ts'

/** How long a call waits for its answer (milliseconds). Source: product §9 */
export const requestTimeoutMs = 30_000

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under the API's base, with a leading slash. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  /** A list that goes as it is, as text/csv, in the place of a body. */
  readonly csv?: Blob | undefined
  /** Files with their texts, as multipart/form-data, in the place of a body. */
  readonly form?: FormData | undefined
  /** The version of the record that the caller has seen; a stale one is refused with 412. */
  readonly version?: number | undefined
  /** Makes the call safe to repeat: the same key gives the first answer again. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** What comes are bytes, to be saved as they are. */
  readonly as?: 'blob'
}

export interface ApiSurroundings {
  /** Where the API hangs, without a trailing slash: '/api'. */
  readonly base: string
  readonly token: () => string | undefined
  readonly language: () => string
  /** The sentence when no answer came, in the reader's language. */
  readonly noAnswer: () => string
  readonly fetch: typeof fetch
}

/** Gives the parsed answer (undefined for a 204); throws an ApiError for every refusal. */
export type CallApi = (request: ApiRequest) => Promise<unknown>

/** The one place that speaks HTTP: a client of the contract with a bearer token, in the reader's language. */
export function apiCaller(surroundings: ApiSurroundings): CallApi {
  return async (request) => {
    const response = await send(surroundings, request)
    if (request.as === 'blob' && response.ok) return response.blob()
    const body = await bodyOf(response)
    // A body with a code is a refusal whatever its status says. Source: product §7
    if (!response.ok || isCoded(body)) throw apiErrorOf(response.status, body, surroundings.noAnswer())
    return body
  }
}

async function send(surroundings: ApiSurroundings, request: ApiRequest): Promise<Response> {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  try {
    return await surroundings.fetch(surroundings.base + request.path + queryString(request.query ?? {}), {
      method: request.method,
      headers: headersOf(surroundings, request),
      body: request.form ?? request.csv ?? (request.body === undefined ? null : JSON.stringify(request.body)),
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      // The console proves itself by its token alone.
      credentials: 'omit',
      cache: 'no-store',
    })
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ApiError(0, noAnswerCode, surroundings.noAnswer())
  }
}

function headersOf(surroundings: ApiSurroundings, request: ApiRequest): Record<string, string> {
  const token = surroundings.token()
  return {
    accept: 'application/json',
    'accept-language': surroundings.language(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(request.csv === undefined ? {} : { 'content-type': 'text/csv' }),
    ...(request.version === undefined ? {} : { 'if-match': String(request.version) }),
    ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
  }
}

function queryString(query: NonNullable<ApiRequest['query']>): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function isCoded(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body
}
