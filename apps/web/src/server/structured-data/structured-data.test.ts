import type { Comic } from '@koma/contract/library.ts'
import type { TitledArticle } from '@koma/contract/content.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { provideAllWords } from '../provide-all-words.ts'
import { byRoute } from './by-route.ts'
import { scriptText, structuredData } from './structured-data.ts'

const publicUrl = 'https://koma.example'
beforeAll(() => provideAllWords())

const absolute = z.string().startsWith('https://')
const instant = z.iso.datetime({ offset: true })

const postal = z.object({ streetAddress: z.string().min(1), addressCountry: z.literal('TW') })

/** What search engines ask for, beside our own types: a field that is missing or relative is told in their reports. */
const required = {
  NewsArticle: z.object({
    headline: z.string().min(1),
    datePublished: instant,
    dateModified: instant,
    image: z.array(absolute).min(1),
  }),
  Book: z.object({ name: z.string().min(1), url: absolute, author: z.array(z.object({ name: z.string().min(1) })) }),
  BreadcrumbList: z.object({
    itemListElement: z.array(z.object({ position: z.int(), name: z.string().min(1), item: absolute })).min(2),
  }),
  Organization: z.object({ name: z.string().min(1), url: absolute }),
  Person: z.object({ name: z.string().min(1), url: absolute }),
  Event: z.object({ name: z.string().min(1), startDate: instant, location: z.object({ name: z.string().min(1) }) }),
  EducationEvent: z.object({
    startDate: instant,
    endDate: instant,
    location: z.object({ name: z.string().min(1), address: z.union([z.string().min(1), postal]) }),
    offers: z.object({ url: absolute, price: z.int(), priceCurrency: z.literal('TWD'), availability: absolute }),
  }),
  VideoObject: z.object({ name: z.string().min(1), thumbnailUrl: z.array(absolute).min(1), uploadDate: instant }),
  WebSite: z.object({ url: absolute, name: z.string().min(1) }),
} as const

const card = {
  summary_zh: null,
  summary_ja: null,
  summary_en: null,
  cover: null,
  type: null,
  tags: [],
  pinned: false,
  is_collect: false,
}
const article = {
  ...card,
  id: 7,
  title_zh: '新展</script>開幕',
  title_ja: null,
  title_en: 'A new show opens',
  published_at: '2026-11-20 10:00:00',
  updated_at: '2026-11-22 08:00:00',
  body_zh: null,
  body_ja: null,
  body_en: null,
  clicks: 0,
  share_clicks: 0,
  related: [],
  previous: null,
  next: null,
  seo: { description_zh: '開幕', description_ja: null, description_en: null },
} satisfies TitledArticle
const comic = {
  ...article,
  creators: [{ id: 9, name_zh: '阮光民', name_ja: null, name_en: 'Ruan Guang-min' }],
  publisher: { id: 11, name_zh: '遠流', name_ja: null, name_en: 'Yuan-Liou' },
  year: 2012,
  year_basis: 'award_or_serialisation',
  genres: [],
  isbn: null,
  sources: [],
  unsourced: [],
  awards: [],
} satisfies Comic

const named = { ...article, name_zh: '阮光民', name_ja: null, name_en: 'Ruan Guang-min' }
const creator = { ...named, aliases: ['阿民'], website: null }
const house = {
  ...named,
  website: 'https://house.example',
  email: null,
  phone: null,
  founded: '1975',
  address_zh: null,
}
const video = {
  ...article,
  duration_s: 90,
  source: { kind: 'file', src: '/media/v.mp4' },
  subtitles: [],
  album: null,
  chapters: [],
}
const activity = {
  activity: {
    ...article,
    category: 'lecture',
    starts_at: '2026-12-01 14:00:00',
    ends_at: '2026-12-01 16:00:00',
    location_zh: null,
    phase: 'upcoming',
    speakers: [
      { role_zh: '講者', name_zh: '阮光民', name_ja: null, name_en: null, creator_id: 9 },
      { role_zh: '主持', name_zh: null, name_ja: null, name_en: null, creator_id: null },
    ],
    space: null,
    registration: { capacity: 30, status: 'open', fee_points: 0, opens_at: null, closes_at: null },
  },
}

const drawn = (id: string, data: unknown, path = '/en/news/7') =>
  structuredData({ id, data, status: 200, path }, publicUrl)['@graph']

