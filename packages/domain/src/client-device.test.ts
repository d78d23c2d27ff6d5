import { describe, expect, test } from 'vitest'
import { clientDeviceOf, coarseAddress } from './client-device.ts'

const mozilla = 'Mozilla/5.0'

describe('what a User-Agent tells', () => {
  test.each([
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [`${mozilla} (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows'],
    [
      `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
    ],
    [`${mozilla} (iPad; CPU OS 18_0 like Mac OS X) CriOS/142.0 Mobile Safari/604.1`, 'Chrome', 'iPadOS'],
    [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'macOS'],
    [
      `${mozilla} (Linux; Android 15; SM-S931) Chrome/130 SamsungBrowser/29.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`${mozilla} (Linux; Android 14) Chrome/142 Mobile Safari/537.36 Line/15.1.1/IAB`, 'LINE', 'Android'],
    [`${mozilla} (X11; CrOS x86_64 15917.71.0) Chrome/142.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    [`${mozilla} (X11; Linux x86_64) HeadlessChrome/142.0 Safari/537.36`, 'Chrome', 'Linux'],
    ['curl/8.14', null, null],
    ['', null, null],
    [undefined, null, null],
  ])('%s', (userAgent, browser, system) => expect(clientDeviceOf(userAgent)).toEqual({ browser, system }))

  test('nothing else than the names of the list, whatever was written', () => {
    const written = `<b>Your bank</b> https://evil.example Chrome/1 Windows ${'x'.repeat(100_000)}`
    expect(clientDeviceOf(written)).toEqual({ browser: 'Chrome', system: 'Windows' })
  })
})

describe('the network of an address', () => {
  test.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['2001:db8:7:1::9', '2001:db8:7::*'],
    ['2001:DB8::9', '2001:db8:0::*'],
    ['::1', '0:0:0::*'],
    ['fe80::1%eth0', 'fe80:0:0::*'],
    ['not an address', null],
    ['', null],
    [null, null],
  ])('%s → %s', (address, network) => expect(coarseAddress(address)).toBe(network))
})
