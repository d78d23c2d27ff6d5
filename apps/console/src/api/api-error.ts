import { zError, type ErrorBody } from '@koma/contract/wire.ts'

/** The code of a call that got no answer: no network, no server, or nothing within `requestTimeoutMs`. */
export const noAnswerCode = 'network.no_answer'

/**
 * A refusal of the API, or no answer at all (status 0). `message` is the server's sentence in the reader's
 * language. `body.errors` is where react-admin's forms look for the messages of fields: one a field, the first.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly body: { readonly errors: Readonly<Record<string, string>> }
  /** Who was faster and what they changed, with a 412 that tells it. */
  readonly stale: ErrorBody['stale']

  constructor(
    status: number,
    code: string,
    message: string,
    errors: Readonly<Record<string, string>> = {},
    stale?: ErrorBody['stale'],
  ) {
    super(message)
    this.stale = stale
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.body = { errors }
  }
}

/** The error that an answer of 400 and above stands for; `fallback` is the sentence when the body is not ours. */
export function apiErrorOf(status: number, body: unknown, fallback: string): ApiError {
  const parsed = zError.safeParse(body)
  if (!parsed.success) return new ApiError(status, 'server.error', fallback)
  const { code, message, errors = {}, stale } = parsed.data
  return new ApiError(status, code, message, firstMessages(errors), stale)
}

/** Whether the record was changed by somebody else since it was read. Source: api.md "Staff (S)" */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

function firstMessages(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])))
}
