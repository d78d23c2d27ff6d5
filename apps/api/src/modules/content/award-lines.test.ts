import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof atTheDesk>
let known: { award: number; comic: number; creator: number; publisher: number }

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  desk = atTheDesk(api, (await api.staffWith('editor')).token)
  await loadReference(api.db)
  await loadContent(api.db)
  const { rows } = await sql<typeof known>`
    select (select min(id) from award) as award,
           (select min(content_id) from comic) as comic,
           (select min(content_id) from creator) as creator,
           (select min(id) from content where kind = 'publisher') as publisher`.execute(api.db)
  known = rows[0]!
})
afterAll(() => api.close())

const entry = (part: object = {}) => ({
  result: 'winner',
  title_zh: '格子人生',
  title_en: 'Life in panels',
  creators_zh: '小貓',
  comic_id: known.comic,
  publisher_id: known.publisher,
  creator_ids: [known.creator],
  ...part,
})
const categories = () => [
  {
    name_zh: '年度漫畫獎',
    name_ja: '年度漫画賞',
    name_en: 'Comic of the Year',
    entries: [entry(), entry({ result: 'finalist' })],
  },
  {
    name_zh: '特別貢獻獎',
    name_ja: null,
    name_en: null,
    entries: [entry({ title_zh: null, title_en: null, comic_id: null, publisher_id: null, creator_ids: [] })],
  },
]
let editions = 900
const begin = async (part: object = {}) =>
  (
    await desk.call('POST /staff/content', {
      kind: 'award',
      title_zh: '新的一屆',
      award: { award_id: known.award, edition: ++editions % 1_000, year: 2030, categories: categories(), ...part },
    })
  ).body
const onSite = async (id: number) => (await api.call(`GET /award/${id}`)).body

describe('winners and finalists at the desk', () => {
  test('are a draft until they are published, then stand in their categories and with the work and the person', async () => {
    const { id, draft } = await begin()
    expect(draft.award.categories).toEqual(categories())
    const { token } = (await desk.move(id, 'preview')).body
    expect((await api.call(`GET /award/preview?token=${token}`)).body.winners).toHaveLength(2)
    await desk.move(id, 'publish')
    const { records, winners, finalists } = await onSite(id)
    expect([records.length, winners.length, finalists.length]).toEqual([3, 2, 1])
    expect(records.map(({ category_zh }: { category_zh: string }) => category_zh)).toEqual([
      '年度漫畫獎',
      '年度漫畫獎',
      '特別貢獻獎',
    ])
    expect(records[0]).toMatchObject({ title_zh: '格子人生', comic_id: known.comic, creators: [{ id: known.creator }] })
    const honours = JSON.stringify((await api.call(`GET /comic/${known.comic}`)).body)
    expect(honours).toContain('新的一屆')
  })

  test('another order and fewer of them take the place of those before, and come back from an earlier form', async () => {
    const { id, draft } = await begin()
    await desk.move(id, 'publish')
    const [first, second] = categories()
    const award = { ...draft.award, categories: [second, { ...first, entries: [entry()] }] }
    await desk.call(`PUT /staff/content/${id}`, { ...draft, award })
    expect((await desk.call(`GET /staff/content/${id}/revisions/2`)).body.changed).toEqual(['award.categories'])
    await desk.move(id, 'publish')
    expect((await onSite(id)).records.map((one: { category_zh: string }) => one.category_zh)).toEqual([
      '特別貢獻獎',
      '年度漫畫獎',
    ])
    await desk.move(id, 'revert', { revision: 1 })
    await desk.move(id, 'publish')
    expect((await onSite(id)).records).toHaveLength(3)
  })

  test('of every edition that came with the installation survive that its words are changed', async () => {
    const { rows } = await sql<{ id: number }>`
      select content_id as id from award_edition
        join content on content.id = content_id and slug is not null
       order by content_id`.execute(api.db)
    expect(rows.length).toBeGreaterThan(30)
    for (const { id } of rows) {
      const before = await onSite(id)
      const { draft } = await desk.read(id)
      const { status, body } = await desk.call(`PUT /staff/content/${id}`, { ...draft, summary_zh: '多一句' })
      expect([id, status, body.errors]).toEqual([id, 200, undefined])
      await desk.move(id, 'publish')
      expect((await onSite(id)).records, String(id)).toEqual(before.records)
    }
  }, 60_000)

  test('a form of before, which had none of them, shows those that visitors see', async () => {
    const { rows } = await sql<{ id: number }>`
      select edition_id as id from award_category group by 1 order by count(*) desc limit 1`.execute(api.db)
    const { id } = rows[0]!
    const { draft } = await desk.read(id)
    const { activity: _activity, page: _page, ...old } = draft
    await sql`
      insert into content_revision (content_id, number, desk_version, fields)
      values (${id}, 90, 1, ${JSON.stringify({ ...old, award: { ...draft.award!, categories: undefined } })}::jsonb)`.execute(
      api.db,
    )
    const { body } = await desk.call(`GET /staff/content/${id}/revisions/90`)
    expect(body.fields.award.categories).toEqual(draft.award!.categories)
    expect(body.fields.activity).toBeNull()
  })

  test.each([
    [{ comic_id: 999_999 }, 'comic_id'],
    [{ publisher_id: 999_999 }, 'publisher_id'],
    [{ creator_ids: [999_999] }, 'creator_ids'],
    [{ title_zh: ' ', creators_zh: null }, 'title_zh'],
    [{ result: 'loser' }, 'result'],
  ])('an entry with %j is refused at its field', async (part, field) => {
    const [first] = categories()
    const { errors } = await begin({ categories: [first, { ...first, entries: [entry(), entry(part)] }] })
    expect(Object.keys(errors)).toEqual([`award.categories.1.entries.1.${field}`])
  })

  test('HTML in them is text', async () => {
    const html = '<img src=x onerror=alert(1)>'
    const { id } = await begin({ categories: [{ name_zh: html, entries: [entry({ title_zh: html })] }] })
    await desk.move(id, 'publish')
    expect((await onSite(id)).records[0]).toMatchObject({ category_zh: html, title_zh: html })
  })
})
