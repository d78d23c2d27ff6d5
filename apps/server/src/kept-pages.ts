import type { Changes } from '@koma/api/platform/changes.ts'
import { matchesEtag } from '@koma/api/platform/etag.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressPage } from './compress-page.ts'
import { keptScreen } from './kept-screens.ts'
import {
  encodingFor,
  pageCache,
  scriptHashes,
  withoutNonce,
  type DrawnPage,
  type Encoding,
  type KeptPage,
} from './page-cache.ts'
import {
  httpsHeaders,
  newNonce,
  pagePolicy,
  referrerPolicy,
  securityHeaders,
  type TagSources,
} from './security-headers.ts'
import type { TagManager } from './tags/tag-manager.ts'

/** What makes a reader somebody: a session, or a toast that waits for its page. */
const personalCookie = /(?:^|;\s*)(?:__Host-)?koma_(?:access|refresh|flash)=/

/** Queries that only tell where a reader came from. */
const trackingQuery = /^(?:utm_\w+|fbclid|gclid)$/
const queryLengthMax = 200

export interface KeptPages {
  /**
   * Answers at once, before the framework sees the request, when the page is kept as it was asked for; false for every
   * other request. Most of a busy site's requests end here.
   */
  serveAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers a visitor's request for a screen that is kept; undefined for every other request. */
  serve(request: FastifyRequest, reply: FastifyReply, draw: Draw): Promise<FastifyReply | undefined>
}

/**
 * Draws the page that every visitor gets: no cookies, a nonce that only tells which scripts are the site's own, and the
 * script that asks for tags where there are any.
 */
export type Draw = (url: string, nonce: string, tagScript: string | undefined) => Promise<Response>

/** Tags that visitors' pages may have, once the reader says yes. */
export type KeptTags = Pick<TagManager, 'bootScript' | 'sources'>

/** Serves visitors from what is kept. Scripts of such a page are allowed by their hashes: a nonce must not repeat. */
export function keepPages(
  changes: Changes,
  isHttps: (request: IncomingMessage) => boolean,
  tags?: KeptTags,
): KeptPages {
  const cache = pageCache(changes)
  const writeKept = keptWriter(isHttps, tags?.sources)
  return {
    serveAtOnce(request, response) {
      if (request.method !== 'GET' || personalCookie.test(request.headers.cookie ?? '')) return false
      const page = cache.known(request.url ?? '')
      if (!page) return false
      writeKept(request, response, page)
      return true
    },
    async serve(request, reply, draw) {
      const key = keyOf(request)
      if (key === undefined) return undefined
      const nonce = newNonce()
      const page = await cache.page(key, async () => drawnPage(await draw(key, nonce, tags?.bootScript), nonce))
      if ('fresh' in page) return sendFresh(request, reply, page.fresh, tags?.sources)
      reply.hijack()
      writeKept(request.raw, reply.raw, page)
      return reply
    },
  }
}

/** The address without what does not change the page, or undefined when the page is not everybody's. */
function keyOf(request: FastifyRequest): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  if (personalCookie.test(request.headers.cookie ?? '')) return undefined
  const [path = '', query = ''] = request.url.split('?', 2)
  if (!keptScreen.test(path) || query.length > queryLengthMax) return undefined
  const wanted = [...new URLSearchParams(query)].filter(([name]) => !trackingQuery.test(name))
  if (wanted.length === 0) return path
  return `${path}?${new URLSearchParams(wanted.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()}`
}

async function drawnPage(response: Response, nonce: string): Promise<DrawnPage> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  const isPublic = response.status === 200 && (headers['cache-control'] ?? '').startsWith('public')
  return {
    status: response.status,
    headers,
    ...withoutNonce(await response.text(), nonce),
    // What a screen says that it shows; one that says nothing is forgotten by every change of public content.
    tags: isPublic && response.headers.getSetCookie().length === 0 ? (headers['surrogate-key'] ?? '*').split(' ') : [],
  }
}

/** Writes the whole answer, headers included: of a kept page everything is known beforehand. */
function keptWriter(isHttps: (request: IncomingMessage) => boolean, tags: TagSources | undefined) {
  const headersOf = keptHeaders(tags)
  return (request: IncomingMessage, response: ServerResponse, page: KeptPage) => {
    const https = isHttps(request) ? Object.entries(httpsHeaders).flat() : []
    if (matchesEtag(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, [...headersOf(page, 'identity').unchanged, ...https])
      response.end()
      return
    }
    const encoding = encodingFor(request.headers['accept-encoding'])
    response.writeHead(page.status, [...headersOf(page, encoding).whole, ...https])
    response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding])
  }
}

/** Names and values in turn, as Node writes them fastest. */
interface FlatHeaders {
  readonly whole: string[]
  readonly unchanged: string[]
}

function keptHeaders(tags: TagSources | undefined) {
  const headersKept = new WeakMap<KeptPage, Partial<Record<Encoding, FlatHeaders>>>()
  return (page: KeptPage, encoding: Encoding): FlatHeaders => {
    const known = headersKept.get(page)?.[encoding]
    if (known) return known
    const unchanged = Object.entries({
      ...securityHeaders,
      'referrer-policy': referrerPolicy,
      ...page.headers,
      etag: page.etag,
      vary: 'Accept-Encoding, Cookie',
      'content-security-policy': pagePolicy(["'self'", ...page.scriptHashes], { tags }),
    }).flat()
    const whole = [...unchanged, 'content-length', String(page.bodies[encoding].length)]
    if (encoding !== 'identity') whole.push('content-encoding', encoding)
    headersKept.set(page, { ...headersKept.get(page), [encoding]: { whole, unchanged } })
    return { whole, unchanged }
  }
}

function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, html, scripts }: DrawnPage,
  tags: TagSources | undefined,
): FastifyReply {
  reply.header('content-security-policy', pagePolicy(["'self'", ...scriptHashes(scripts)], { tags }))
  reply.code(status).headers(headers)
  return reply.send(compressPage(request, reply, Readable.from([html])))
}
