import { describe, expect, test } from 'vitest'
import { countsUntil, eligibilityOn, isPublicUrl } from './creator-eligibility.ts'
import { taipeiDate } from './taipei-time.ts'

const today = taipeiDate('2026-11-21')
const url = 'https://books.example.org/one'
const work = (publishedOn: string | null, link: string | null = url) => ({ publishedOn, url: link })

describe('an associate creator', () => {
  test('shows a public address of artwork, whenever it was made', () => {
    const found = eligibilityOn(today, 'associate_creator', { works: [work(null, null), work('1999-01-01')], files: 0 })
    expect(found).toEqual({ isMet: true, counting: [1], missing: [], until: null })
  })

  test.each([[[]], [[work('2026-01-01', null)]], [[work('2026-01-01', 'ftp://example.org/a')]]])(
    'lacks an address with %j, and a PDF is none',
    (works) => expect(eligibilityOn(today, 'associate_creator', { works, files: 3 }).missing).toEqual(['artwork_url']),
  )
})

describe('a creator', () => {
  test.each([
    ['2023-11-20', false],
    ['2023-11-21', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['2023-02-30', false],
  ])('with work published on %s: %s', (day, isMet) =>
    expect(eligibilityOn(today, 'creator', { works: [work(day)], files: 0 }).isMet).toBe(isMet),
  )

  test('needs a link or a PDF for it', () => {
    const works = [work('2026-01-01', null)]
    expect(eligibilityOn(today, 'creator', { works, files: 0 }).missing).toEqual(['proof_of_work'])
    expect(eligibilityOn(today, 'creator', { works, files: 1 }).isMet).toBe(true)
  })

  test('a link to an old work does not prove the new one', () => {
    const works = [work('2019-01-01'), work('2026-01-01', null)]
    expect(eligibilityOn(today, 'creator', { works, files: 0 }).missing).toEqual(['proof_of_work'])
  })

  test('is told until when the newest counted work counts', () => {
    const works = [work('2024-03-01'), work('2025-06-15'), work('2026-10-01', null)]
    expect(eligibilityOn(today, 'creator', { works, files: 0 })).toMatchObject({
      counting: [0, 1],
      until: '2028-06-15',
    })
  })

  test('work of 29 February counts until the last day of February three years later', () => {
    const leap = taipeiDate('2024-02-29')
    expect(countsUntil(leap)).toBe('2027-02-28')
    const facts = { works: [work(leap)], files: 0 }
    expect(eligibilityOn(taipeiDate('2027-02-28'), 'creator', facts).isMet).toBe(true)
    expect(eligibilityOn(taipeiDate('2027-03-01'), 'creator', facts).isMet).toBe(false)
  })
})

describe('a public address', () => {
  test.each([
    'https://example.org',
    'http://a.example.org:8080/x?y#z',
    'https://例子.台灣/作品',
    'HTTPS://EXAMPLE.ORG/',
  ])('%s is one', (text) => expect(isPublicUrl(text)).toBe(true))

  test.each([
    '',
    'example.org',
    'javascript:alert(1)',
    'https://localhost/x',
    'https://10.0.0.1/x',
    'https://me:word@example.org/',
    'https://exa mple.org',
    'https://example.org/a b',
    'https://example..org',
    'ftp://example.org',
    `https://example.org/${'x'.repeat(2000)}`,
  ])('%j is none', (text) => expect(isPublicUrl(text)).toBe(false))
})
