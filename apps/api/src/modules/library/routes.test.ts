import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

/** The id of a record of the demo by its slug. */
async function idOf(kind: string, slug: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from content where kind = ${kind} and slug = ${slug}`.execute(api.db)
  return rows[0]!.id
}

const names = (rows: { name_zh: string }[]) => rows.map(({ name_zh }) => name_zh)

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
})
afterAll(() => api.close())

describe.each([
  ['comic', 127],
  ['creator', 110],
  ['publisher', 31],
  ['union', 11],
  ['award', 32],
  ['video', 22],
  ['album', 6],
])('GET /%s', (kind, count) => {
  test('lists every record, and each of them can be read', async () => {
    const { body } = await api.call(`GET /${kind}?per_page=100`)
    expect(body.meta.total).toBe(count)
    for (const { id } of body.data.slice(0, 12)) {
      const one = await api.call(`GET /${kind}/${id}`)
      expect([one.status, one.body.id], `${kind} ${id}`).toEqual([200, id])
      expect(one.headers['etag']).toBeTruthy()
    }
  })

  test.each(['name', 'popular', 'oldest', 'newest'])('sorted by %s has every record once', async (sort) => {
    const pages = await Promise.all(
      [1, 2].map((page) => api.call(`GET /${kind}?per_page=100&page=${page}&sort=${sort}`)),
    )
    const ids = pages.flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id))
    expect(new Set(ids).size).toBe(count)
    expect(ids.length).toBe(count)
  })

  test('knows no record of another kind', async () => {
    const other = await idOf('news', 'lunar-new-year-hours')
    for (const id of [other, 0, 999_999, 'abc'])
      expect((await api.call(`GET /${kind}/${id}`)).body, String(id)).toMatchObject({ code: 'record.not_found' })
  })

  test.each(['page=0', 'page=1e9', 'sort=x', `q=${'q'.repeat(10_000)}`])('refuses ?%.20s', async (query) => {
    expect((await api.call(`GET /${kind}?${query}`)).status).toBe(422)
  })
})

describe('works', () => {
  test('lead to their people, houses and awards, and all of these lead back', async () => {
    const comic = (await api.call(`GET /comic/${await idOf('comic', 'echoes-before-dawn')}`)).body
    expect(names(comic.creators)).toEqual(['狼七'])
    expect(comic.awards[0]).toMatchObject({
      award: { name_zh: '第16屆金漫獎' },
      category_zh: '金漫大獎',
      result: 'winner',
    })
    const creator = (await api.call(`GET /creator/${comic.creators[0].id}`)).body
    expect(names(creator.comics)).toContain(comic.title_zh)
    expect(creator.awards.map((one: { comic_id: number }) => one.comic_id)).toContain(comic.id)
    const award = (await api.call(`GET /award/${comic.awards[0].award.id}`)).body
    expect(award.winners.map((one: { comic_id: number }) => one.comic_id)).toContain(comic.id)
  })

  test('people lead to the activities in which they stand in front, as these lead to them', async () => {
    const id = await idOf('creator', 'wei-wei')
    const { rows } = await sql<{ id: number; category: string }>`
      update activity_speaker
         set creator_id = ${id}
       where (activity_id, position) in (select activity_id, position from activity_speaker order by activity_id limit 1)
      returning activity_id as id, (select category from activity where content_id = activity_id) as category`.execute(
      api.db,
    )
    const [{ id: activity, category }] = rows as [{ id: number; category: string }]
    const stood = async () => (await api.call(`GET /creator/${id}`)).body.activities
    await expect.poll(async () => (await stood()).map((one: { id: number }) => one.id)).toEqual([activity])
    expect((await stood())[0]).toMatchObject({ category, starts_at: expect.stringMatching(/^\d{4}-/) })
    const { body } = await api.call(`GET /activity/${category}/${activity}`)
    expect(body.speakers.map((one: { creator_id: number }) => one.creator_id)).toContain(id)
    await sql`update activity set cancelled_at = koma_now() where content_id = ${activity}`.execute(api.db)
    await expect.poll(stood).toEqual([])
  })

  test('of a house stand on its page, and only they', async () => {
    const id = await idOf('publisher', 'tongli')
    const { body } = await api.call(`GET /publisher/${id}`)
    const listed = await api.call(`GET /comic?publisher=${id}&per_page=100`)
    expect(body.comics.length).toBe(listed.body.meta.total)
    expect(body.comics.length).toBeGreaterThan(3)
    expect(body).toMatchObject({ email: null, phone: null, address_zh: null, website: 'https://www.tongli.com.tw' })
  })

  test('each value of a filter has exactly as many works as it says, also beside another filter', async () => {
    const { filters } = (await api.call('GET /comic')).body
    for (const [name, values] of Object.entries(filters) as [string, { value: string; count: number }[]][])
      for (const { value, count } of values.slice(0, 6)) {
        const { body } = await api.call(`GET /comic?${name}=${encodeURIComponent(value)}`)
        expect([name, value, body.meta.total]).toEqual([name, value, count])
      }
    const [genre] = filters.genre
    const beside = (await api.call(`GET /comic?genre=${genre.value}`)).body.filters
    for (const { value, count } of beside.award) {
      const { body } = await api.call(`GET /comic?genre=${genre.value}&award=${value}`)
      expect([value, body.meta.total]).toEqual([value, count])
    }
    expect(beside.genre).toEqual(filters.genre)
  })

  test('a filter that nothing has gives an empty list, a wrong one is refused', async () => {
    for (const query of ['genre=none', 'award=%27', 'publisher=999999', 'decade=1810'])
      expect((await api.call(`GET /comic?${query}`)).body.data, query).toEqual([])
    for (const query of ['decade=abc', 'publisher=x', `genre=${'g'.repeat(65)}`])
      expect((await api.call(`GET /comic?${query}`)).status, query).toBe(422)
  })

  test('by year: the newest first, those without a year last', async () => {
    const { body } = await api.call('GET /comic?sort=year&per_page=100')
    const years = body.data.map(({ year }: { year: number | null }) => year ?? -1)
    expect(years).toEqual(years.toSorted((a: number, b: number) => b - a))
  })

  test('tell where their facts come from', async () => {
    const { body } = await api.call(`GET /comic/${await idOf('comic', 'chicken-princess')}`)
    expect(body.sources).toEqual(['https://ptttaiwan.com/Wen-Shan/1CKWPyrp'])
    expect(body.unsourced).toEqual(['genres'])
    expect([body.title_ja, body.title_en, body.isbn]).toEqual([null, null, null])
  })
})

describe('an edition of an award', () => {
  test('is about the award, its records, finalists, winners, message and other editions', async () => {
    const { body } = await api.call(`GET /award/${await idOf('award', 'gca-8')}`)
    expect(body).toMatchObject({ year: 2017, edition: 8, is_complete: false, award: { slug: 'gca' } })
    expect(body.about_zh).toBeTruthy()
    expect(body.minister_message_ja).toBeTruthy()
    expect(body.finalists.length + body.winners.length).toBe(body.records.length)
    expect(body.finalists.length).toBeGreaterThan(3)
    expect(body.editions.map(({ edition }: { edition: number }) => edition)).toEqual(
      Array.from({ length: 16 }, (_, index) => 16 - index),
    )
  })
})

describe('videos and albums', () => {
  test('an album has its videos in order, and each leads back', async () => {
    const { body } = await api.call(`GET /album/${await idOf('album', 'page-craft')}`)
    expect(body.videos.length).toBe(body.videos_count)
    expect(body.videos.length).toBeGreaterThan(2)
    for (const video of body.videos) expect(video.album.id).toBe(body.id)
    expect((await api.call('GET /video/type')).body.length).toBe(6)
    expect((await api.call('GET /album/type')).body.length).toBe(2)
  })

  test('a work that is withdrawn is linked nowhere any longer', async () => {
    const [comic, person] = [await idOf('comic', 'chicken-princess'), await idOf('creator', 'wei-wei')]
    await sql`update content set publish_at = null where id = ${comic}`.execute(api.db)
    expect((await api.call(`GET /comic/${comic}`)).status).toBe(404)
    expect((await api.call(`GET /creator/${person}`)).body.comics).toEqual([])
    await sql`update content set publish_at = koma_now() where id = ${comic}`.execute(api.db)
    expect((await api.call(`GET /creator/${person}`)).body.comics.length).toBe(1)
  })
})
