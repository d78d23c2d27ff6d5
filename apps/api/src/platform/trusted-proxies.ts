import { BlockList, isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'

/** Whether a request came from one of these proxies: addresses, ranges (`10.0.0.0/8`) or names such as `loopback`. */
export function fromTrustedProxy(proxies: readonly string[]): (request: IncomingMessage) => boolean {
  const trusted = blockListOf(proxies)
  return ({ socket }) => {
    const address = socket.remoteAddress ?? ''
    return address !== '' && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}

/** Whether the reader speaks https: with us, or with a trusted proxy that says so. */
export function speaksHttps(proxies: readonly string[]): (request: IncomingMessage) => boolean {
  const isTrusted = fromTrustedProxy(proxies)
  return (request) => {
    if ('encrypted' in request.socket) return true
    const said = String(request.headers['x-forwarded-proto'] ?? '').split(',')
    // The last word is that of the proxy itself; what stands before it anybody may have sent.
    return said.at(-1)?.trim() === 'https' && isTrusted(request)
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
