import { BlockList, isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { uuid7 } from './ids.ts'

/** What a proxy may call a request: enough for any scheme of ids, nothing that could break a line of a log. */
const saneId = /^[\w.:-]{8,64}$/

/**
 * Names requests: by ourselves, or by a trusted proxy's `X-Request-Id`, so that its log and ours tell of the same one.
 * What anybody else sends is not looked at. `trustedProxies` are addresses, ranges (`10.0.0.0/8`) or `loopback`.
 */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = blockListOf(trustedProxies)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given !== 'string' || !saneId.test(given)) return uuid7()
    const address = socket.remoteAddress ?? ''
    return address !== '' && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? given : uuid7()
  }
}

const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

function blockListOf(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of proxies.flatMap((proxy) => namedRanges[proxy] ?? [proxy])) {
    const [address = '', prefix] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}
