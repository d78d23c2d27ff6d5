import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pagesNotReturnedTo, safePreviousPage } from './previous-page.ts'

const origin = 'https://koma.example'

describe('a page of the site', () => {
  test.each([
    '/zh',
    '/ja/news/5',
    '/en/rent/12',
    '/zh/rent_list?page=2&type=3',
    '/zh/member/info',
    '/zh/space/2a/apply',
    '/zh/3rd?client_id=app&redirect_uri=https%3A%2F%2Fapp.example%2Fback&state=x%20y',
    '/zh/activity_course/7/apply',
    '/zh/register-of-something',
    '/zh/tag/3/video?q=%E6%BC%AB%E7%95%AB',
  ])('%s is used', (page) => {
    expect(safePreviousPage(page)).toBe(page)
    expect(new URL(page, origin).href).toBe(origin + page)
  })

  test('is used without its fragment, which the server never needs', () => {
    expect(safePreviousPage('/zh/faq/3#answer')).toBe('/zh/faq/3')
  })

  test('must be a known screen where the screens are given', () => {
    expect(safePreviousPage('/zh/news/5', ['news', 'faq'])).toBe('/zh/news/5')
    expect(safePreviousPage('/zh', ['news', 'faq'])).toBe('/zh')
    expect(safePreviousPage('/zh/nothing', ['news', 'faq'])).toBeUndefined()
  })
})

describe('no way in and no error page', () => {
  test.each(pagesNotReturnedTo)('such as %s is gone back to', (word) => {
    for (const page of [`/zh/${word}`, `/en/${word}/verify/abc`, `/ja/${word}?from=/zh/news`, `/zh/${word}#x`])
      expect(safePreviousPage(page)).toBeUndefined()
  })

  test('covers every screen that product §2 has for signing in', () => {
    const screens = [
      'sign',
      'register',
      'register_three',
      'register/verify/1',
      'forget_password',
      'identity/verify/1',
      'forget/verify/1',
      'olduser/verify/1',
      'olduser/info/1',
    ]
    expect(screens.map((screen) => safePreviousPage(`/zh/${screen}`))).toEqual(screens.map(() => undefined))
  })
})

/** Every way we know to write an address that looks like a path and is none, or leads out of the languages. */
const payloads = [
  '',
  ' ',
  '/',
  '//',
  '///',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\\/evil.example',
  '/zh\\..\\..\\evil.example',
  '/zh/..\\evil',
  'evil.example',
  'https://evil.example',
  'https:/evil.example',
  'https:evil.example',
  'http://koma.example@evil.example/zh',
  'HTTPS://EVIL.EXAMPLE',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
  'mailto:x@evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  ' //evil.example',
  ' /zh/news',
  '/zh/news ',
  '/zh/news\r\nLocation: https://evil.example',
  '/zh/news\nSet-Cookie: a=b',
  '/zh/news%0d%0aLocation:x',
  '/zh/news?x=%0d%0aLocation:x',
  '/zh/news?x=%00',
  '/zh/%00',
  '/zh/%0a',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/zh/%2f%2fevil.example',
  '/zh/%252f%252fevil.example',
  '/zh/%5c..%5cevil',
  '/zh/%2e%2e/%2e%2e//evil.example',
  '/zh/..',
  '/zh/../',
  '/zh/../..//evil.example',
  '/zh/..//evil.example',
  '/zh/.//evil.example',
  '/zh/./sign',
  '/zh//evil.example',
  '/zh//sign',
  '/zh/',
  '/zh/news/',
  '/@evil.example',
  '/zh@evil.example',
  '/zh:80@evil.example',
  '/zh/@evil.example',
  '//evil.example/zh/news',
  '//evil%E3%80%82example',
  '/／evil.example',
  '／／evil.example',
  '/zh／／evil.example',
  '/zh/。。/evil',
  '/fr/news',
  '/zh-TW/news',
  '/ZH/news',
  '/news',
  '/api/member',
  '/console',
  '/zhx',
  '/zh;/news',
  '/zh%2fnews',
  '/zh/sig%6e',
  '/zh/s%69gn',
  '/zh/news?x=<script>',
  '/zh/news?x="y"',
  "/zh/news?x='y'",
  '/zh/news?x=\\evil',
  '/zh/news?x=%zz',
  '?next=/zh',
  '#/zh',
  '/?/zh',
  '/#/zh',
  '/zh/\u202enews',
  '/zh/\u200bnews',
  '/zh/漫畫',
  '/zh/\ud800',
  `/zh/${'a'.repeat(2100)}`,
]

describe('of all payloads', () => {
  test('there are at least 80, all different', () => {
    expect(new Set(payloads).size).toBe(payloads.length)
    expect(payloads.length).toBeGreaterThanOrEqual(80)
  })

  test.each(payloads)('%j is not used', (payload) => expect(safePreviousPage(payload)).toBeUndefined())

  test('negative control: looked at by the first character alone, many would leave the site', () => {
    const naive = payloads.filter((payload) => payload.startsWith('/') && leavesTheSite(payload))
    expect(naive.length).toBeGreaterThanOrEqual(12)
  })
})

test('nothing is not used', () => {
  expect([null, undefined].map((nothing) => safePreviousPage(nothing))).toEqual([undefined, undefined])
})

test('of 20,000 random pages none leaves the site, changes when resolved or is a way in', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '/',
      '/zh',
      '/en',
      '/news',
      '/sign',
      '\\',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '?x=1',
      '&y=%20',
      '#',
      'evil.example',
      '\t',
      '\n',
      '%0a',
      '-',
      '_',
      '~',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  const start = fc.constantFrom('', '/', '/zh', '/ja/news', '/en/rent/1')
  let used = 0
  fc.assert(
    fc.property(start, fc.array(piece, { maxLength: 6 }), (first, pieces) => {
      const page = safePreviousPage(first + pieces.join(''))
      if (page === undefined) return
      used += 1
      expect(leavesTheSite(page)).toBe(false)
      expect(new URL(page, origin).href).toBe(origin + page)
      expect(decodeURIComponent(new URL(page, origin).pathname)).toMatch(/^\/(zh|ja|en)(\/(?!sign(\/|$))|$)/)
    }),
    { numRuns: 20_000 },
  )
  expect(used).toBeGreaterThan(1000)
})

function leavesTheSite(page: string): boolean {
  try {
    return new URL(page, `${origin}/zh/sign`).origin !== origin
  } catch {
    return true
  }
}
