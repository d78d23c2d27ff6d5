import { describe, expect, test } from 'vitest'
import { addressKey } from './client-address.ts'

describe('whom a limit counts', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  test('2 addresses of one /64 are one, those of the next are another', () => {
    expect(addressKey('2001:db8:a:b:ffff::1')).toBe(addressKey('2001:db8:a:b::2'))
    expect(addressKey('2001:db8:a:c::2')).not.toBe(addressKey('2001:db8:a:b::2'))
  })
})