describe('what machines are told of a page', () => {
  test.each([
    ['routes/news', article, ['Organization', 'WebSite', 'BreadcrumbList', 'NewsArticle']],
    ['routes/comic', comic, ['Organization', 'WebSite', 'BreadcrumbList', 'Book']],
    ['routes/creator', creator, ['Organization', 'WebSite', 'BreadcrumbList', 'Person']],
    ['routes/publisher', house, ['Organization', 'WebSite', 'BreadcrumbList', 'Organization']],
    ['routes/union', house, ['Organization', 'WebSite', 'BreadcrumbList', 'Organization']],
    ['routes/video', video, ['Organization', 'WebSite', 'BreadcrumbList', 'VideoObject']],
    ['routes/video', { ...video, source: null }, ['Organization', 'WebSite', 'BreadcrumbList']],
    ['routes/activity_lecture/:activityId', activity, ['Organization', 'WebSite', 'BreadcrumbList', 'EducationEvent']],
  ])('%s has its things, each with what search engines require', (id, data, types) => {
    const graph = drawn(id, data)
    expect(graph.map((thing) => thing['@type'])).toEqual(types)
    for (const thing of graph)
      expect(required[thing['@type'] as keyof typeof required].safeParse(thing).error?.issues ?? []).toEqual([])
  })

  test('negative control: a day without its zone, or a path alone, is not accepted', () => {
    const good = drawn('routes/news', article).at(-1)!
    expect(required.NewsArticle.safeParse({ ...good, datePublished: '2026-11-20 10:00' }).success).toBe(false)
    expect(required.NewsArticle.safeParse({ ...good, image: ['/pictures/en/7.png'] }).success).toBe(false)
    const event = drawn('routes/activity_lecture/:activityId', activity).at(-1)!
    expect(required.EducationEvent.safeParse({ ...event, location: { name: '2 樓 A 展間' } }).success).toBe(false)
  })

  test.each([
    ['線上直播', null, 'Online', 'VirtualLocation'],
    ['2 樓 A 展間', '2a', 'Offline', 'Place'],
    ['捷運線上的書店', null, 'Offline', 'Place'],
  ])('an activity at %s (room %s) is %s', (location_zh, space, mode, place) => {
    const data = { activity: { ...activity.activity, location_zh, space } }
    expect(drawn('routes/activity_lecture/:activityId', data).at(-1)).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location: { '@type': place },
    })
  })

  test('says in which language a title is, and times in the centre’s zone', () => {
    const [own, other] = [drawn('routes/news', article), drawn('routes/news', article, '/ja/news/7')]
    expect(own.at(-1)).toMatchObject({ headline: 'A new show opens', inLanguage: 'en' })
    expect(other.at(-1)).toMatchObject({ headline: '新展</script>開幕', inLanguage: 'zh-Hant-TW' })
    expect(own.at(-1)).toMatchObject({ datePublished: '2026-11-20T10:00:00+08:00' })
  })

  test('an activity says who speaks, how many may come, and that it was called off', () => {
    const of = (more: object) =>
      drawn('routes/activity_lecture/:activityId', { activity: { ...activity.activity, ...more } }).at(-1)
    expect(of({})).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      maximumAttendeeCapacity: 30,
      performer: [{ '@type': 'Person', name: '阮光民', '@id': `${publicUrl}/en/creator/9#person` }],
    })
    expect(of({ phase: 'cancelled', speakers: [] })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
    expect(of({ speakers: [] })).not.toHaveProperty('performer')
  })

  test('a year that is not the one of publication is not said to be', () => {
    expect(drawn('routes/comic', comic).at(-1)).not.toHaveProperty('datePublished')
    const published = { ...comic, year_basis: 'publication' as const }
    expect(drawn('routes/comic', published).at(-1)).toHaveProperty('datePublished', '2012')
  })

  test('a page that was refused, and one that is nobody else’s, tell nothing', () => {
    expect(
      structuredData({ id: 'routes/news', data: null, status: 404, path: '/zh/news/1' }, publicUrl)['@graph'],
    ).toEqual([])
    expect(drawn('routes/member-points', {})).toEqual([])
    expect(byRoute).not.toHaveProperty('routes/sign')
  })

  test('no text can end the script that it stands in', () => {
    const text = scriptText(
      structuredData({ id: 'routes/news', data: article, status: 200, path: '/zh/news/7' }, publicUrl),
    )
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@graph'].at(-1).headline).toBe('新展</script>開幕')
  })
})
