import { describe, expect, test } from 'vitest'
import { allowsRedirect, isRegistrableRedirect } from './redirect-addresses.ts'

const registered = [
  'https://app.koma.example/oauth/callback',
  'example.koma.app:/oauth/callback',
  'http://127.0.0.1/callback',
  'http://[::1]/callback',
  'http://127.0.0.1:8400/fixed',
]

/** Addresses that look like a registered one to somebody. Source: docs/guarantees.md I-30 */
export const redirectTricks: readonly string[] = [
  '',
  'https://app.koma.example/oauth/callback/',
  'https://app.koma.example/oauth/callback?x=1',
  'https://app.koma.example/oauth/callback#',
  'https://app.koma.example/oauth/callback#code',
  'https://app.koma.example/oauth/callback/../../evil',
  'https://app.koma.example/oauth/callback/..',
  'https://app.koma.example/oauth/./callback',
  'https://app.koma.example/oauth//callback',
  'https://app.koma.example/oauth/callback%2f',
  'https://app.koma.example/oauth/callback%2F..%2Fevil',
  'https://app.koma.example/oauth/%2e%2e/oauth/callback',
  'https://app.koma.example/%6fauth/callback',
  'https://app.koma.example/oauth/callback%00',
  'https://app.koma.example/oauth/callback%0d%0aLocation:%20https://evil.example',
  'https://app.koma.example/oauth/callback\r\n',
  'https://app.koma.example/oauth/callback ',
  ' https://app.koma.example/oauth/callback',
  '\thttps://app.koma.example/oauth/callback',
  'https://app.koma.example/oauth/Callback',
  'https://app.koma.example/OAUTH/callback',
  'HTTPS://app.koma.example/oauth/callback',
  'https://APP.koma.example/oauth/callback',
  'https://app.koma.example:443/oauth/callback',
  'https://app.koma.example:8443/oauth/callback',
  'https://app.koma.example:/oauth/callback',
  'https://app.koma.example./oauth/callback',
  'http://app.koma.example/oauth/callback',
  '//app.koma.example/oauth/callback',
  '/oauth/callback',
  'app.koma.example/oauth/callback',
  'https:app.koma.example/oauth/callback',
  'https:/app.koma.example/oauth/callback',
  'https:///app.koma.example/oauth/callback',
  'https:\\\\app.koma.example\\oauth\\callback',
  'https://app.koma.example\\oauth\\callback',
  'https://app.koma.example\\@evil.example/oauth/callback',
  'https://evil.example\\@app.koma.example/oauth/callback',
  'https://app.koma.example@evil.example/oauth/callback',
  'https://user@app.koma.example/oauth/callback',
  'https://user:pass@app.koma.example/oauth/callback',
  'https://app.koma.example%40evil.example/oauth/callback',
  'https://app.koma.example%2eevil.example/oauth/callback',
  'https://app.koma.example.evil.example/oauth/callback',
  'https://evilapp.koma.example/oauth/callback',
  'https://sub.app.koma.example/oauth/callback',
  'https://koma.example/oauth/callback',
  'https://app.koma.example,evil.example/oauth/callback',
  'https://аpp.koma.example/oauth/callback',
  'https://xn--pp-7cd.koma.example/oauth/callback',
  'https://app。koma.example/oauth/callback',
  'https://ａpp.koma.example/oauth/callback',
  'https://evil.example/?https://app.koma.example/oauth/callback',
  'https://evil.example/#https://app.koma.example/oauth/callback',
  'example.koma.app:/oauth/callback2',
  'example.koma.app://oauth/callback',
  'example.koma.app:oauth/callback',
  'Example.koma.app:/oauth/callback',
  'example.koma.app.evil:/oauth/callback',
  'javascript:alert(1)//example.koma.app:/oauth/callback',
  'data:text/html,example.koma.app:/oauth/callback',
  'http://127.0.0.1/callback/',
  'http://127.0.0.1:0/callback',
  'http://127.0.0.1:65536/callback',
  'http://127.0.0.1:080/callback',
  'http://127.0.0.1:8400@evil.example/callback',
  'http://127.0.0.1:evil.example/callback',
  'http://127.0.0.1.evil.example/callback',
  'http://127.1/callback',
  'http://2130706433/callback',
  'http://0x7f000001/callback',
  'http://127.0.0.2/callback',
  'http://localhost/callback',
  'http://localhost:5000/callback',
  'http://[::ffff:127.0.0.1]/callback',
  'https://127.0.0.1/callback',
  'http://127.0.0.1:8401/fixed',
  'http://127.0.0.1/fixed',
]

describe('an address to be sent back to', () => {
  test.each(registered)('%s is registered as it is, and taken so', (address) => {
    expect(isRegistrableRedirect(address)).toBe(true)
    expect(allowsRedirect(registered, address)).toBe(true)
  })

  test('of a loopback address without a port every port is taken', () => {
    for (const port of [1, 5000, 65_535]) {
      expect(allowsRedirect(registered, `http://127.0.0.1:${port}/callback`)).toBe(true)
      expect(allowsRedirect(registered, `http://[::1]:${port}/callback`)).toBe(true)
    }
  })

  test('no trick is taken', () => {
    expect(redirectTricks.length).toBeGreaterThanOrEqual(60)
    expect(redirectTricks.filter((trick) => allowsRedirect(registered, trick))).toEqual([])
  })

  test('negative control: taken by its beginning, many would be', () => {
    const byBeginning = redirectTricks.filter((trick) => registered.some((one) => trick.startsWith(one)))
    expect(byBeginning.length).toBeGreaterThan(5)
  })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'koma:/callback',
  'https://localhost/callback',
  'http://app.koma.example/callback',
  'http://localhost/callback',
  'https://user@app.koma.example/callback',
  'https://app.koma.example/callback#x',
  'https://app.koma.example/*',
  'https://*.koma.example/callback',
  'https://app.koma.example/a/../b',
  'https://app.koma.example/%2e%2e/b',
  'https://APP.koma.example/callback',
  'https://app.koma.example',
  `https://app.koma.example/${'x'.repeat(500)}`,
  '',
])('%s cannot be registered', (address) => expect(isRegistrableRedirect(address)).toBe(false))
