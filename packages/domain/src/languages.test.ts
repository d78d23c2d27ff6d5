import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlLang, isLanguage, languages, pickLanguage } from './languages.ts'

describe('the language of a reader', () => {
  test.each([
    [undefined, 'zh'],
    [null, 'zh'],
    ['', 'zh'],
    ['*', 'zh'],
    ['ja', 'ja'],
    ['en', 'en'],
    ['zh-TW', 'zh'],
    ['zh-Hant-TW', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hans', 'zh'],
    ['EN-us', 'en'],
    ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
    ['fr', 'zh'],
    ['fr, en;q=0.1', 'en'],
    ['fr, *;q=0.5', 'zh'],
    ['fr;q=0.9, ja;q=0.3, en;q=0.4', 'en'],
    ['en, zh', 'en'],
    ['zh, en', 'zh'],
    ['en;q=0.5, *', 'zh'],
    ['ja;q=0.5, zh;q=0.4, *;q=0.6', 'en'],
    ['zh;q=0, *', 'ja'],
    ['zh;q=0, en', 'en'],
    ['en;q=0', 'zh'],
    ['*;q=0', 'zh'],
    ['zh;q=0', 'zh'],
    ['ja;q=0.001', 'ja'],
    ['en;q=0.8, en-GB;q=0.9, ja;q=0.85', 'en'],
    ['en-GB;q=0.9, en;q=0.1, ja;q=0.5', 'en'],
    ['en ; q=0.5 , ja ; q=0.6', 'ja'],
    ['ja;Q=0.5', 'ja'],
    [',,,en', 'en'],
    ['en;q=1.000', 'en'],
    ['en;q=', 'zh'],
    ['en;q=nan', 'zh'],
    ['en;q=2', 'zh'],
    ['en;q=-1', 'zh'],
    ['en;q=1e0', 'zh'],
    ['en;q=0.1234', 'zh'],
    ['en;level=1', 'zh'],
    ['en;q=1;q=0', 'zh'],
    ['english', 'zh'],
    ['../../etc/passwd', 'zh'],
    ['en_US', 'zh'],
    ['日本語', 'zh'],
    ['x-en', 'zh'],
    ['jav', 'zh'],
    ['ｅｎ', 'zh'],
    ['<script>en</script>', 'zh'],
    ['constructor, __proto__, toString', 'zh'],
  ] as const)('of %j is %s', (header, language) => expect(pickLanguage(header)).toBe(language))

  test.each([
    ['ja', 'ja'],
    ['zh', 'zh'],
    ['fr', 'en'],
    ['JA', 'en'],
    ['ja ', 'en'],
    ['', 'en'],
    [null, 'en'],
    ['toString', 'en'],
  ] as const)('stored as %j beats an English header: %s', (stored, language) => {
    expect(pickLanguage('en', stored)).toBe(language)
  })

  test('is one of the three for 10,000 random headers, and the wanted one when only one can be', () => {
    const range = fc.oneof(
      fc.constantFrom('zh', 'ja', 'en', 'zh-TW', 'fr', 'de-DE', '*', '../', 'q=nan', ''),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    const weight = fc.oneof(
      fc.constantFrom('', ';q=0', ';q=1', ';q=0.5', ';q=nan', ';q=9', ';q'),
      fc.string({ maxLength: 6 }),
    )
    const header = fc
      .array(
        fc.tuple(range, weight).map((parts) => parts.join('')),
        { maxLength: 40 },
      )
      .map((all) => all.join(','))
    fc.assert(
      fc.property(fc.oneof(header, fc.string({ unit: 'binary', maxLength: 9000 })), fc.string(), (text, stored) => {
        expect(languages).toContain(pickLanguage(text, stored))
      }),
      { numRuns: 10_000 },
    )
  })

  test('is found within a millisecond in a header of 8 KB and 1,000 ranges', () => {
    const headers = [
      'fr;q=0.1,'.repeat(1000),
      `${'a-'.repeat(4096)}x`,
      'en;q=0.'.repeat(1100),
      ' '.repeat(8192),
      ';'.repeat(8192),
    ]
    for (const header of headers) {
      const times = Array.from({ length: 50 }, () => {
        const start = performance.now()
        pickLanguage(header)
        return performance.now() - start
      })
      expect(Math.min(...times)).toBeLessThan(1)
    }
  })
})

test('the languages are three, each with its tag for the page', () => {
  expect(languages).toEqual(['zh', 'ja', 'en'])
  expect(htmlLang).toEqual({ zh: 'zh-Hant-TW', ja: 'ja', en: 'en' })
  expect(['zh', 'ja', 'en', 'ZH', '', undefined, null, 0].map(isLanguage)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
