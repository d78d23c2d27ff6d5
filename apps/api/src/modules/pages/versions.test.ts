import { foldTexts } from '@koma/database/search/fold-texts.ts'
import { houseLimits } from '@koma/domain/house-rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { announce, nextVersion, pagesOnDesk } from '../../testing/page-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { pageJobs } from './jobs.ts'

const today = new Date('2026-11-24T04:00:00Z')
const tomorrow = '2026-11-25'

let api: TestApi
let desk: ReturnType<typeof atTheDesk>
let idOf: Awaited<ReturnType<typeof pagesOnDesk>>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await api.setClock(today)
  desk = atTheDesk(api, (await api.staffWith('editor')).token)
  idOf = await pagesOnDesk(api)
})
afterAll(() => api.close())

beforeEach(async () => {
  await api.setClock(today)
  await desk.move(idOf('privacy'), 'unpublish')
})

const page = async (slug: string, query = '') => (await api.call(`GET /page/${slug}${query}`)).body
const statesOf = async (slug: string) =>
  (await page(slug)).versions.map(({ version, state }: Record<string, string>) => `${version} ${state}`)

describe('the next version of a text that people go by', () => {
  test('is announced, read under its name, and holds from midnight of its day on', async () => {
    expect((await announce(desk, idOf('privacy'), tomorrow)).status).toBe(200)
    await expect.poll(() => statesOf('privacy')).toEqual([`${tomorrow} coming`, '2026-11-22 current', '2026-11 past'])
    expect((await page('privacy')).body_zh).not.toContain('新的隱私權政策')
    expect(await page('privacy', `?version=${tomorrow}`)).toMatchObject({
      body_zh: '<p>新的隱私權政策，5 個工作天內答覆。</p>',
      changes_zh: ['改了第一句。', '也改了第二句。'],
    })
    await api.setClock(new Date('2026-11-24T15:59:59Z'))
    expect((await page('privacy')).version).toBe('2026-11-22')
    await api.setClock(new Date('2026-11-24T16:00:00Z'))
    expect(await statesOf('privacy')).toEqual([`${tomorrow} current`, '2026-11-22 past', '2026-11 past'])
    expect((await page('privacy')).body_en).toBe('<p>The new privacy policy</p>')
  })

  test('announced anew takes the place of what was announced; withdrawn it is gone, and the draft stays', async () => {
    await announce(desk, idOf('privacy'), tomorrow)
    await announce(desk, idOf('privacy'), '2026-12-01', { title_en: 'Privacy' })
    expect((await statesOf('privacy'))[0]).toBe('2026-12-01 coming')
    expect(await statesOf('privacy')).toHaveLength(3)
    const { status, body } = await desk.move(idOf('privacy'), 'unpublish')
    expect([status, body.has_changes, body.draft.title_en]).toEqual([200, true, 'Privacy'])
    expect(await statesOf('privacy')).toEqual(['2026-11-22 current', '2026-11 past'])
    expect((await desk.move(idOf('privacy'), 'unpublish')).body.code).toBe('content.state')
  })

  test.each([
    [{ page: { ...nextVersion(null).page } }, 'page.holds_from'],
    [{ page: { ...nextVersion('2026-11-24').page } }, 'page.holds_from'],
    [{ page: { ...nextVersion('2020-01-01').page } }, 'page.holds_from'],
    [{ page: { ...nextVersion(tomorrow).page, changes_ja: '  ' } }, 'page.changes_ja'],
    [{ body_zh: null }, 'body_zh'],
    [{ body_ja: null }, 'body_ja'],
    [{ title_en: null }, 'title_en'],
  ])('is not published, and cannot be seen by a link, with %j', async (part, field) => {
    await desk.call(`PUT /staff/content/${idOf('privacy')}`, nextVersion(tomorrow, part))
    for (const action of ['publish', 'preview']) {
      const { status, body } = await desk.move(idOf('privacy'), action)
      expect([status, Object.keys(body.errors ?? {})], action).toEqual([422, [field]])
    }
    expect(await statesOf('privacy')).toHaveLength(2)
  })

  test.each([
    [{ body_zh: '<p>{{no_such_number}}</p>' }, 'body_zh'],
    [{ body_en: '<p>A<img src="/media/x.webp" alt="x"></p>' }, 'body_en'],
    [{ page: { holds_from: 'tomorrow' } }, 'page.holds_from'],
    [{ page: { changes_zh: 'x'.repeat(10_000) } }, 'page.changes_zh'],
    [{ title_zh: ' ' }, 'title_zh'],
  ])('is not saved with %j', async (part, field) => {
    const { status, body } = await desk.call(`PUT /staff/content/${idOf('privacy')}`, nextVersion(tomorrow, part))
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('is shown by a link of the desk on its own screen, and nothing is announced by that', async () => {
    await desk.call(`PUT /staff/content/${idOf('privacy')}`, nextVersion(tomorrow))
    const link = (await desk.move(idOf('privacy'), 'preview')).body
    expect(link.path).toBe(`privacy/preview?token=${link.token}`)
    const { body, headers } = await api.call(`GET /page/preview?token=${link.token}`)
    expect(body).toMatchObject({ slug: 'privacy', version: tomorrow, title_en: 'Privacy policy' })
    expect(headers['cache-control']).toContain('no-store')
    for (const path of ['/page/preview', '/page/preview?token=x', `/news/preview?token=${link.token}`])
      expect((await api.call(`GET ${path}`)).status, path).toBe(404)
    expect(await statesOf('privacy')).toHaveLength(2)
  })
})

describe('the other texts of the house', () => {
  test('are read as they were published, at once in every process, cleaned, with what was before as a revision', async () => {
    const second = await api.anotherServer()
    const elsewhere = async () => (await second.call('GET /page/history')).body.body_en
    expect(await elsewhere()).not.toContain('1949')
    const id = idOf('history')
    const before = (await desk.read(id)).draft
    await desk.call(`PUT /staff/content/${id}`, {
      ...before,
      body_en: '<p onclick="x()">First drawn in 1949</p><script>y</script>',
    })
    expect((await page('history')).body_en).not.toContain('1949')
    expect((await desk.move(id, 'publish')).status).toBe(200)
    await expect.poll(async () => (await page('history')).body_en).toBe('<p>First drawn in 1949</p>')
    await expect.poll(elsewhere).toBe('<p>First drawn in 1949</p>')
    expect((await page('history')).updated_at).toBe('2026-11-24 00:00:00')
    const revisions = await desk.call(`GET /staff/content/${id}/revisions`)
    expect(revisions.body.data.map(({ changed }: { changed: string[] }) => changed)[0]).toEqual(['body_en'])
    await desk.move(id, 'revert', { revision: 1 })
    await desk.move(id, 'publish')
    await expect.poll(async () => (await page('history')).body_en).toBe(before.body_en!.replaceAll('&quot;', '"'))
  })

  test.each(['trash', 'unpublish'])('no text is taken away: %s', async (action) => {
    for (const slug of ['about', 'terms'] as const)
      expect((await desk.move(idOf(slug), action)).body.code, slug).toBe('content.state')
  })

  test('none is scheduled by a window, and none is added', async () => {
    const window = { publish_at: '2026-12-01 00:00:00' }
    const { status, body } = await desk.move(idOf('about'), 'publish', window)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['publish_at']])
    expect((await desk.call('POST /staff/content', { kind: 'page', title_zh: '新頁' })).status).toBe(422)
  })

  test('are found by search in the version that holds, a number of the house in the excerpt', async () => {
    await announce(desk, idOf('privacy'), tomorrow, { body_en: '<p>Flamingo {{contact_reply_working_days}} days</p>' })
    const hits = async () => {
      await foldTexts(api.db)
      return (await api.call('GET /search?q=flamingo')).body.data
    }
    expect(await hits()).toEqual([])
    await api.setClock(new Date('2026-11-24T16:00:00Z'))
    for (const { run } of pageJobs(api.deps)) await run()
    const [hit] = await hits()
    expect(hit).toMatchObject({ kind: 'page', type: 'privacy', title_en: 'Privacy policy' })
    expect(hit.snippet.pieces.map(({ text }: { text: string }) => text).join('')).toContain(
      `Flamingo ${houseLimits.contact_reply_working_days} days`,
    )
  })

  test('that stand as they are tell no page to be forgotten; control: one that has changed does', async () => {
    for (const { run } of pageJobs(api.deps)) await run()
    const open = await api.db.startTransaction().execute()
    await sql`
      create table told (at timestamptz default now());
      create function tell() returns trigger language plpgsql as 'begin insert into told default values; return null; end';
      create trigger tell after insert or update or delete on content_text for each statement execute function tell();
    `.execute(open)
    const told = async () => {
      await sql`select show_held_pages()`.execute(open)
      return (await sql`select at from told`.execute(open)).rows.length
    }
    expect(await told()).toBe(0)
    await sql`update page_version set title_en = 'Our years' where page = 'history'`.execute(open)
    expect(await told()).toBeGreaterThan(0)
    await open.rollback().execute()
  })

  test('stand in the list and on the board of the desk', async () => {
    const { body } = await desk.call('GET /staff/content?kind=page&per_page=100')
    expect(body.meta.total).toBe(6)
    const board = (await desk.call('GET /staff/content_coverage')).body
    expect(board.filter(({ kind }: { kind: string }) => kind === 'page')).toEqual([
      { kind: 'page', language: 'ja', items: 6, whole: 6, partial: 0, stale: expect.any(Number) },
      { kind: 'page', language: 'en', items: 6, whole: 6, partial: 0, stale: expect.any(Number) },
    ])
  })
})

