import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalEmail, canonicalMobile, isEmailAddress, mobileWithCountry } from './account-rules.ts'

describe('an e-mail address', () => {
  test.each([
    'a@b.tw',
    'first.last+tag@mail.example.com.tw',
    "o'neil@example.org",
    'x_y-z@sub.example',
    `${'a'.repeat(64)}@example.com`,
    'A@EXAMPLE.COM',
    '1@2.com',
    'a@xn--fiqs8s.xn--kprw13d',
    `a@${'b'.repeat(63)}.com`,
  ])('%s is allowed', (text) => expect(isEmailAddress(text)).toBe(true))

  test.each([
    '',
    'a',
    '@',
    'a@',
    '@b.tw',
    'a@b',
    'a@localhost',
    'a b@c.de',
    'a@b..tw',
    'a@.tw',
    'a@b.tw.',
    '.a@b.tw',
    'a.@b.tw',
    'a..b@c.tw',
    'a@@b.tw',
    'a@b@c.tw',
    'a@-b.tw',
    'a@b-.tw',
    'a@b.t',
    'a@b.12',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    '"a b"@c.tw',
    'a@b.tw\n',
    ' a@b.tw',
    'a@b.tw ',
    'a,b@c.tw',
    'a@例子.tw',
    'ａ@b.tw',
    '漫畫@b.tw',
    'a@b_c.tw',
    'A <a@b.tw>',
    'a@b.tw\r\nBcc: x@y.tw',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(126)}tw`,
  ])('%j is refused', (text) => expect(isEmailAddress(text)).toBe(false))

  test('may have 254 characters and no more', () => {
    const domain = `${`${'b'.repeat(60)}.`.repeat(3)}com`
    const local = 'a'.repeat(64)
    const padded = `${'c'.repeat(254 - local.length - domain.length - 2)}.`
    expect(isEmailAddress(`${local}@${padded}${domain}`)).toBe(true)
    expect(`${local}@${padded}${domain}`).toHaveLength(254)
    expect(isEmailAddress(`${local}@c${padded}${domain}`)).toBe(false)
  })

  test('is one, whatever its case', () => expect(canonicalEmail('A.B@Example.TW')).toBe('a.b@example.tw'))

  test('is checked at once, whatever is sent', () => {
    for (const text of [
      'a'.repeat(100_000),
      'a.'.repeat(50_000),
      '@'.repeat(100_000),
      `a@${'a-'.repeat(100)}`,
      `a@${'a.'.repeat(110)}!`,
    ]) {
      const times = Array.from({ length: 20 }, () => {
        const start = performance.now()
        expect(isEmailAddress(text)).toBe(false)
        return performance.now() - start
      })
      expect(Math.min(...times)).toBeLessThan(5)
    }
  })
})

describe('a mobile number', () => {
  test.each([
    ['0912345678', '0912345678'],
    ['886912345678', '0912345678'],
    ['8860912345678', '0912345678'],
    ['819012345678', '819012345678'],
    ['85291234567', '85291234567'],
    ['12345678', '12345678'],
    ['123456789012345', '123456789012345'],
  ])('%s is kept as %s', (text, kept) => {
    expect(canonicalMobile(text)).toBe(kept)
    expect(canonicalMobile(kept)).toBe(kept)
  })

  test.each([
    '',
    '0',
    '091234567',
    '09123456789',
    '0812345678',
    '0223456789',
    '1234567',
    '1234567890123456',
    '886223456789',
    '88691234567',
    '886',
    '00886912345678',
    '+886912345678',
    '0912-345-678',
    '0912 345 678',
    '０９１２３４５６７８',
    '٠٩١٢٣٤٥٦٧٨',
    '0912345678\n',
    '1e3',
    '1.0',
    '-1',
    'abc',
  ])('%j is refused', (text) => expect(canonicalMobile(text)).toBeUndefined())

  test('is put together from the country and what was typed beside it', () => {
    expect(mobileWithCountry('886', '0912345678')).toBe('0912345678')
    expect(mobileWithCountry('886', '912345678')).toBe('0912345678')
    expect(mobileWithCountry('81', '09012345678')).toBe('819012345678')
    expect(mobileWithCountry('886', '')).toBeUndefined()
    expect(mobileWithCountry('886', '09-1234')).toBeUndefined()
    expect(mobileWithCountry('81', '886912345678')).toBe('81886912345678')
  })

  test('has one form only: kept numbers stay as they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(09|8869|8860|81|[1-9])\d{5,13}$/), (text) => {
        const kept = canonicalMobile(text)
        if (kept === undefined) return
        expect(kept).toMatch(/^(09\d{8}|[1-9]\d{7,14})$/)
        expect(canonicalMobile(kept)).toBe(kept)
      }),
      { numRuns: 5000 },
    )
  })
})
