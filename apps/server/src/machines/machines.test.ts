import { provideAllWords } from '@koma/web/server/provide-all-words.ts'
import { publicScreens } from '@koma/web/lib/public-screens.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AskApi } from './ask-api.ts'
import { feedOf } from './feeds.ts'
import { picturePng, pictureSvg } from './picture.ts'
import { idsPerFile, sitemapFile, sitemapFiles, sitemapIndex } from './sitemap.ts'

const publicUrl = 'https://koma.example'
beforeAll(() => provideAllWords())

/** An API that answers these paths and no other. */
const answers =
  (known: Readonly<Record<string, unknown>>): AskApi =>
  async <Answer>(path: string) =>
    known[path] as Answer | undefined

const entry = (id: number, kind: string) => ({ id, kind, type: null, updated_at: '2026-11-20 10:00:00' })

describe('the map of the site', () => {
  test('has a file a language and 45,000 ids', async () => {
    const index = await sitemapIndex(
      publicUrl,
      answers({ '/sitemap?after=2147483646': { data: [], last_id: idsPerFile } }),
    )
    expect([...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['zh', 'ja', 'en'].flatMap((one) => [1, 2].map((file) => `${publicUrl}/sitemaps/${one}-${file}.xml`)),
    )
  })

  test('a file lists its items alone, each with its day and its translations', async () => {
    const ask = answers({
      [`/sitemap?after=${idsPerFile}`]: { data: [entry(idsPerFile + 1, 'news'), entry(2 * idsPerFile + 1, 'news')] },
    })
    const text = (await Array.fromAsync(sitemapFile(publicUrl, { language: 'ja', file: 2 }, ask))).join('')
    expect(text.match(/<url>/g)).toHaveLength(1)
    expect(text).toContain(`<loc>${publicUrl}/ja/news/45001</loc><lastmod>2026-11-20T10:00:00+08:00</lastmod>`)
    for (const [name, language] of [
      ['zh', 'zh'],
      ['ja', 'ja'],
      ['en', 'en'],
      ['x-default', 'zh'],
    ])
      expect(text).toContain(`hreflang="${name}" href="${publicUrl}/${language}/news/45001"`)
  })

  test('the first has every public screen, a text of the house with the day of its last change', async () => {
    const ask = answers({
      '/sitemap?after=0': { data: [] },
      '/page/privacy': { updated_at: '2026-11-01 00:00:00' },
    })
    const text = (await Array.fromAsync(sitemapFile(publicUrl, { language: 'en', file: 1 }, ask))).join('')
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual(publicScreens.map((screen) => `${publicUrl}/en${screen}`))
    for (const screen of ['/about', '/about/floor', '/termsspacerental', '/history', '/sitemap'])
      expect(listed).toContain(`${publicUrl}/en${screen}`)
    expect(text).toContain(`<loc>${publicUrl}/en/privacy</loc><lastmod>2026-11-01T00:00:00+08:00</lastmod>`)
    expect(text.match(/<lastmod>/g)).toHaveLength(1)
  })

  test('the first has the tags too, and no other file has', async () => {
    const ask = answers({
      '/sitemap?after=0': { data: [] },
      [`/sitemap?after=${idsPerFile}`]: { data: [] },
      '/sitemap/tags': { data: [{ id: 4 }] },
    })
    const textOf = async (file: number) =>
      (await Array.fromAsync(sitemapFile(publicUrl, { language: 'zh', file }, ask))).join('')
    expect(await textOf(1)).toContain(`<loc>${publicUrl}/zh/tag/4</loc><xhtml:link`)
    expect(await textOf(2)).not.toContain('/tag/')
  })

  test('has no file behind the last id, for an empty one would be no map', async () => {
    const last = (last_id: number) => sitemapFiles(answers({ '/sitemap?after=2147483646': { data: [], last_id } }))
    expect([await last(0), await last(idsPerFile - 1), await last(idsPerFile)]).toEqual([1, 1, 2])
  })

  test('ends where the items end', async () => {
    const ask = answers({ '/sitemap?after=0': { data: [entry(3, 'comic')] }, '/sitemap?after=3': { data: [] } })
    const text = (await Array.fromAsync(sitemapFile(publicUrl, { language: 'en', file: 1 }, ask))).join('')
    expect(text).toContain('/en/comic/3')
    expect(text.endsWith('</urlset>\n')).toBe(true)
  })
})

describe('a feed', () => {
  const card = {
    id: 7,
    title_zh: '<新>&"展"',
    title_ja: null,
    title_en: null,
    summary_zh: null,
    kind: 'news',
    type: null,
    published_at: '2026-11-20 10:00:00',
    updated_at: '2026-11-21 09:30:00',
  }
  const feed = (format: 'atom' | 'rss') =>
    feedOf(
      publicUrl,
      { language: 'en', kind: 'news', format },
      answers({ '/sitemap/newest?kind=news': { data: [card] } }),
    )

  test('is text where a title looks like markup, and names the day in its own way', async () => {
    expect(await feed('atom')).toContain('<title xml:lang="zh-Hant-TW">&lt;新&gt;&amp;&quot;展&quot;</title>')
    expect(await feed('atom')).toContain(
      '<published>2026-11-20T10:00:00+08:00</published><updated>2026-11-21T09:30:00+08:00</updated>',
    )
    expect(await feed('rss')).toContain('<title>&lt;新&gt;&amp;&quot;展&quot;</title>')
    expect(await feed('rss')).toContain('<pubDate>Fri, 20 Nov 2026 02:00:00 GMT</pubDate>')
  })

  test('is none where there is no list', async () => {
    expect(await feedOf(publicUrl, { language: 'en', kind: 'activity', format: 'atom' }, answers({}))).toBeUndefined()
  })
})

describe('the picture of a shared link', () => {
  const words = { title: '第16屆金漫獎', flag: '最新消息', centre: '漫畫文化中心' }

  test('is a PNG of 1200 by 630, drawn once', async () => {
    const png = await picturePng(words)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(await picturePng(words)).toBe(png)
  })

  test.each(['</svg><script>', '漢'.repeat(500), '🍣🍣🍣', '', 'W'.repeat(300)])(
    '%.12s is drawn as outlines alone',
    (title) => {
      const svg = pictureSvg({ ...words, title })
      expect(svg).not.toMatch(/<text|<script|<image|href/)
      expect(svg.length).toBeLessThan(1_000_000)
    },
  )

  test('a character that the display font lacks comes from the other one', () => {
    expect(pictureSvg({ ...words, title: '囧龘' })).toContain('stroke-linejoin="round"')
  })
})
