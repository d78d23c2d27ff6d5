import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Whom a limit per address counts: an IPv4 address, or the /64 of an IPv6 address, of which one customer has 2⁶⁴.
 * Only trusted proxies have a say in it (Fastify's `trustProxy` by address). Source: docs/guarantees.md I-72
 */
export function clientKeyOf(request: FastifyRequest): string {
  return addressKey(request.ip)
}

/** `2001:db8:0:1::2` → `2001:db8:0:1::/64`; an IPv4 address, also written as IPv6, stays itself. */
export function addressKey(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  const mapped = /^::(?:ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain)?.[1]
  if (mapped) return mapped
  return isIPv6(plain) ? `${firstGroups(plain)}::/64` : plain
}

const groupsMax = 8
const networkGroups = 4

function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, groupsMax - before.length - after.length) }, () => '0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return groups
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
