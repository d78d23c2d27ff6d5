import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { requestIds } from './request-ids.ts'

const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the name of a request', () => {
  test.each([
    [['10.0.0.7'], '10.0.0.7'],
    [['10.0.0.0/8'], '10.200.1.2'],
    [['loopback'], '127.0.0.1'],
    [['loopback'], '::1'],
    [['2001:db8::/32'], '2001:db8:1::9'],
    [['10.0.0.7'], '::ffff:10.0.0.7'],
  ])('is the one that a trusted proxy gives (%j, %s)', (proxies, from) => {
    expect(requestIds(proxies)(request(from, 'edge-12345678'))).toBe('edge-12345678')
  })

  test.each([
    [[], '127.0.0.1'],
    [['10.0.0.7'], '10.0.0.8'],
    [['10.0.0.0/8'], '11.0.0.1'],
    [['loopback'], '2001:db8::1'],
  ])('is ours whatever somebody else gives (%j, %s)', (proxies, from) => {
    expect(requestIds(proxies)(request(from, 'edge-12345678'))).toMatch(uuid7)
  })

  test.each(['short', 'x'.repeat(65), 'with space 123', 'line\nbreak-1234', '"><script>1', '漫畫漫畫漫畫漫畫', ''])(
    'is ours when what the proxy gives is not sane: %j',
    (id) => {
      expect(requestIds(['loopback'])(request('127.0.0.1', id))).toMatch(uuid7)
    },
  )

  test('is another one for every request', () => {
    const name = requestIds([])
    expect(new Set(Array.from({ length: 1_000 }, () => name(request('127.0.0.1')))).size).toBe(1_000)
  })
})

function request(remoteAddress: string, id?: string): IncomingMessage {
  return {
    headers: id === undefined ? {} : { 'x-request-id': id },
    socket: { remoteAddress },
  } as unknown as IncomingMessage
}
