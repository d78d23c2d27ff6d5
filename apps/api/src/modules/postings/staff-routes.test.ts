import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { openCentre } from '../../testing/device-factory.ts'
import { whoPosts } from '../../testing/posting-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof whoPosts>
let other: ReturnType<typeof whoPosts>
let otherName: string
const banners = async () =>
  (await api.call('GET /home')).body.banners.map(({ title_zh }: { title_zh: string }) => title_zh)

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
})
beforeEach(async () => {
  // Anew: a test may have moved the clock past the end of a session.
  desk = whoPosts(api, (await api.staffWith('editor')).token)
  const second = await api.staffWith('editor')
  other = whoPosts(api, second.token)
  otherName = second.username
  for (const table of ['home_panel', 'site_notice', 'faq', 'faq_type'])
    await sql`delete from ${sql.table(table)}`.execute(api.db)
})
afterAll(() => api.close())

describe('a posting', () => {
  test('begins as a draft that nobody but the desk sees, told in the audit log', async () => {
    const { status, body } = await desk.add('panels', { title_ja: '島のコマ割り', alt_zh: '一本攤開的漫畫' })
    expect([status, body]).toMatchObject([
      201,
      { state: 'draft', version: 1, written: ['zh', 'ja'], stale: [], art: 'panels', alt_zh: '一本攤開的漫畫' },
    ])
    expect(await banners()).toEqual([])
    const [entry] = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_kind', 'after'])
      .where('subject_id', '=', String(body.id))
      .where('subject_kind', '=', 'panel')
      .execute()
    expect(entry).toMatchObject({ action: 'posting.add', after: { title_zh: '島嶼分格', link: '/rent_list' } })
  })

  test('is shown from and until an instant, by the clock alone', async () => {
    await api.setClock(new Date('2026-11-24T04:00:00Z'))
    desk = whoPosts(api, (await api.staffWith('editor')).token)
    const { body: panel } = await desk.add('panels')
    const window = { publish_at: '2026-11-24 13:00:00', unpublish_at: '2026-11-24 14:00:00' }
    expect((await desk.move('panels', panel.id, 'publish', window)).body.state).toBe('scheduled')
    expect(await banners()).toEqual([])
    await api.setClock(new Date('2026-11-24T05:00:00Z'))
    await sql`update home_panel set sort = sort`.execute(api.db)
    await expect.poll(banners).toEqual(['島嶼分格'])
    await api.setClock(new Date('2026-11-24T06:00:00Z'))
    await sql`update home_panel set sort = sort`.execute(api.db)
    await expect.poll(banners).toEqual([])
    desk = whoPosts(api, (await api.staffWith('editor')).token)
    expect((await desk.call(`GET /staff/panels/${panel.id}`)).body.state).toBe('unpublished')
  })

  test('is hidden at once, and a window that ends before it begins is refused at its field', async () => {
    const { body: panel } = await desk.add('panels')
    expect((await desk.move('panels', panel.id, 'unpublish')).body.code).toBe('content.state')
    await desk.move('panels', panel.id, 'publish')
    await expect.poll(banners).toEqual(['島嶼分格'])
    expect((await desk.move('panels', panel.id, 'unpublish')).body.state).toBe('unpublished')
    await expect.poll(banners).toEqual([])
    const wrong = await desk.move('panels', panel.id, 'publish', { unpublish_at: '2020-01-01 00:00:00' })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['unpublish_at']])
  })

  test('of two editors the slower one is told who was faster, and nothing of theirs is lost', async () => {
    const { body: notice } = await desk.add('notices')
    await other.save('notices', notice.id, { title_zh: '颱風停班' }, notice.version)
    const { status, body } = await desk.save('notices', notice.id, { title_zh: '照常開館' }, notice.version)
    expect([status, body.stale]).toMatchObject([412, { version: 2, changed_by: otherName, fields: ['title_zh'] }])
    expect((await desk.call(`GET /staff/notices/${notice.id}`)).body.title_zh).toBe('颱風停班')
    for (const verb of ['publish', 'unpublish'])
      expect((await desk.move('notices', notice.id, verb, {}, 1)).status, verb).toBe(412)
    expect((await desk.remove('notices', notice.id, 1)).status).toBe(412)
    await desk.move('notices', notice.id, 'trash', {}, 2)
    expect((await desk.remove('notices', notice.id, 3)).status).toBe(204)
    expect((await desk.save('notices', notice.id)).status).toBe(404)
  })

  test('whose Chinese changes has stale translations, until they are written or confirmed', async () => {
    const { body: notice } = await desk.add('notices', { title_ja: '台風による休館', title_en: 'Closed for a typhoon' })
    const changed = { title_zh: '颱風停班', title_ja: '台風による休館', title_en: 'Closed for a typhoon' }
    const { body: once } = await desk.save('notices', notice.id, changed)
    expect(once.stale).toEqual(['ja', 'en'])
    expect(await desk.ids('notices', '&translation=stale_ja')).toEqual([notice.id])
    const { body: twice } = await desk.save('notices', notice.id, { ...changed, confirmed: ['ja'] })
    expect(twice.stale).toEqual(['en'])
    const { body: all } = await desk.save('notices', notice.id, { ...changed, title_en: 'No work: typhoon' })
    expect(all.stale).toEqual([])
    // Without a change of the Chinese nothing is ever stale.
    expect((await desk.save('notices', notice.id, { ...changed, title_en: 'No work: typhoon' })).body.stale).toEqual([])
  })

  test('is found by its words and by what its translation lacks', async () => {
    const { body: one } = await desk.add('notices', { title_zh: '春節休館' })
    const { body: two } = await desk.add('notices', { title_en: 'Closed' })
    expect(await desk.ids('notices', `&q=${encodeURIComponent('春節')}`)).toEqual([one.id])
    expect(await desk.ids('notices', '&translation=missing_en')).toEqual([one.id])
    expect(await desk.ids('notices', '&state=draft')).toEqual([two.id, one.id])
    expect(await desk.ids('notices', '&state=published')).toEqual([])
  })

  test.each(['page=0', 'per_page=101', 'state=shown', 'translation=ja', `q=${'q'.repeat(10_000)}`, 'type=x'])(
    'with the question %.20s is a refusal',
    async (query) => {
      expect((await desk.call(`GET /staff/panels?${query}`)).status).toBe(422)
    },
  )

  test.each(['%', "'", '   ', '🍣', '_', '\\'])('with the words "%s" is a clean answer', async (words) => {
    await desk.add('panels')
    expect((await desk.call(`GET /staff/panels?q=${encodeURIComponent(words)}`)).status).toBe(200)
  })
})

