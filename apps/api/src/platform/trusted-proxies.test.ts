import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { speaksHttps } from './trusted-proxies.ts'

const requestFrom = (remoteAddress: string, proto?: string, encrypted = false) =>
  ({
    headers: proto === undefined ? {} : { 'x-forwarded-proto': proto },
    socket: { remoteAddress, ...(encrypted ? { encrypted: true } : {}) },
  }) as unknown as IncomingMessage

describe('whether the reader speaks https', () => {
  const isHttps = speaksHttps(['10.0.0.0/8', 'loopback'])
  test.each([
    ['a trusted proxy that says so', requestFrom('10.1.2.3', 'https'), true],
    ['a trusted one written as IPv6', requestFrom('::1', 'https'), true],
    ['a trusted proxy that says http', requestFrom('10.1.2.3', 'http'), false],
    ['a trusted proxy that says nothing', requestFrom('10.1.2.3'), false],
    ['what somebody sent before the proxy', requestFrom('10.1.2.3', 'https, http'), false],
    ['anybody else who says so', requestFrom('203.0.113.9', 'https'), false],
    ['a connection of our own with TLS', requestFrom('203.0.113.9', undefined, true), true],
  ])('%s', (_, request, expected) => {
    expect(isHttps(request)).toBe(expected)
  })

  test('nobody is believed where no proxy is trusted', () => {
    expect(speaksHttps([])(requestFrom('127.0.0.1', 'https'))).toBe(false)
  })
})
