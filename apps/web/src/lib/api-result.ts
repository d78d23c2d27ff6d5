import type { ErrorCode } from '@koma/contract/errors.ts'
import type { ErrorBody } from '@koma/contract/wire.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { Call } from './calls.ts'
import type { ApiResponse } from './transport.ts'
import { wordsFor, type Words } from './words.ts'

/** What a call came to. */
export type Result<Answer> = { readonly ok: true; readonly status: number; readonly data: Answer } | Refused

export interface Refused {
  readonly ok: false
  readonly status: number
  readonly code: ErrorCode
  /** The API's sentence, in the reader's language. */
  readonly message: string
  /** What the reader sees as a red toast; null for a silenced call. Source: product §8 */
  readonly toast: string | null
  readonly hint?: string | undefined
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined
  readonly requiredClasses?: readonly string[] | undefined
  readonly alternatives?: readonly unknown[] | undefined
  readonly retryAfterSeconds?: number | undefined
}

/** Reads an answer: above 399 it is refused, and so is a success whose body carries a field `code`. Source: product §7 */
export function readAnswer<Answer>(response: ApiResponse, call: Call<Answer>, language: Language): Result<Answer> {
  const body = parse(response.body)
  const isCoded = typeof body === 'object' && body !== null && 'code' in body
  if (body === unreadable) return refusal({}, { ...response, status: 502 }, call, language)
  if (response.status < 400 && !isCoded) return { ok: true, status: response.status, data: body as Answer }
  return refusal(isCoded ? (body as Partial<ErrorBody>) : {}, response, call, language)
}

/** No answer came, or not in time: the same as a server that is away. */
export const noAnswer = (call: Call<unknown>, language: Language): Refused =>
  refusal({ code: 'server.unavailable' }, { status: 503, headers: {}, body: '' }, call, language)

function refusal(
  body: Partial<ErrorBody>,
  { status, headers }: ApiResponse,
  call: Call<unknown>,
  language: Language,
): Refused {
  const words = wordsFor(language)
  const message = body.message ?? words('errors.unknown')
  const retryAfterSeconds = Number(headers['retry-after'])
  return {
    ok: false,
    status,
    code: (body.code ?? 'server.error') as ErrorCode,
    message,
    toast: call.silenced ? null : toastOf(status, body, message, words),
    hint: body.hint,
    errors: body.errors,
    requiredClasses: body.required_classes,
    alternatives: body.alternatives,
    retryAfterSeconds: retryAfterSeconds > 0 ? retryAfterSeconds : undefined,
  }
}

/** Source: product §8 */
function toastOf(status: number, body: Partial<ErrorBody>, message: string, words: Words): string {
  if (status === 403) return words('errors.forbidden')
  if (body.code === 'validation.failed') return Object.values(body.errors ?? {})[0]?.[0] ?? words('errors.inputFormat')
  if (status === 429) return words('errors.tooFast')
  return message
}

const unreadable = Symbol('not JSON')

function parse(body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return unreadable
  }
}
