import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressAnswer, type Reader } from './address-prefix.ts'
import { isLanguage } from './languages.ts'

const routeWords = ['news', 'news_list', 'faq', 'tag', '3rd', 'sign', 'member', 'rent_list', 'rent', 'space']
const nobody: Reader = { storedLanguage: undefined, acceptLanguage: undefined }
const japanese: Reader = { storedLanguage: undefined, acceptLanguage: 'ja' }
const answer = (address: string, reader = nobody) => {
  const said = addressAnswer(address, reader, routeWords)
  return said.kind === 'ok' ? said.language : said.to
}

describe('an address', () => {
  test.each(['zh', 'ja', 'en'])('under /%s is in order, known or not', (language) => {
    expect(answer(`/${language}`)).toBe(language)
    expect(answer(`/${language}?a=1`)).toBe(language)
    expect(answer(`/${language}/news/5`)).toBe(language)
    expect(answer(`/${language}/nothing`)).toBe(language)
  })

  test.each([
    ['the bare slash', '/', '/zh'],
    ['an empty path', '', '/zh'],
    ['the bare slash with a query', '/?utm=1', '/zh?utm=1'],
    ['a known word', '/news/5', '/zh/news/5'],
    ['a known word with a query', '/news_list?page=2&q=a%2Fb', '/zh/news_list?page=2&q=a%2Fb'],
    ['a known word shaped like a tag', '/faq/3', '/zh/faq/3'],
    ['another known word shaped like a tag', '/tag/7/news', '/zh/tag/7/news'],
    ['3rd with its query', '/3rd?client_id=x&state=y', '/zh/3rd?client_id=x&state=y'],
    ['a foreign language', '/fr', '/zh'],
    ['a foreign language before a page', '/fr/news/5?x=1', '/zh/news/5?x=1'],
    ['a longer tag', '/zh-TW/news', '/zh/news'],
    ['a tag with a script', '/zh-Hant-TW/news', '/zh/news'],
    ['a tag with a region number', '/es-419', '/zh'],
    ['a language in capitals', '/EN/news', '/zh/news'],
    ['an unknown word', '/nothing/here?x=1', '/zh/nothing/here?x=1'],
    ['what robots ask for', '/wp-admin/setup.php', '/zh/wp-admin/setup.php'],
    ['a known word in capitals', '/NEWS/5', '/zh/NEWS/5'],
    ['a trailing slash', '/zh/', '/zh'],
    ['a trailing slash on a page', '/ja/news/5/?a=b', '/ja/news/5?a=b'],
    ['a trailing slash without language', '/news/', '/zh/news'],
    ['a fragment that a client sent', '/news/5#top', '/zh/news/5'],
    ['an empty query', '/news?', '/zh/news?'],
  ])('%s: %j goes to %j', (_name, address, to) => expect(answer(address)).toBe(to))

  test('gets the stored language, then that of the browser, then zh', () => {
    expect(answer('/news', japanese)).toBe('/ja/news')
    expect(answer('/fr/news', japanese)).toBe('/ja/news')
    expect(answer('/news', { storedLanguage: 'en', acceptLanguage: 'ja' })).toBe('/en/news')
    expect(answer('/news', { storedLanguage: 'fr', acceptLanguage: 'ja' })).toBe('/ja/news')
    expect(answer('/news', { storedLanguage: '//evil.example', acceptLanguage: '*' })).toBe('/zh/news')
    expect(answer('/zh/news', japanese)).toBe('zh')
  })
})

describe('no address', () => {
  const origin = 'https://koma.example'
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '/\\',
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      'javascript:',
      '\r\n',
      '\t',
      '\0',
      'zh',
      'fr',
      'news',
      '漫畫',
      '\ud800',
      ' ',
      ';',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const addresses = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''))

  test.each([
    '//evil.example',
    '//evil.example/zh',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example',
    '/fr//evil.example',
    '/fr/\\evil.example',
    '/zh-TW//evil.example/',
    '/\t/evil.example',
    '/@evil.example',
    '/zh//',
    '/zh//evil.example/',
  ])('as %j leaves the site', (address) => {
    const to = answer(address)
    expect(to).toMatch(/^(zh|\/zh(?![^/?]))/)
    expect(to).not.toMatch(/[/\\]{2}|[\r\n\t]/)
  })

  test('of 20,000 random ones leads off the site, into a loop or into a header of its own', () => {
    let redirects = 0
    fc.assert(
      fc.property(addresses, (address) => {
        const said = addressAnswer(address, japanese, routeWords)
        if (said.kind === 'ok') {
          expect(isLanguage(said.language)).toBe(true)
          return
        }
        redirects += 1
        expect(said.to).toMatch(/^\/(zh|ja|en)(?=[/?]|$)[\x21-\x7e]*$/)
        const url = new URL(said.to, origin)
        expect(url.origin).toBe(origin)
        expect(addressAnswer(said.to, nobody, routeWords).kind).toBe('ok')
        expect(addressAnswer(url.pathname + url.search, nobody, routeWords).kind).toBe('ok')
      }),
      { numRuns: 20_000 },
    )
    expect(redirects).toBeGreaterThan(10_000)
  })
})
