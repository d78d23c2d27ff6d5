import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCentre } from '../../testing/device-factory.ts'
import { whoPosts } from '../../testing/posting-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof whoPosts>
let name: string
const banners = async () =>
  (await api.call('GET /home')).body.banners.map(({ title_zh }: { title_zh: string }) => title_zh)

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
  const editor = await api.staffWith('editor')
  name = editor.username
  desk = whoPosts(api, editor.token)
})
beforeEach(async () => {
  for (const table of ['home_panel', 'site_notice', 'faq', 'faq_type'])
    await sql`delete from ${sql.table(table)}`.execute(api.db)
})
afterAll(() => api.close())

const kinds = ['panels', 'notices', 'faqs'] as const
/** A posting of the kind, shown, with what it needs. */
async function shown(kind: (typeof kinds)[number]): Promise<number> {
  const fields = kind === 'faqs' ? { type_id: (await desk.add('faq_types')).body.id } : {}
  const { body } = await desk.add(kind, fields)
  await desk.move(kind, body.id, 'publish')
  return body.id
}
const stateOf = async (kind: string, id: number) => (await desk.call(`GET /staff/${kind}/${id}`)).body.state

describe('the trash', () => {
  test.each(kinds)('of %s hides them from everybody, and gives them back as a draft', async (kind) => {
    const id = await shown(kind)
    const { status, body } = await desk.move(kind, id, 'trash')
    expect([status, body]).toMatchObject([
      200,
      { state: 'trashed', publish_at: null, unpublish_at: null, trashed_by: name },
    ])
    expect(await desk.ids(kind)).toEqual([])
    expect(await desk.ids(kind, '&state=draft')).toEqual([])
    expect(await desk.ids(kind, '&state=trashed')).toEqual([id])
    for (const move of ['publish', 'unpublish', 'trash'])
      expect((await desk.move(kind, id, move)).body.code, move).toBe('content.state')
    const form = (await desk.call(`GET /staff/${kind}/${id}`)).body
    expect((await desk.save(kind, id, { type_id: form.type_id })).body.code).toBe('content.state')
    expect((await desk.move(kind, id, 'revert', { revision: 1 })).body.code).toBe('content.state')
    const { body: back } = await desk.move(kind, id, 'restore')
    expect(back).toMatchObject({ state: 'draft', trashed_at: null, trashed_by: null })
    expect((await desk.move(kind, id, 'restore')).body.code).toBe('content.state')
    expect((await desk.move(kind, id, 'publish')).body.state).toBe('published')
  })

  test.each(kinds)('is the only way out for %s: what stands elsewhere does not go for good', async (kind) => {
    const id = await shown(kind)
    const early = await desk.remove(kind, id)
    expect([early.status, early.body.code]).toEqual([409, 'content.state'])
    await desk.move(kind, id, 'trash')
    expect((await desk.remove(kind, id)).status).toBe(204)
    expect((await desk.call(`GET /staff/${kind}/${id}`)).status).toBe(404)
  })

  test('is seen by no visitor, in no order, and by no preview', async () => {
    const [one, two] = [await shown('panels'), await shown('panels')]
    await expect.poll(async () => (await banners()).length).toBe(2)
    await desk.move('panels', one, 'trash')
    await expect.poll(async () => (await banners()).length).toBe(1)
    const { body: link } = await desk.call('POST /staff/panels/preview', {})
    expect((await api.call(`GET /home/preview?token=${link.token}`)).body.banners).toHaveLength(1)
    expect((await desk.order('panels', [two], [two])).status).toBe(200)
    expect((await desk.order('panels', [two, one], [one, two])).body.code).toBe('posting.order')
  })

  test('negative control: without the question the database refuses to show what is in it', async () => {
    const id = await shown('notices')
    await desk.move('notices', id, 'trash')
    await expect(sql`update site_notice set publish_at = koma_now() where id = ${id}`.execute(api.db)).rejects.toThrow(
      'site_notice__trash_is_hidden',
    )
  })

  test('has no types of questions: these go once they have none', async () => {
    const { body } = await desk.add('faq_types')
    expect((await desk.move('faq_types', body.id, 'trash')).status).toBe(404)
    expect((await desk.remove('faq_types', body.id)).status).toBe(204)
  })
})

