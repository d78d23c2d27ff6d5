import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One line for each answer: no query, no body, no header, and of a page's path only what cannot be a code. */
export function logAnswers(root: FastifyInstance) {
  root.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

/** The pattern of an API route; of a page the language and the screen. Codes stand in later segments. */
function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url
  if (pattern && !pattern.includes('*')) return pattern
  const path = request.url.split('?', 1)[0] ?? ''
  return path
    .split('/')
    .slice(0, 3)
    .map((segment) => (/^[\w.-]{0,40}$/.test(segment) ? segment : '…'))
    .join('/')
}
