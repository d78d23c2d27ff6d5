import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemWith, tagWith } from '../../testing/content-factory.ts'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof atTheDesk>
let other: ReturnType<typeof atTheDesk>
let made = 0

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  desk = atTheDesk(api, (await api.staffWith('editor')).token)
  other = atTheDesk(api, (await api.staffWith('editor')).token)
})
afterAll(() => api.close())

const freshTag = () => tagWith(api.db, `t-${++made}`)
const slugsOf = async (id: number) =>
  (await api.call(`GET /news/${id}`)).body.tags.map(({ slug }: { slug: string }) => slug)
const listed = async () =>
  (await desk.call('GET /staff/tags?per_page=100')).body.data.map(({ id }: { id: number }) => id)

describe('PUT /staff/tags/{id}', () => {
  test('gives it other names in three languages, which the site shows at once; told in the audit log', async () => {
    const id = await freshTag()
    const item = await itemWith(api.db, { tags: [`t-${made}`] })
    const { status, body } = await desk.call(
      `PUT /staff/tags/${id}`,
      { name_zh: ' 網點 ', name_ja: 'トーン', name_en: '' },
      1,
    )
    expect([status, body]).toMatchObject([
      200,
      {
        name_zh: '網點',
        name_ja: 'トーン',
        name_en: null,
        items: 1,
        version: 2,
        by_kind: [{ kind: 'news', items: 1 }],
      },
    ])
    expect((await api.call(`GET /news/${item}`)).body.tags).toMatchObject([{ name_zh: '網點' }])
    const [entry] = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', String(id))
      .execute()
    expect(entry).toMatchObject({ action: 'tag.change', before: { name_zh: `t-${made}` }, after: { name_zh: '網點' } })
  })

  test('of two at once one is stale; HTML is text; no name is refused', async () => {
    const id = await freshTag()
    const answers = await Promise.all([
      desk.call(`PUT /staff/tags/${id}`, { name_zh: '甲' }, 1),
      other.call(`PUT /staff/tags/${id}`, { name_zh: '乙' }, 1),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const html = '<b onclick="x()">粗</b>'
    expect((await desk.call(`PUT /staff/tags/${id}`, { name_zh: html })).body.name_zh).toBe(html)
    for (const name_zh of ['', '  ', '長'.repeat(51), null])
      expect(Object.keys((await desk.call(`PUT /staff/tags/${id}`, { name_zh })).body.errors)).toEqual(['name_zh'])
  })

  test.each(['0', 'abc', '999999'])('a tag %s is a 404', async (id) => {
    expect((await desk.call(`GET /staff/tags/${id}`)).status).toBe(404)
    expect((await desk.call(`PUT /staff/tags/${id}`, { name_zh: '名' })).status).toBe(404)
  })
})

describe('POST /staff/tags/{id}/merge', () => {
  test('everything that had it has the other, once; its address, drafts and old revisions lead there', async () => {
    const [old, now] = [await freshTag(), await freshTag()]
    const [oldSlug, nowSlug] = [`t-${made - 1}`, `t-${made}`]
    const both = await itemWith(api.db, { tags: [oldSlug, nowSlug] })
    const one = await itemWith(api.db, { tags: [oldSlug] })
    const draft = await desk.begin({ tag_ids: [old] })
    const { status, body } = await desk.call(`POST /staff/tags/${old}/merge`, { into: now }, 1)
    expect([status, body.id, body.merged]).toMatchObject([200, now, [{ slug: oldSlug }]])
    expect([await slugsOf(both), await slugsOf(one)]).toEqual([[nowSlug], [nowSlug]])
    expect((await desk.read(draft.id)).draft.tag_ids).toEqual([now])
    await desk.move(draft.id, 'publish')
    expect(await slugsOf(draft.id)).toEqual([nowSlug])
    expect((await desk.move(draft.id, 'revert', { revision: 1 })).body.draft.tag_ids).toEqual([now])
    expect((await api.call(`GET /tag/${old}`)).body.tag.id).toBe(now)
    expect(await listed()).not.toContain(old)
    expect((await desk.call(`GET /staff/tags/${old}`)).status).toBe(404)
  })

  test('what had become part of it becomes part of the other', async () => {
    const [first, second, third] = [await freshTag(), await freshTag(), await freshTag()]
    await desk.call(`POST /staff/tags/${first}/merge`, { into: second })
    await desk.call(`POST /staff/tags/${second}/merge`, { into: third })
    expect((await api.call(`GET /tag/${first}`)).body.tag.id).toBe(third)
  })

  test('itself, one that is not there, and one that is part of another, are refused; two ways round at once end in one', async () => {
    const [one, two, gone] = [await freshTag(), await freshTag(), await freshTag()]
    await desk.call(`POST /staff/tags/${gone}/merge`, { into: two })
    for (const into of [one, gone, 999_999])
      expect((await desk.call(`POST /staff/tags/${one}/merge`, { into })).body.errors, String(into)).toHaveProperty(
        'into',
      )
    const answers = await Promise.all([
      desk.call(`POST /staff/tags/${one}/merge`, { into: two }),
      other.call(`POST /staff/tags/${two}/merge`, { into: one }),
    ])
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    expect(answers.map(({ status }) => status)).not.toContain(500)
    expect((await listed()).filter((id: number) => id === one || id === two)).toHaveLength(1)
  })
})

describe('DELETE /staff/tags/{id}', () => {
  test('takes away what nothing has, and says who has it otherwise, shown or in a draft', async () => {
    const id = await freshTag()
    const item = await itemWith(api.db, { tags: [`t-${made}`] })
    const refused = await desk.call(`DELETE /staff/tags/${id}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'tag.in_use'])
    await desk.save(item, { tag_ids: [] })
    await desk.move(item, 'publish')
    const draft = await desk.begin({ tag_ids: [id] })
    expect((await desk.call(`DELETE /staff/tags/${id}`)).body.code).toBe('tag.in_use')
    await desk.save(draft.id, { tag_ids: [] })
    expect((await desk.call(`DELETE /staff/tags/${id}`, undefined, 9)).status).toBe(412)
    expect((await desk.call(`DELETE /staff/tags/${id}`, undefined, 1)).status).toBe(204)
    expect((await desk.call(`DELETE /staff/tags/${id}`)).status).toBe(404)
    expect((await api.call(`GET /tag/${id}`)).status).toBe(404)
  })

  test('negative control: without the question the database refuses it', async () => {
    const id = await freshTag()
    await itemWith(api.db, { tags: [`t-${made}`] })
    await expect(sql`delete from tag where id = ${id}`.execute(api.db)).rejects.toThrow('content_tag__of_tag')
    const into = await freshTag()
    const merge = sql`update tag set merged_into = ${into} where id = ${id}`
    await expect(merge.execute(api.db)).rejects.toThrow('content_tag__of_tag')
  })
})