describe('a banner', () => {
  test.each([
    ['no words and no item', { title_zh: null }, 'title_zh'],
    ['a script as a goal', { link: 'javascript:alert(1)' }, 'link'],
    ['another host without a scheme', { link: '//evil.example' }, 'link'],
    ['an unknown drawing', { art: 'cat' }, 'art'],
    ['an item that is not there', { link: null, content_id: 2_147_483_647 }, 'content_id'],
  ])('with %s is refused at its field', async (_case, fields, field) => {
    const { status, body } = await desk.add('panels', fields)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('leads to an item or to an address, not to both', async () => {
    const content_id = await itemWith(api.db, { title: '特展開幕' })
    expect(Object.keys((await desk.add('panels', { content_id })).body.errors)).toEqual(['link'])
    const { body } = await desk.add('panels', { title_zh: null, link: null, content_id })
    expect(body.item).toMatchObject({ kind: 'news', title_zh: '特展開幕', is_shown: true })
  })

  test('takes its place by an order that all of them have, and the slower of two is refused', async () => {
    const made: number[] = []
    for (const title_zh of ['一', '二', '三']) {
      const { body } = await desk.add('panels', { title_zh })
      await desk.move('panels', body.id, 'publish')
      made.push(body.id)
    }
    const [one, two, three] = made as [number, number, number]
    await expect.poll(banners).toEqual(['一', '二', '三'])
    const put = await desk.order('panels', [three, one, two], made)
    expect([put.status, put.body]).toEqual([200, { ids: [three, one, two] }])
    await expect.poll(banners).toEqual(['三', '一', '二'])
    // Who is writing one of them is not disturbed by it.
    expect((await desk.save('panels', one, { title_zh: '壹' }, 2)).status).toBe(200)
    const late = await other.order('panels', [two, one, three], made)
    expect([late.status, late.body.code]).toEqual([409, 'posting.order'])
    for (const [ids, seen] of [
      [[one, two], made],
      [[one, one, two], made],
      [[one, two, 2_147_483_647], made],
    ] as const)
      expect((await desk.order('panels', ids, seen)).status).toBe(422)
    expect(await desk.ids('panels')).toEqual([three, one, two])
  })

  test('that is not shown yet is on the home of who has a link of the desk, and of nobody else', async () => {
    await desk.add('panels', { title_zh: '還沒公開' })
    const { body: link } = await desk.call('POST /staff/panels/preview', {})
    expect(link.path).toBe(`preview?token=${link.token}`)
    const seen = (token: string) => api.call(`GET /home/preview?token=${encodeURIComponent(token)}`)
    const { status, body, headers } = await seen(link.token)
    expect([status, body.banners[0].title_zh, headers['cache-control']]).toEqual([200, '還沒公開', 'private, no-store'])
    expect(await banners()).toEqual([])
    const forged = link.token.replace(/\d(?=\.[^.]+$)/, (last: string) => (last === '9' ? '8' : '9'))
    for (const token of ['', 'home', forged, `${link.token}x`, link.token.replace('home', '7')])
      expect((await seen(token)).status, token).toBe(404)
    await api.moveClock(8 * 86_400)
    expect((await seen(link.token)).status).toBe(404)
    await api.moveClock(-8 * 86_400)
  })
})

describe('a notice', () => {
  const told = async () =>
    (await api.call('GET /notices')).body.map(({ title_zh }: { title_zh: string }) => title_zh) as string[]
  const shown = async (fields: object) => {
    const { body } = await desk.add('notices', fields)
    await desk.move('notices', body.id, 'publish')
    return body.id as number
  }

  test('is told with warnings first, then the pinned, then the newest, and at most three', async () => {
    await shown({ title_zh: '舊的' })
    await api.moveClock(60)
    await shown({ title_zh: '新的' })
    await shown({ title_zh: '釘住', pinned: true })
    await shown({ title_zh: '颱風', level: 'warning' })
    await expect.poll(told).toEqual(['颱風', '釘住', '新的'])
  })

  test('answers 304 to who has it', async () => {
    await shown({})
    await expect.poll(told).toHaveLength(1)
    const { headers } = await api.call('GET /notices')
    const again = await api.call('GET /notices', { headers: { 'if-none-match': headers['etag']! } })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})
