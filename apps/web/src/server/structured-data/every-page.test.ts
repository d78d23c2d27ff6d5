import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { publicScreens } from '../../lib/public-screens.ts'
import routes from '../../routes.ts'
import { provideAllWords } from '../provide-all-words.ts'
import { byRoute } from './by-route.ts'
import { structuredData } from './structured-data.ts'

const publicUrl = 'https://koma.example'
beforeAll(() => provideAllWords())

const absolute = z.string().startsWith('https://')
const named = z.string().min(1)
const zList = z.object({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int(),
  itemListElement: z.array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: named, url: absolute })),
})

/** What search engines ask of these, beside our own types. */
const required = {
  ItemList: zList,
  CollectionPage: z.object({ name: named, url: absolute, inLanguage: named, mainEntity: zList }),
  AboutPage: z.object({ name: named, url: absolute, mainEntity: z.object({ '@id': absolute }) }),
  ContactPage: z.object({ name: named, url: absolute, mainEntity: z.object({ '@id': absolute }) }),
  WebPage: z.object({ name: named, url: absolute, dateModified: z.iso.datetime({ offset: true }) }),
  MeetingRoom: z.object({
    name: named,
    url: absolute,
    maximumAttendeeCapacity: z.int().positive(),
    floorSize: z.object({ value: z.int().positive(), unitCode: z.literal('MTK') }),
  }),
} as const

const names = { name_zh: '漫畫', name_ja: '漫画', name_en: 'Comics' }
const titles = { title_zh: '題目', title_ja: null, title_en: 'Title' }
const about = { seo: { description_zh: '說明', description_ja: null, description_en: null } }
const type = { id: 3, slug: 'notice', ...names }
const titledCard = { id: 7, ...titles, ...names, category: 'lecture', url: '/activity_lecture/7' }
const text = { ...titles, updated_at: '2026-11-01 00:00:00' }
const records = { page: { data: [titledCard] } }
const line = { ...titles, category_zh: '年度', creators: [{ id: 9, ...names }], creators_zh: '阮光民', comic_id: null }
const space = { id: '2a', ...names, capacity: 64, area_m2: 120, floor: '2F', description_zh: '展間' }

/** A page of each route, and the thing that it is about; null is a page that only says where it stands. */
const pages: Readonly<Record<string, readonly [data: unknown, thing: keyof typeof required | null, steps?: number]>> = {
  'routes/news-list': [{ news: [titledCard], type }, 'ItemList', 3],
  'routes/video-list': [{ cards: [titledCard], type: null }, 'ItemList'],
  'routes/album-list': [{ cards: [titledCard], type }, 'ItemList', 3],
  'routes/activity-overview': [{ upcoming: [titledCard] }, 'ItemList'],
  'routes/activity_lecture': [{ category: 'lecture', activities: [titledCard] }, 'ItemList', 3],
  'routes/calendar': [{ days: [{ entries: [{ row: titledCard }, { row: titledCard }] }] }, 'ItemList'],
  'routes/comic-list': [records, 'ItemList'],
  'routes/creator-list': [records, 'ItemList'],
  'routes/publisher-list': [records, 'ItemList'],
  'routes/union-list': [records, 'ItemList'],
  'routes/award-list': [records, 'ItemList'],
  'routes/award': [
    { id: 5, ...names, ...about, award: names, website: 'https://gca.example', winners: [line] },
    'CollectionPage',
    3,
  ],
  'routes/album': [{ id: 5, ...names, ...about, videos: [titledCard] }, 'CollectionPage', 3],
  'routes/tag': [{ tag: { id: 2, ...names }, tab: 'news', data: [titledCard] }, 'CollectionPage'],
  'routes/space': [{ space }, 'MeetingRoom', 3],
  'routes/about': [{ part: null, page: text }, 'AboutPage'],
  'routes/contact': [{}, 'ContactPage'],
  'routes/history': [text, 'WebPage'],
  'routes/privacy': [text, 'WebPage'],
  'routes/terms': [text, 'WebPage'],
  'routes/termsspacerental': [{ page: text }, 'WebPage'],
  'routes/level': [{}, null],
  'routes/sitemap': [undefined, null],
  'routes/search': [{}, null],
  'routes/rent-list': [{ type }, null, 3],
}

const graphOf = (id: string, data: unknown, path = '/ja/here') =>
  structuredData({ id, data, status: 200, path }, publicUrl)['@graph']

describe('a page of each kind', () => {
  test.each(Object.entries(pages))('%s says where it stands and what it is about', (id, [data, thing, steps = 2]) => {
    const graph = graphOf(id, data)
    const types = ['Organization', 'WebSite', 'BreadcrumbList', ...(thing ? [thing] : [])]
    expect(graph.map((one) => one['@type'])).toEqual(types)
    const trail = graph[2] as unknown as { itemListElement: { position: number; item: string; name: string }[] }
    expect(trail.itemListElement).toHaveLength(steps)
    for (const [at, one] of trail.itemListElement.entries())
      expect([one.position, one.item.startsWith(`${publicUrl}/ja`), one.name.length > 0]).toEqual([at + 1, true, true])
    if (thing) expect(required[thing].safeParse(graph.at(-1)).error?.issues ?? []).toEqual([])
  })

  test('speaks of the contact page where that is what it is', () => {
    expect(graphOf('routes/about', { part: 'contact', page: text }).at(-1)).toMatchObject({ '@type': 'ContactPage' })
  })

  test('an empty list is told to nobody', () => {
    expect(graphOf('routes/news-list', { news: [], type: null }).map((one) => one['@type'])).not.toContain('ItemList')
  })

  test('an edition of an award names the page of the work, else of the person, and what award it is', () => {
    const [data] = pages['routes/award']!
    const work = { ...line, comic_id: 4 }
    const edition = { ...(data as object), winners: [line, work, { ...line, creators: [] }] }
    expect(graphOf('routes/award', edition).at(-1)).toMatchObject({
      about: { name: '漫画', url: 'https://gca.example' },
      mainEntity: {
        numberOfItems: 2,
        itemListElement: [{ url: `${publicUrl}/ja/creator/9` }, { url: `${publicUrl}/ja/comic/4` }],
      },
    })
  })

  test('negative control: a relative address or a list without names is not accepted', () => {
    const good = graphOf('routes/album', pages['routes/album']![0]).at(-1)! as { mainEntity: object }
    expect(required.CollectionPage.safeParse({ ...good, url: '/ja/album/5' }).success).toBe(false)
    const nameless = { '@type': 'ItemList', numberOfItems: 1, itemListElement: [{ '@type': 'ListItem', position: 1 }] }
    expect(required.CollectionPage.safeParse({ ...good, mainEntity: nameless }).success).toBe(false)
  })
})

describe('every public screen', () => {
  const idsOf = (entries: readonly RouteConfigEntry[], before = ''): [address: string, id: string][] =>
    entries.flatMap(({ path, file, id, children }) => {
      const own = path === undefined ? before : `${before}/${path}`.replace(/\/:\w+\?/g, '')
      return children
        ? idsOf(children, own)
        : [[own, id ?? file.replace(/\.tsx?$/, '')] as const].map(([a, b]) => [a, b])
    })

  test('has a description, so that none is without its way home', () => {
    const ids = idsOf(routes)
    for (const screen of publicScreens) {
      const [word] = screen.split('/').slice(1)
      const found =
        ids.find(([address]) => address === `/:lang${screen}`) ??
        ids.find(([address]) => address.startsWith(`/:lang/${word}`))
      expect(found && byRoute[found[1]], screen).toBeTypeOf('function')
    }
  })
})
