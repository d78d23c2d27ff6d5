import { errorStatuses, type ErrorCode } from '@koma/contract/errors.ts'
import type { ErrorBody } from '@koma/contract/wire.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, textOf } from './language.ts'

/** What a refusal may tell beside its code. */
export interface RefusalDetails {
  /** Fields with the keys of their messages (domain `field`). */
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** The field that the code's own sentence is about: a 422 is read by its fields. Source: product §8 */
  readonly field?: string
  readonly requiredClasses?: readonly MemberClass[]
  readonly alternatives?: readonly unknown[]
  /** Who was faster, with a 412. */
  readonly stale?: NonNullable<ErrorBody['stale']>
  /** What the code's sentence asks for. */
  readonly words?: Readonly<Record<string, string | number>>
  readonly retryAfterSeconds?: number
}

/** The wire form of a refusal: one catalogue gives the status and the sentence. Every 403 says the same sentence. */
export function refusalBody(request: FastifyRequest, code: ErrorCode, details: RefusalDetails = {}): ErrorBody {
  const text = textOf(request)
  const forbidden = errorStatuses[code] === 403
  const body: ErrorBody = {
    code,
    message: text(forbidden ? 'error.auth.forbidden' : `error.${code}`, details.words),
    request_id: request.id,
  }
  if (forbidden && code !== 'auth.forbidden') body.hint = text(`error.${code}`)
  if (details.errors) body.errors = sentences(request, details.errors)
  if (details.field) body.errors = { [details.field]: [body.message] }
  if (details.requiredClasses) body.required_classes = [...details.requiredClasses]
  if (details.alternatives) body.alternatives = [...details.alternatives]
  if (details.stale) body.stale = details.stale
  return body
}

/** Sends a refusal. A 401 tells how to sign in, a 429 when to come back. */
export function refuse(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, details: RefusalDetails = {}) {
  const status = errorStatuses[code]
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', String(details.retryAfterSeconds))
  reply.header('content-language', languageOf(request)).header('cache-control', 'no-store')
  return reply
    .code(status)
    .type('application/json')
    .send(refusalBody(request, code, details))
}

/** A field's refusal found by a rule that a schema cannot know (a code that is wrong, a name that is taken). */
export function refuseField(request: FastifyRequest, reply: FastifyReply, field: string, messageKey: string) {
  return refuse(request, reply, 'validation.failed', { errors: { [field]: [messageKey] } })
}

function sentences(request: FastifyRequest, errors: NonNullable<RefusalDetails['errors']>): Record<string, string[]> {
  const text = textOf(request)
  return Object.fromEntries(Object.entries(errors).map(([field, keys]) => [field, keys.map((key) => text.field(key))]))
}
