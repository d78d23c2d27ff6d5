import { createHash } from 'node:crypto'
import { errorStatuses, type ErrorCode } from '@koma/contract/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { canonicalJson } from './canonical-json.ts'
import type { Db, Tx } from './db.ts'
import type { Deps } from './deps.ts'
import { languageOf } from './language.ts'
import { refuse } from './refusal.ts'

/** How long a key keeps its answer (hours). Source: api.md "idempotency" */
export const idempotencyHoursKept = 24

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route honours `Idempotency-Key`; told in the API's description. */
    once?: true
  }
}

export interface OnceAnswer {
  readonly status: number
  /** The wire form, as it goes out. */
  readonly body: unknown
  /** True when an earlier request had this answer. */
  readonly replayed?: boolean
}

/** What a key names: the caller's id and the route's pattern. */
export interface OnceKey {
  readonly scope: string
  readonly route: string
}

/** Work that is a single statement needs no transaction of its own: without a key it is spared one. */
export interface OneStatement {
  readonly oneStatement: true
}

/**
 * Runs the work in one transaction, and with an `Idempotency-Key` at most once: the key's row is written in that same
 * transaction, so a crash leaves neither. A second request waits at the row (lock time-out of the pool, 3 s) and gets
 * the first answer, refusals by a rule included; what a refusing work wrote is kept too.
 *
 * Refuses: `validation.failed` for a key that is no key, `idempotency.reused` for another body under it,
 * `idempotency.in_flight` while the first is still at work. Source: api.md "idempotency". Decision: 0007
 */
export function runOnce(
  deps: Pick<Deps, 'db'>,
  request: FastifyRequest,
  key: OnceKey & OneStatement,
  work: (db: Db | Tx) => Promise<OnceAnswer>,
): Promise<OnceAnswer | { readonly refusal: ErrorCode }>
export function runOnce(
  deps: Pick<Deps, 'db'>,
  request: FastifyRequest,
  key: OnceKey,
  work: (tx: Tx) => Promise<OnceAnswer>,
): Promise<OnceAnswer | { readonly refusal: ErrorCode }>
export async function runOnce(
  deps: Pick<Deps, 'db'>,
  request: FastifyRequest,
  { scope, route, oneStatement }: OnceKey & Partial<OneStatement>,
  work: (db: Tx) => Promise<OnceAnswer>,
): Promise<OnceAnswer | { readonly refusal: ErrorCode }> {
  const key = request.headers['idempotency-key']
  // The overloads see to it that such work takes a plain database too.
  if (key === undefined && oneStatement) return work(deps.db as Tx)
  if (key === undefined) return deps.db.transaction().execute(work)
  if (typeof key !== 'string' || !isKey(key)) return { refusal: 'validation.failed' }
  const row = { scope, route, key, hash: hashOf(request) }
  try {
    return await deps.db.transaction().execute(async (tx) => {
      if (!(await claim(tx, row))) return firstAnswer(tx, row)
      const answer = await work(tx)
      await keep(tx, row, answer)
      return answer
    })
  } catch (error) {
    if (error instanceof KeyInFlight) return { refusal: 'idempotency.in_flight' }
    throw error
  }
}

/** Sends what `runOnce` gave; an answer given before carries `Idempotent-Replayed: true`. */
export function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Awaited<ReturnType<typeof runOnce>>,
): FastifyReply {
  if ('refusal' in answer) {
    const isKeyWrong = answer.refusal === 'validation.failed'
    return refuse(
      request,
      reply,
      answer.refusal,
      isKeyWrong ? { errors: { 'Idempotency-Key': ['field.invalid'] } } : {},
    )
  }
  if (answer.replayed) reply.header('idempotent-replayed', 'true')
  // The words of a replayed refusal are in the language of the first request, which the row does not tell.
  else if (answer.status >= errorStatuses['request.malformed']) reply.header('content-language', languageOf(request))
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .send(answer.body ?? undefined)
}

interface KeyRow extends OnceKey {
  readonly key: string
  readonly hash: Buffer
}

class KeyInFlight extends Error {}

/** 1 to 255 visible ASCII characters. */
const isKey = (text: string) => /^[\x21-\x7e]{1,255}$/.test(text)

/**
 * Everything that says what was asked for; the body as it was understood, so that JSON and form are the same, and of
 * files the digests.
 */
function hashOf(request: FastifyRequest): Buffer {
  const { body, params, query } = request
  const files = request.uploads?.files.map(({ field, digest }) => [field, digest.toString('hex')])
  return createHash('sha256').update(canonicalJson({ body, params, query, files })).digest()
}

const lockTimeoutCode = '55P03'

/** Takes the key when it is free or its time is over; waits for whoever holds it. */
async function claim(tx: Tx, { scope, route, key, hash }: KeyRow): Promise<boolean> {
  try {
    const { rows } = await sql`
      insert into idempotency_key as known (scope, route, key, request_hash)
      values (${scope}, ${route}, ${key}, ${hash})
      on conflict (scope, route, key) do update
         set request_hash = excluded.request_hash,
             status = null,
             body = null,
             created_at = excluded.created_at
       where known.created_at <= koma_now() - make_interval(hours => ${idempotencyHoursKept})
      returning true as claimed`.execute(tx)
    return rows.length > 0
  } catch (error) {
    if ((error as { code?: string }).code === lockTimeoutCode) throw new KeyInFlight()
    throw error
  }
}

async function firstAnswer(tx: Tx, { scope, route, key, hash }: KeyRow) {
  const first = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'body'])
    .where('scope', '=', scope)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!first?.request_hash.equals(hash)) return { refusal: 'idempotency.reused' as const }
  if (first.status === null) return { refusal: 'idempotency.in_flight' as const }
  return { status: first.status, body: first.body, replayed: true }
}

async function keep(tx: Tx, { scope, route, key }: KeyRow, { status, body }: OnceAnswer) {
  await sql`
    update idempotency_key
       set status = ${status},
           body = ${JSON.stringify(body ?? null)}::json
     where scope = ${scope}
       and route = ${route}
       and key = ${key}`.execute(tx)
}
