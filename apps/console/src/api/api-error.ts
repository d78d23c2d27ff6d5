import { zError } from '@koma/contract/wire.ts'

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

  constructor(status: number, code: string, message: string, errors: Readonly<Record<string, string>> = {}) {
    super(message)
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
  return new ApiError(status, parsed.data.code, parsed.data.message, firstMessages(parsed.data.errors ?? {}))
}

/** Whether the record was changed by somebody else since it was read. Source: api.md "Staff (S)" */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

function firstMessages(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])))
}
