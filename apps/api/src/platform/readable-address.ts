import type { IncomingMessage } from 'node:http'

/**
 * Options of a root server for the addresses that it is asked for. Whatever follows a `%` reaches a route and its own
 * answer: without this the router answers by itself, without our headers and with the address repeated. A parameter may
 * be as long as an address can be (16 KiB of headers); what it means is for the route's schema to say.
 */
export const addressOptions = {
  rewriteUrl: ({ url }: IncomingMessage) => readableAddress(url ?? '/'),
  routerOptions: { ignoreTrailingSlash: false, maxParamLength: 16_384 },
} as const

/**
 * The address as a path; a `%` that encodes nothing stands for itself. `GET http://host/path` means `/path`, and what is
 * no address at all (`OPTIONS *`) means the site (RFC 9112 §3.2).
 */
export function readableAddress(url: string): string {
  const path = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '')
  const address = path.startsWith('/') ? path : '/'
  const [beforeQuery = ''] = address.split('?', 1)
  if (!beforeQuery.includes('%')) return address
  return withoutStrayPercents(beforeQuery) + address.slice(beforeQuery.length)
}

/** Encodes the `%` of every run of codes that is no UTF-8, and every `%` that no two hexadecimal digits follow. */
function withoutStrayPercents(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+|%/gi, (codes) => (isDecodable(codes) ? codes : codes.replaceAll('%', '%25')))
}

function isDecodable(codes: string): boolean {
  try {
    decodeURIComponent(codes)
    return true
  } catch {
    return false
  }
}
