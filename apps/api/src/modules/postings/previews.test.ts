import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { whoPosts } from '../../testing/posting-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof whoPosts>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  desk = whoPosts(api, (await api.staffWith('editor')).token)
})
beforeEach(async () => {
  for (const table of ['site_notice', 'faq', 'faq_type']) await sql`delete from ${sql.table(table)}`.execute(api.db)
})
afterAll(() => api.close())

type Kind = 'notices' | 'faqs'
const screens = { notices: 'notices', faqs: 'faq' } as const

/** A draft of the kind; a question with the type that it needs. */
async function draft(kind: Kind, fields: object = {}): Promise<number> {
  const needed = kind === 'faqs' ? { type_id: (await desk.add('faq_types')).body.id } : {}
  return (await desk.add(kind, { ...needed, ...fields })).body.id
}
const linkOf = async (kind: Kind, id: number) => (await desk.move(kind, id, 'preview')).body
const opened = (kind: Kind, token: string) =>
  api.call(`GET /${screens[kind]}/preview?token=${encodeURIComponent(token)}`)
const shownNotices = async () => (await api.call('GET /notices')).body.map(({ id }: { id: number }) => id)
const shownQuestions = async () => (await api.call('GET /faq')).body.data.map(({ id }: { id: number }) => id)

describe.each(['notices', 'faqs'] as const)('the link of one of the %s', (kind) => {
  test('shows it to whoever has it, kept by nobody, while no visitor sees it', async () => {
    const id = await draft(kind)
    const link = await linkOf(kind, id)
    expect(link.path).toBe(`${kind === 'faqs' ? 'faq/preview' : 'preview'}?token=${link.token}`)
    const { status, body, headers } = await opened(kind, link.token)
    expect([status, body.id, headers['cache-control']]).toEqual([200, id, 'private, no-store'])
    expect((await opened(kind, link.token)).status, 'a second time').toBe(200)
    expect(await shownNotices()).toEqual([])
    expect(await shownQuestions()).toEqual([])
    const { state, version } = (await desk.call(`GET /staff/${kind}/${id}`)).body
    expect([state, version]).toEqual(['draft', 1])
  })

  test('opens for seven days, and not a moment longer', async () => {
    const id = await draft(kind)
    const { token } = await linkOf(kind, id)
    await api.moveClock(7 * 86_400 - 60)
    expect((await opened(kind, token)).status).toBe(200)
    await api.moveClock(60)
    expect((await opened(kind, token)).status).toBe(404)
    await api.moveClock(-7 * 86_400)
  })

  test('is a 404 where it is forged, empty, of another posting, of another kind, or of an item', async () => {
    const [id, other] = [await draft(kind), await draft(kind)]
    const { token } = await linkOf(kind, id)
    const item = (await desk.call('POST /staff/content', { kind: 'news', title_zh: '稿', body_zh: '<p>稿</p>' })).body
      .id
    const ofItem = (await desk.call(`POST /staff/content/${item}/preview`, {})).body.token
    const ofHome = (await desk.call('POST /staff/panels/preview', {})).body.token
    const another = kind === 'faqs' ? 'notices' : 'faqs'
    const ofAnother = (await linkOf(another, await draft(another))).token
    const forged = [
      '',
      'x',
      '🍣',
      token.slice(0, -1),
      token.replace(`-${id}.`, `-${other}.`),
      token.replace(/\.(\d+)\./, (_: string, at: string) => `.${Number(at) + 1}.`),
      ofItem,
      ofHome,
      ofAnother,
    ]
    for (const one of forged) expect((await opened(kind, one)).status, one).toBe(404)
    expect((await api.call(`GET /${screens[kind]}/preview`)).status).toBe(404)
    expect((await opened(kind, 'x'.repeat(501))).status).toBe(422)
    expect((await api.call(`GET /news/preview?token=${token}`)).status, 'and opens no item').toBe(404)
    expect((await api.call(`GET /home/preview?token=${token}`)).status, 'and not the banners').toBe(404)
  })

  test('shows nothing of the trash, and there is none for it', async () => {
    const id = await draft(kind)
    const { token } = await linkOf(kind, id)
    await desk.move(kind, id, 'trash')
    expect((await opened(kind, token)).status).toBe(404)
    expect((await desk.move(kind, id, 'preview')).body.code).toBe('content.state')
    await desk.remove(kind, id)
    expect((await opened(kind, token)).status).toBe(404)
    expect((await desk.move(kind, id, 'preview')).status).toBe(404)
  })

  test('shows what waits for its day and what is over, as it is written now', async () => {
    const id = await draft(kind)
    const { token } = await linkOf(kind, id)
    await desk.move(kind, id, 'publish', { publish_at: '2999-01-01 00:00:00', unpublish_at: null })
    expect((await opened(kind, token)).body.id).toBe(id)
    const { type_id } = (await desk.call(`GET /staff/${kind}/${id}`)).body
    await desk.save(kind, id, { type_id, ...(kind === 'faqs' ? { question_zh: '新的' } : { title_zh: '新的' }) })
    expect(JSON.stringify((await opened(kind, token)).body)).toContain('新的')
  })

  test('changes nothing, however many look at once', async () => {
    const id = await draft(kind)
    const { token } = await linkOf(kind, id)
    const seen = await Promise.all(Array.from({ length: 5 }, () => opened(kind, token)))
    expect(seen.map(({ body }) => body.id)).toEqual(Array.from({ length: 5 }, () => id))
    expect((await desk.call(`GET /staff/${kind}/${id}`)).body.publish_at).toBeNull()
  })
})

test('negative control: once it is shown, the very calls that hid it tell of it', async () => {
  const [notice, question] = [await draft('notices'), await draft('faqs')]
  await desk.move('notices', notice, 'publish')
  await desk.move('faqs', question, 'publish')
  await expect.poll(shownNotices).toEqual([notice])
  await expect.poll(shownQuestions).toEqual([question])
})

describe('a question', () => {
  test('stands among those of its type alone, in its order, and is counted', async () => {
    const { body: type } = await desk.add('faq_types')
    const ids: number[] = []
    for (let at = 0; at < 3; at++) ids.push((await desk.add('faqs', { type_id: type.id })).body.id)
    await desk.move('faqs', ids[0]!, 'publish')
    await desk.move('faqs', ids[2]!, 'publish')
    await desk.move('faqs', await draft('faqs'), 'publish')
    const { body } = await opened('faqs', (await linkOf('faqs', ids[1]!)).token)
    expect(body.questions.map(({ id }: { id: number }) => id)).toEqual(ids)
    expect(body.types.map(({ count }: { count: number }) => count)).toEqual([3, 1])
  })
})

describe('a notice', () => {
  test('stands where it would: above what is less urgent', async () => {
    const shown = await draft('notices')
    await desk.move('notices', shown, 'publish')
    const id = await draft('notices', { level: 'warning' })
    const { body } = await opened('notices', (await linkOf('notices', id)).token)
    expect([body.notices.map((one: { id: number }) => one.id), body.has_room]).toEqual([[id, shown], true])
  })

  test('for which there is no room stands behind the others, and says so', async () => {
    for (let at = 0; at < 4; at++) await desk.move('notices', await draft('notices', { level: 'warning' }), 'publish')
    const id = await draft('notices')
    const { body } = await opened('notices', (await linkOf('notices', id)).token)
    expect([body.notices.length, body.notices[3].id, body.has_room]).toEqual([4, id, false])
  })
})
