import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './refusal.ts'

interface ValidationIssue {
  readonly instancePath: string
  readonly message?: string
}

/** Turns whatever was thrown into the catalogue's answer; what we did not foresee is a 500 that tells nothing. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.validation) return refuseInvalid(error, request, reply)
    if (error.statusCode === 413) return refuse(request, reply, 'body.too_large')
    if (error.statusCode === 415) return refuse(request, reply, 'body.unsupported_media_type')
    // A file that must not be told of is none.
    if (error.statusCode === 403 || error.statusCode === 404) return refuse(request, reply, 'route.not_found')
    if (isCallersFault(error.statusCode)) return refuse(request, reply, 'request.malformed')
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'database away')
      return refuse(request, reply, 'server.unavailable', { retryAfterSeconds: 5 })
    }
    request.log.error({ err: error }, 'unforeseen')
    return refuse(request, reply, 'server.error')
  })
}

/** What the framework refuses by itself: a body cut short, a range that is none. */
const isCallersFault = (status = 500) => status >= 400 && status < 500

/** A path that names no possible record is the same 404 as a missing one; everything else is a 422 by field. */
function refuseInvalid(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.validationContext === 'params') return refuse(request, reply, 'record.not_found')
  // What is wrong with the files of the same form is told with it.
  const errors = Object.fromEntries(
    Object.entries(request.uploads?.problems ?? {}).map(([field, keys]) => [field, [...keys] as string[]]),
  )
  for (const issue of (error.validation ?? []) as readonly ValidationIssue[]) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
    const key = issue.message?.startsWith('field.') ? issue.message : 'field.invalid'
    const messages = (errors[field] ??= [])
    if (!messages.includes(key)) messages.push(key)
  }
  return refuse(request, reply, 'validation.failed', { errors })
}

// PostgreSQL: shutting down, starting up, statement or lock time-out, idle too long, no room, too many connections.
const awayStates = [
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '55P03',
  '25P03',
  '53100',
  '53200',
  '53300',
  '08000',
  '08003',
  '08006',
]
// Node: nobody there, broken off, unreachable, no such name.
const awayNetwork = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
const awayCodes = new Set([...awayStates, ...awayNetwork])

// What pg and Kysely say without a code; the last three when a transaction is rolled back on a broken connection.
const awayWords = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Postgres connection has been discarded',
]

function isDatabaseAway({ code, message = '' }: { code?: string; message?: string }): boolean {
  return (code !== undefined && awayCodes.has(code)) || awayWords.some((words) => message.startsWith(words))
}