describe('what was saved', () => {
  const lines = async (kind: string, id: number) =>
    (await desk.call(`GET /staff/${kind}/${id}/revisions`)).body.data as { revision: number; changed: string[] }[]

  test('stands in revisions with what each changed, before and after', async () => {
    const { body } = await desk.add('notices')
    await desk.save('notices', body.id, { title_zh: '颱風停班', pinned: true })
    expect(await lines('notices', body.id)).toMatchObject([
      { revision: 2, made_by: name, reverts_to: null, changed: ['title_zh', 'pinned'] },
      { revision: 1, made_by: name },
    ])
    const { body: second } = await desk.call(`GET /staff/notices/${body.id}/revisions/2`)
    expect(second.changes).toEqual([
      { field: 'title_zh', before: '颱風休館', after: '颱風停班' },
      { field: 'pinned', before: false, after: true },
    ])
    expect((await desk.call(`GET /staff/notices/${body.id}/revisions/3`)).status).toBe(404)
    expect((await desk.call(`GET /staff/panels/${body.id}/revisions`)).status, 'of another kind').toBe(404)
  })

  test('is no revision where nothing changed', async () => {
    const { body } = await desk.add('notices')
    await desk.save('notices', body.id)
    expect(await lines('notices', body.id)).toHaveLength(1)
  })

  test('can be taken up again, shown at once where it is shown, and told in the audit log', async () => {
    const id = await shown('panels')
    await desk.save('panels', id, { title_zh: '改過的' })
    await expect.poll(banners).toEqual(['改過的'])
    const { status, body } = await desk.move('panels', id, 'revert', { revision: 1 })
    expect([status, body.title_zh, body.state]).toEqual([200, '島嶼分格', 'published'])
    await expect.poll(banners).toEqual(['島嶼分格'])
    expect((await lines('panels', id))[0]).toMatchObject({ revision: 3, reverts_to: 1, changed: ['title_zh'] })
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where subject_kind = 'panel' and subject_id = ${String(id)} order by id desc limit 1`.execute(
      api.db,
    )
    expect(rows[0]!.action).toBe('posting.revert')
    expect((await desk.move('panels', id, 'revert', { revision: 9 })).status).toBe(404)
    expect((await desk.move('panels', id, 'revert', { revision: 1 }, 1)).status).toBe(412)
  })

  test('of what came with the installation begins with how it came', async () => {
    await sql`insert into site_notice (level, title_zh) values ('info', '原本的公告')`.execute(api.db)
    const [id] = await desk.ids('notices')
    expect(await lines('notices', id!)).toEqual([])
    await desk.save('notices', id!, { title_zh: '新的公告' })
    expect(await lines('notices', id!)).toMatchObject([{ changed: ['title_zh'] }, { revision: 1, made_by: null }])
    expect((await desk.move('notices', id!, 'revert', { revision: 1 })).body.title_zh).toBe('原本的公告')
  })

  test('leads to what is there: a type of questions that is gone is told at its field', async () => {
    const { body: gone } = await desk.add('faq_types', { name_zh: '舊類別' })
    const { body: kept } = await desk.add('faq_types')
    const { body } = await desk.add('faqs', { type_id: gone.id })
    await desk.save('faqs', body.id, { type_id: kept.id })
    await desk.remove('faq_types', gone.id)
    const refused = await desk.move('faqs', body.id, 'revert', { revision: 1 })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['type_id']])
    expect(await stateOf('faqs', body.id)).toBe('draft')
  })

  test('negative control: no revision is written anew', async () => {
    await desk.add('notices')
    await expect(sql`update posting_revision set made_by_name = 'nobody'`.execute(api.db)).rejects.toThrow(
      /posting_revision/,
    )
  })
})

describe('the lock', () => {
  const lock = (who: typeof desk, id: number, take_over = false) => who.move('notices', id, 'lock', { take_over })

  test('keeps a second editor from writing and throwing away until it is taken over, which is told', async () => {
    const second = await api.staffWith('editor')
    const other = whoPosts(api, second.token)
    const { body } = await desk.add('notices')
    expect((await lock(desk, body.id)).body.lock).toMatchObject({ by: name, is_mine: true })
    expect((await lock(other, body.id)).body.lock).toMatchObject({ by: name, is_mine: false })
    const refused = await other.save('notices', body.id, { title_zh: '別人改的' })
    expect([refused.status, refused.body.code]).toEqual([409, 'content.locked'])
    expect(refused.body.message).toContain(name)
    expect((await other.move('notices', body.id, 'trash')).body.code).toBe('content.locked')
    expect((await other.move('notices', body.id, 'revert', { revision: 1 })).body.code).toBe('content.locked')
    expect((await other.move('notices', body.id, 'publish')).status, 'an urgent notice waits for nobody').toBe(200)
    expect((await lock(other, body.id, true)).body.lock).toMatchObject({ by: second.username, is_mine: true })
    const told = await api.db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('action', '=', 'posting.take_over')
      .execute()
    expect(told).toEqual([{ before: { editor: name }, after: { editor: second.username } }])
    expect((await desk.save('notices', body.id)).body.code).toBe('content.locked')
    await desk.call(`POST /staff/notices/${body.id}/unlock`, {})
    expect((await desk.save('notices', body.id)).body.code, 'nobody gives back what others hold').toBe('content.locked')
    await other.call(`POST /staff/notices/${body.id}/unlock`, {})
    expect((await desk.save('notices', body.id, { title_zh: '我改的' })).status).toBe(200)
  })

  test('ends two minutes after the last sign of who holds it', async () => {
    const other = whoPosts(api, (await api.staffWith('editor')).token)
    const { body } = await desk.add('notices')
    await lock(desk, body.id)
    await api.moveClock(119)
    expect((await other.save('notices', body.id)).body.code).toBe('content.locked')
    await api.moveClock(2)
    expect((await other.save('notices', body.id)).status).toBe(200)
  })

  test('is nobody’s in the trash', async () => {
    const { body } = await desk.add('notices')
    await desk.move('notices', body.id, 'trash')
    expect((await lock(desk, body.id)).body.code).toBe('content.state')
  })
})

describe('a banner beyond the third', () => {
  test('says that there is no room for it, and stands in a preview all the same', async () => {
    const ids: number[] = []
    for (let at = 0; at < 4; at++) ids.push(await shown('panels'))
    const places = (await desk.call('GET /staff/panels')).body.data.map(({ place }: { place: number }) => place)
    expect(places).toEqual([1, 2, 3, 4])
    await expect.poll(async () => (await banners()).length).toBe(3)
    const { body: link } = await desk.call('POST /staff/panels/preview', {})
    expect((await api.call(`GET /home/preview?token=${link.token}`)).body.banners).toHaveLength(4)
    await desk.move('panels', ids[0]!, 'unpublish')
    const { data } = (await desk.call('GET /staff/panels')).body
    expect(data.map(({ place }: { place: number | null }) => place)).toEqual([null, 1, 2, 3])
  })
})