describe('who may', () => {
  test.each([
    ['editor', 200, 200],
    ['admin', 200, 200],
    ['reviewer', 200, 403],
    ['auditor', 200, 403],
    ['desk', 403, 403],
    ['finance', 403, 403],
  ] as const)('%s: read %i, write and publish %i', async (role, reads, writes) => {
    const other = atTheDesk(api, (await api.staffWith(role)).token)
    const id = idOf('level')
    const { draft } = await desk.read(id)
    expect((await other.call(`GET /staff/content/${id}`)).status).toBe(reads)
    expect((await other.call(`PUT /staff/content/${id}`, draft)).status).toBe(writes)
    expect((await other.move(id, 'publish')).status).toBe(writes)
  })
})

describe('the database', () => {
  const change = (slug: string, version: string) =>
    sql`update page_version set title_en = 'Other' where page = ${slug} and version = ${version}`
  const removal = (slug: string, version: string) =>
    sql`delete from page_version where page = ${slug} and version = ${version}`
  const held = [
    ['privacy', '2026-11-22'],
    ['privacy', '2026-11'],
    ['terms', '2026-11'],
    ['termsspacerental', '2026-11'],
  ] as const

  test.each(held)('lets nobody change or take away %s %s, which holds or has held', async (slug, version) => {
    await expect(change(slug, version).execute(api.db)).rejects.toThrow('stays as it is')
    await expect(removal(slug, version).execute(api.db)).rejects.toThrow('stays as it is')
  })

  test('negative control: without its guard the same change would go through', async () => {
    const open = await api.db.startTransaction().execute()
    await sql`alter table page_version disable trigger page_version__frozen`.execute(open)
    await sql`alter table page_version disable trigger page_version__to_come`.execute(open)
    expect((await change('terms', '2026-11').execute(open)).numAffectedRows).toBe(1n)
    await open.rollback().execute()
  })

  test('takes no version that would hold without having been announced', async () => {
    await announce(desk, idOf('privacy'), tomorrow)
    const early = sql`update page_version set holds_from = koma_today() where page = 'privacy' and version = ${tomorrow}`
    await expect(early.execute(api.db)).rejects.toThrow('without having been announced')
    await expect(sql`truncate page_version cascade`.execute(api.db)).rejects.toThrow('page_version is append-only')
  })

  test('lets what is announced be changed until its day, and not from then on', async () => {
    await announce(desk, idOf('terms'), tomorrow)
    expect((await change('terms', tomorrow).execute(api.db)).numAffectedRows).toBe(1n)
    await api.setClock(new Date('2026-11-25T04:00:00Z'))
    await expect(change('terms', tomorrow).execute(api.db)).rejects.toThrow('stays as it is')
    const nextDay = atTheDesk(api, (await api.staffWith('editor')).token)
    expect((await nextDay.move(idOf('terms'), 'unpublish')).body.code).toBe('content.state')
  })
})
