import type { IncomingMessage } from 'node:http'
import { uuid7 } from './ids.ts'
import { fromTrustedProxy } from './trusted-proxies.ts'

/** What a proxy may call a request: enough for any scheme of ids, nothing that could break a line of a log. */
const saneId = /^[\w.:-]{8,64}$/

/**
 * Names requests: by ourselves, or by a trusted proxy's `X-Request-Id`, so that its log and ours tell of the same one.
 * What anybody else sends is not looked at.
 */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = fromTrustedProxy(trustedProxies)
  return (request) => {
    const given = request.headers['x-request-id']
    return typeof given === 'string' && saneId.test(given) && isTrusted(request) ? given : uuid7()
  }
}
