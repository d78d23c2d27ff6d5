import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableAddress } from './readable-address.ts'

test.each([
  ['/device/7?from=%', '/device/7?from=%'],
  ['/device/%E6%BC%AB', '/device/%E6%BC%AB'],
  ['/device/%', '/device/%25'],
  ['/device/%zz', '/device/%25zz'],
  ['/device/%ff', '/device/%25ff'],
  ['/device/%C0%AF', '/device/%25C0%25AF'],
  ['/100%', '/100%25'],
  ['http://evil.example/zh?x', '/zh?x'],
  ['HTTPS://evil.example', '/'],
  ['', '/'],
  ['*', '/'],
  ['koma.example:443', '/'],
  ['http:/zh', '/'],
])('%s is read as %s', (url, expected) => {
  expect(readableAddress(url)).toBe(expected)
})

test('whatever comes, the path can be decoded, and one that could be is left as it is', () => {
  const piece = fc.oneof(fc.constantFrom('%', '%2', '%2f', '%ff', '%E6%BC', '%F0%9F%98%80', '/', '?', 'a'), fc.string())
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const url = `/${pieces.join('')}`
      const address = readableAddress(url)
      expect(() => decodeURI(address.split('?')[0]!)).not.toThrow()
      expect(readableAddress(address)).toBe(address)
    }),
    { numRuns: 5_000 },
  )
})
