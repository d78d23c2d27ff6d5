import type { FastifyInstance } from 'fastify'
import { methodsInUse } from './methods.ts'

/** How long a browser may remember what was allowed (seconds). */
const allowedSeconds = 600

/** What a client of ours sends beside its body, and what it reads beside ours. */
const requestHeaders = 'Authorization, Content-Type, Accept-Language, If-Match, If-None-Match, Idempotency-Key'
const responseHeaders = 'ETag, Retry-After, X-Request-Id, Idempotent-Replayed'

/**
 * Lets the pages of these origins, and of no other, call the API from a browser: a console that is served elsewhere.
 * No cookie is ever meant: `/api` ignores them, and credentials are not allowed. Source: Fetch standard (CORS)
 */
export function allowOrigins(scope: FastifyInstance, origins: readonly string[]) {
  if (origins.length === 0) return
  scope.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${String(vary)}, Origin` : 'Origin')
    if (origin === undefined || !origins.includes(origin)) return undefined
    // The pages of another origin read it: that is what they were allowed.
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', responseHeaders)
      .header('cross-origin-resource-policy', 'cross-origin')
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return undefined
    return reply
      .headers({
        'access-control-allow-methods': methodsInUse.join(', '),
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': String(allowedSeconds),
      })
      .code(204)
      .send()
  })
}
