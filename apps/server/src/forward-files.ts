import { refuse } from '@koma/api/platform/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'

/** What pages name by the address of the site's own API and a browser fetches by itself: pictures, and the calendar's feed. */
const named = /^\/api(\/media\/[\w-]{1,64}\/\w[\w.-]{0,99}|\/calendar\.ics)(\?.*)?$/

const askedHeaders = ['accept', 'accept-language', 'if-none-match', 'user-agent'] as const
const answeredHeaders = [
  'content-type',
  'content-disposition',
  'etag',
  'last-modified',
  'cache-control',
  'cross-origin-resource-policy',
  'vary',
] as const

/** A browser waits no longer for a picture (milliseconds). */
const answerMsMax = 10_000

/**
 * Fetches from another host's API what pages name by this site's: the API of this process has a database of its own, in
 * which those pictures are not. No cookie and no token goes along. Decision: the product (`API_BASE_URL`)
 */
export function forwardFiles(root: FastifyInstance, apiBaseUrl: string): void {
  root.addHook('onRequest', async (request, reply) => {
    const [, path, query = ''] = named.exec(request.url) ?? []
    if (path === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
    return forward(request, reply, `${apiBaseUrl}${path}${query}`)
  })
}

async function forward(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
  const asked = askedHeaders.flatMap((name) => {
    const value = request.headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const answer = await fetch(address, {
    method: request.method,
    headers: { ...Object.fromEntries(asked), 'x-forwarded-for': request.ip },
    redirect: 'error',
    signal: AbortSignal.timeout(answerMsMax),
  }).catch((error: unknown) => {
    request.log.warn({ err: error }, 'no answer from the API')
    return undefined
  })
  if (!answer) return refuse(request, reply, 'server.unavailable')
  for (const name of answeredHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  reply.code(answer.status)
  if (!answer.body) return reply.send(null)
  return reply.send(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]))
}
