import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { itemWith, tagWith } from '../../testing/content-factory.ts'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof atTheDesk>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
beforeEach(async () => {
  desk = atTheDesk(api, (await api.staffWith('editor')).token)
})
afterAll(() => api.close())

describe('revisions', () => {
  test('tell what each changed, the text of the first days included', async () => {
    const id = await itemWith(api.db, { title: '原文', tags: ['ink'] })
    await desk.save(id, { title_zh: '第二版', tag_ids: [await tagWith(api.db, 'ink')], body_zh: null })
    await desk.save(id, { title_zh: '第二版', tag_ids: [], body_zh: '<p>內文</p>' })
    const { body } = await desk.call(`GET /staff/content/${id}/revisions`)
    expect(body.data).toMatchObject([
      { revision: 3, changed: ['body_zh', 'tag_ids'], is_shown: false },
      { revision: 2, changed: ['title_zh'] },
      { revision: 1, made_by: null },
    ])
    const one = await desk.call(`GET /staff/content/${id}/revisions/2`)
    expect(one.body).toMatchObject({ fields: { title_zh: '第二版' }, before: { title_zh: '原文' } })
    for (const path of [`${id}/revisions/9`, `${id}/revisions/0`, '999999/revisions', '999999/revisions/1'])
      expect((await desk.call(`GET /staff/content/${path}`)).status, path).toBe(404)
  })

  test('an earlier one is taken up as a new one, and shown once it is published', async () => {
    const { id } = await desk.begin({ title_zh: '第一版' })
    await desk.save(id, { title_zh: '第二版' })
    await desk.move(id, 'publish')
    const { body } = await desk.move(id, 'revert', { revision: 1 })
    expect(body).toMatchObject({ draft: { title_zh: '第一版' }, draft_revision: 3, shown_revision: 2 })
    expect((await api.call(`GET /news/${id}`)).body.title_zh).toBe('第二版')
    await desk.move(id, 'publish')
    expect((await api.call(`GET /news/${id}`)).body.title_zh).toBe('第一版')
    const [newest] = (await desk.call(`GET /staff/content/${id}/revisions`)).body.data
    expect(newest).toMatchObject({ revision: 3, reverts_to: 1, is_shown: true })
  })

  test('one that is not there, or whose tag has gone, is refused at its field', async () => {
    const tag = await tagWith(api.db, 'gone')
    const { id } = await desk.begin({ tag_ids: [tag] })
    await desk.save(id, { tag_ids: [] })
    await sql`delete from tag where id = ${tag}`.execute(api.db)
    expect((await desk.move(id, 'revert', { revision: 7 })).body.errors).toHaveProperty('revision')
    expect((await desk.move(id, 'revert', { revision: 1 })).body.errors).toHaveProperty('tag_ids')
  })
})

describe('a preview link', () => {
  const tokenOf = async (id: number) => (await desk.move(id, 'preview')).body.token as string
  const open = (token: string) => api.call(`GET /news/preview?token=${encodeURIComponent(token)}`)

  test('shows the newest form to whoever has it, and is kept by no cache', async () => {
    const { id } = await desk.begin({ title_zh: '草稿標題', tag_ids: [await tagWith(api.db, 'show')] })
    const token = await tokenOf(id)
    const { status, body, headers } = await open(token)
    expect([status, body.id, body.title_zh, body.tags[0].slug]).toEqual([200, id, '草稿標題', 'show'])
    expect(headers['cache-control']).toBe('private, no-store')
    await desk.save(id, { title_zh: '改過的標題' })
    expect((await open(token)).body.title_zh).toBe('改過的標題')
  })

  test('forged, of another item, of another kind or cut short, opens nothing', async () => {
    const [mine, theirs] = [await desk.begin(), await desk.begin()]
    const video = await itemWith(api.db, { kind: 'video' })
    const token = await tokenOf(mine.id)
    const [, expires, signature] = token.split('.')
    const forged = [
      `${theirs.id}.${expires}.${signature}`,
      `${mine.id}.${Number(expires) + 1}.${signature}`,
      `${mine.id}.${expires}.${'A'.repeat(43)}`,
      token.slice(0, -1),
      `${token}A`,
      '',
      'preview',
      await tokenOf(video),
    ]
    for (const one of forged) expect((await open(one)).status, one).toBe(404)
    expect((await open(token)).status).toBe(200)
  })

  test('opens for seven days and not an instant longer, nor once the item is in the trash', async () => {
    const { id } = await desk.begin()
    const token = await tokenOf(id)
    await api.moveClock(7 * 86_400 - 5)
    expect((await open(token)).status).toBe(200)
    await api.moveClock(6)
    expect((await open(token)).status).toBe(404)
    desk = atTheDesk(api, (await api.staffWith('editor')).token)
    const fresh = await tokenOf(id)
    await desk.move(id, 'trash')
    expect((await open(fresh)).status).toBe(404)
  })

  test('negative control: without a link the draft is not found, by whatever name it is asked for', async () => {
    const { id } = await desk.begin()
    for (const path of [`/news/${id}`, `/news/${id}?token=x`, '/news/preview', '/news/preview?token='])
      expect((await api.call(`GET ${path}`)).status, path).toBe(404)
  })
})
