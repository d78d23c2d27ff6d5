import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keptAnswers, type KeptAnswer } from './kept-answers.ts'
import type { Deps } from './deps.ts'
import { etagOf, matchesEtag } from './etag.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tags of `koma_changed`: a visitor's 200 is kept in memory until one of them is named. */
    cache?: readonly string[]
  }
  interface FastifyRequest {
    /** Ends the wait of the requests for the same answer; there while this one makes it. */
    answerInMaking: ((answer?: KeptAnswer) => void) | null
  }
}

/** A cache may keep it, and asks every time whether it still holds. */
const revalidated = 'public, no-cache'

/**
 * Public GETs carry an `ETag` and answer `If-None-Match` with 304; what is for one person is never stored anywhere.
 * Routes with `config.cache` are answered from memory before anything is asked of the database; many who ask for the
 * same at once cause one answer. Nothing is kept while changes are not heard. Source: api.md "caching"
 */
export function cachePublicAnswers(app: FastifyInstance, deps: Pick<Deps, 'changes'>) {
  const kept = keptAnswers(deps.changes)
  app.decorateRequest('answerInMaking', null)
  app.addHook('onClose', async () => kept.stop())

  app.addHook('onRequest', (request, reply, done) => {
    const tags = request.routeOptions.config.cache
    if (tags === undefined || !isPublicRead(request)) return done()
    const answer = kept.get(request.url)
    if (answer) return sendKept(request, reply, answer)
    kept.whenMade(request.url, tags).then((made) => {
      if (made.kind === 'answer') return sendKept(request, reply, made.answer)
      if (made.kind === 'make') request.answerInMaking = made.finish
      return done()
    }, done)
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const finish = request.answerInMaking
    if (!isPublicRead(request)) hide(reply)
    else if (reply.statusCode === 200 && !reply.hasHeader('etag') && isWhole(payload)) {
      const answer = {
        body: Buffer.from(payload),
        etag: etagOf(payload),
        type: String(reply.getHeader('content-type')),
      }
      finish?.(answer)
      return done(null, label(request, reply, answer) ? payload : null)
    }
    // Whatever became of the request, nobody waits for it any longer.
    finish?.()
    return done(null, payload)
  })
}

/** A GET or HEAD of a visitor: no token was sent, and the route asks for none. */
function isPublicRead(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { gate } = request.routeOptions.config
  return (gate === 'public' || gate === 'visitor') && request.headers.authorization === undefined
}

function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer) {
  if (label(request, reply, answer)) reply.type(answer.type).send(answer.body)
  else reply.send(null)
}

/** Puts the headers; false when the reader already has these bytes, and the answer is a 304 without a body. */
function label(request: FastifyRequest, reply: FastifyReply, { etag }: KeptAnswer): boolean {
  reply.header('etag', etag)
  addVary(reply, 'Authorization')
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', revalidated)
  if (!matchesEtag(request.headers['if-none-match'], etag)) return true
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  return false
}

/**
 * Member data is never stored; a cache between must not give one caller's answer to another.
 * Source: docs/guarantees.md I-67
 */
function hide(reply: FastifyReply) {
  addVary(reply, 'Authorization')
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
}

function addVary(reply: FastifyReply, field: string) {
  const known = reply.getHeader('vary')
  reply.header('vary', known ? `${String(known)}, ${field}` : field)
}

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload)
