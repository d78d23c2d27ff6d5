import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemWith, tagWith, typeWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id)

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())

describe('GET /news', () => {
  let old: number
  let young: number
  let pinned: number
  beforeAll(async () => {
    old = await itemWith(api.db, { title: '工作站維護公告', publishInHours: -72, type: 'notice', tags: ['hours'] })
    pinned = await itemWith(api.db, { title: '春節開放時間', publishInHours: -48, pinned: true, type: 'notice' })
    young = await itemWith(api.db, {
      title: '臺灣漫畫展',
      translated: 'Manga show',
      publishInHours: -1,
      tags: ['show'],
    })
    await itemWith(api.db, { title: '草稿', publishInHours: null })
    await itemWith(api.db, { title: '明天才公開', publishInHours: 24 })
    await itemWith(api.db, { title: '已經下架', publishInHours: -24, unpublishInHours: -1 })
    await itemWith(api.db, { kind: 'video', title: '影片' })
  })

  test('shows what is published now: pinned first, then the newest', async () => {
    const { status, body } = await api.call('GET /news')
    expect([status, ids(body), body.meta]).toEqual([
      200,
      [pinned, young, old],
      { page: 1, per_page: 12, total: 3, last_page: 1 },
    ])
  })

  test('a card tells whether staff keep it before the newer ones', async () => {
    const { body } = await api.call('GET /news')
    expect(body.data.map((one: { pinned: boolean }) => one.pinned)).toEqual([true, false, false])
  })

  test('a card has its words in three languages; what nobody has translated is null, never Chinese', async () => {
    const { body } = await api.call('GET /news?sort=oldest')
    expect(body.data[0]).toMatchObject({
      title_zh: '工作站維護公告',
      title_ja: null,
      title_en: null,
      cover: null,
      type: { slug: 'notice' },
      tags: [{ slug: 'hours' }],
      is_collect: false,
    })
    expect(body.data[2]).toMatchObject({ title_en: 'Manga show', title_ja: 'Manga show' })
  })

  test('what is due appears by itself, and what has run out goes, when the clock gets there', async () => {
    await api.moveClock(25 * 3_600)
    const later = (await api.call('GET /news')).body.data.map((one: { title_zh: string }) => one.title_zh)
    await api.moveClock(-25 * 3_600)
    expect(later).toContain('明天才公開')
    expect(later).not.toContain('已經下架')
  })

  test('filters by type and by tag; one that nothing has is an empty list', async () => {
    const [notice, show] = [await typeWith(api.db, 'news', 'notice'), await tagWith(api.db, 'show')]
    expect(ids((await api.call(`GET /news?type=${notice}`)).body)).toEqual([pinned, old])
    expect(ids((await api.call(`GET /news?tag=${show}`)).body)).toEqual([young])
    expect(ids((await api.call(`GET /news?type=${notice}&tag=${show}`)).body)).toEqual([])
    expect((await api.call('GET /news?type=999999')).body).toMatchObject({ data: [], meta: { total: 0, last_page: 1 } })
  })

  test.each([
    ['台湾', 1],
    ['漫画', 1],
    ['ｍａｎｇａ', 1],
    ['  漫畫  ', 1],
    ['公告 維護', 1],
    ['公告 漫畫', 0],
    ['%', 0],
    ["' or 1=1 --", 0],
    ['🍣', 0],
    ['   ', 3],
    ['_', 0],
    ['\\', 0],
  ])('?q=%s finds %i', async (q, count) => {
    const { status, body } = await api.call(`GET /news?q=${encodeURIComponent(q)}`)
    expect([status, body.data.length]).toEqual([200, count])
  })

  test.each([
    ['page=0', 422],
    ['page=-1', 422],
    ['page=1e9', 422],
    ['page=abc', 422],
    ['per_page=101', 422],
    ['per_page=0', 422],
    ['sort=random()', 422],
    ['type=abc', 422],
    ['tag=1;drop', 422],
    [`q=${'漫'.repeat(3_000)}`, 422],
    ['page=1000000000', 200],
    ['page=2', 200],
  ])('?%.40s answers %i', async (query, status) => {
    const answer = await api.call(`GET /news?${encodeURI(query)}`)
    expect(answer.status).toBe(status)
    expect(status === 200 ? answer.body.data : answer.body.code).toEqual(status === 200 ? [] : 'validation.failed')
  })

  test('pages hold every item once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => api.call(`GET /news?per_page=1&page=${page}`)))
    expect(pages.flatMap(({ body }) => ids(body))).toEqual([pinned, young, old])
  })

  test('has an ETag and answers 304', async () => {
    const { headers } = await api.call('GET /news')
    const again = await api.call('GET /news', { headers: { 'if-none-match': headers['etag']! } })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})

describe('GET /news/type', () => {
  test('is a bare array', async () => {
    const { body } = await api.call('GET /news/type')
    expect(body).toEqual([expect.objectContaining({ slug: 'notice', name_zh: 'notice', name_ja: null })])
  })
})

describe('GET /news/{id}', () => {
  test('has its HTML cleaned, whatever stands in the database', async () => {
    const id = await itemWith(api.db, {
      body: '<p onclick="x()">好<script>alert(1)</script></p><img src=x onerror=alert(1)>',
    })
    const { body } = await api.call(`GET /news/${id}`)
    expect(body.body_zh).toBe('<p>好</p><img src="x" loading="lazy" />')
    expect([body.body_ja, body.body_en]).toEqual([null, null])
  })

  test('describes itself by its summary, or by the beginning of its text without markup', async () => {
    const long = await itemWith(api.db, { body: `<p>${'字'.repeat(400)}</p>` })
    const short = await itemWith(api.db, { summary: '一句話', body: '<p>不用</p>' })
    expect((await api.call(`GET /news/${short}`)).body.seo.description_zh).toBe('一句話')
    expect((await api.call(`GET /news/${long}`)).body.seo.description_zh).toBe(`${'字'.repeat(149)}…`)
  })

  test('leads to the one before, the one after, and those alike', async () => {
    await sql`delete from content`.execute(api.db)
    const first = await itemWith(api.db, { publishInHours: -30, tags: ['ink', 'pen'] })
    const second = await itemWith(api.db, { publishInHours: -20, tags: ['ink'] })
    const third = await itemWith(api.db, { publishInHours: -10, tags: ['ink', 'pen'] })
    await itemWith(api.db, { publishInHours: 10, tags: ['ink', 'pen'] })
    const { body } = await api.call(`GET /news/${second}`)
    expect([body.previous.id, body.next.id]).toEqual([first, third])
    expect((await api.call(`GET /news/${first}`)).body.related.map((one: { id: number }) => one.id)).toEqual([
      third,
      second,
    ])
    expect((await api.call(`GET /news/${third}`)).body.next).toBeNull()
  })

  test('a draft, one to come, one withdrawn, another kind and no id at all are the same 404', async () => {
    const hidden = await Promise.all([
      itemWith(api.db, { publishInHours: null }),
      itemWith(api.db, { publishInHours: 1 }),
      itemWith(api.db, { publishInHours: -2, unpublishInHours: -1 }),
      itemWith(api.db, { kind: 'video' }),
    ])
    for (const id of [...hidden, 0, 999_999, 'abc', 'preview', '1e3'])
      expect((await api.call(`GET /news/${id}`)).body, String(id)).toMatchObject({ code: 'record.not_found' })
  })
})
