import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let token: string
const add = (from: string, to: string, note: string | null = null) =>
  api.call('POST /staff/redirects', { token, body: { from, to, note } })
const leads = async (path: string) => {
  const { status, body } = await api.call(`GET /redirect?path=${encodeURIComponent(path)}`)
  return status === 200 ? body.to : status
}

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  token = (await api.staffWith('editor')).token
})
beforeEach(() => sql`delete from redirect`.execute(api.db))
afterAll(() => api.close())

describe('an old address', () => {
  test('leads on in any language, with its query or without, and tells the audit log', async () => {
    const { status, body } = await add('https://old.example/zh/news_detail.php?id=12', '/ja/news/33', ' 改版 ')
    expect([status, body]).toMatchObject([201, { from: '/news_detail.php?id=12', to: '/news/33', hits: 0, version: 1 }])
    await add('/news_detail.php', '/news_list')
    await expect.poll(() => leads('/en/news_detail.php?id=12')).toBe('/news/33')
    await expect.poll(() => leads('/news_detail.php?id=13')).toBe('/news_list')
    expect(await leads('/news_detail.php/')).toBe('/news_list')
    for (const path of ['/news_detail', '/', '', '/NEWS_DETAIL.PHP', '🍣', `/${'x'.repeat(1_000)}`])
      expect(await leads(path), path).toBe(404)
    const entries = await api.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_kind', '=', 'redirect')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['redirect.add', 'redirect.add'])
  })

  test('in the characters of its readers is the one that a browser sends', async () => {
    await add('/最新消息', '/news_list')
    await expect.poll(() => leads('/%e6%9c%80%E6%96%B0%E6%B6%88%E6%81%AF')).toBe('/news_list')
  })

  test.each([
    ['/', '/faq', 'from'],
    ['/en', '/faq', 'from'],
    ['/old', 'https://evil.example/', 'to'],
    ['/old', '//evil.example', 'to'],
    ['/old', '/\\evil.example', 'to'],
    ['/old', 'javascript:alert(1)', 'to'],
    ['/old', '/old', 'to'],
    ['/old', '/ja/old?x=1', 'to'],
  ])('%s that is to lead to %s is refused at the field %s', async (from, to, field) => {
    const { status, body } = await add(from, to)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('has one way on, and a way of several steps does not come back', async () => {
    await add('/a', '/b')
    expect(Object.keys((await add('/a', '/c')).body.errors)).toEqual(['from'])
    await add('/b', '/c?x=1')
    expect(Object.keys((await add('/c', '/a')).body.errors)).toEqual(['to'])
    expect((await add('/c', '/d')).status).toBe(201)
    const { body: list } = await api.call('GET /staff/redirects?per_page=100', { token })
    const c = list.data.find(({ from }: { from: string }) => from === '/c')
    const back = await api.call(`PUT /staff/redirects/${c.id}`, { token, body: { from: '/c', to: '/a' } })
    expect([back.status, Object.keys(back.body.errors)]).toEqual([422, ['to']])
  })

  test('is kept from a circle by the database, also where its halves are made at once', async () => {
    const insert = (from: string, to: string) =>
      sql`insert into redirect (from_path, to_path) values (${from}, ${to})`.execute(api.db)
    const both = await Promise.allSettled([insert('/a', '/b'), insert('/b', '/a')])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { constraint: 'redirect__leads_on' },
    })
    // The control: without the trigger the same circle is let in.
    await sql`delete from redirect`.execute(api.db)
    await sql`alter table redirect disable trigger redirect__leads_on`.execute(api.db)
    await insert('/a', '/b')
    await insert('/b', '/a')
    await sql`alter table redirect enable trigger redirect__leads_on`.execute(api.db)
  })

  test.each([
    ['/zh/old', '/faq', 'redirect__from'],
    ['old', '/faq', 'redirect__from'],
    ['/old/', '/faq', 'redirect__from'],
    ['/old', '//evil.example', 'redirect__to'],
    ['/old', 'https://evil.example', 'redirect__to'],
    ['/old', '/zh/faq', 'redirect__to'],
  ])('%s to %s is refused by the database', async (from, to, constraint) => {
    const written = sql`insert into redirect (from_path, to_path) values (${from}, ${to})`.execute(api.db)
    await expect(written).rejects.toMatchObject({ constraint })
  })
})

describe('a redirect', () => {
  test('counts who went by it, a moment later, without a new version', async () => {
    const { body } = await add('/old', '/faq')
    await expect.poll(() => leads('/old')).toBe('/faq')
    await leads('/old')
    const read = async () => (await api.call(`GET /staff/redirects/${body.id}`, { token })).body
    await expect.poll(async () => (await read()).hits).toBe(2)
    expect(await read()).toMatchObject({ version: 1, last_hit_at: expect.any(String) })
    await add('/newer', '/faq')
    const froms = async (query: string) =>
      (await api.call(`GET /staff/redirects?${query}`, { token })).body.data.map(({ from }: { from: string }) => from)
    expect(await froms('')).toEqual(['/newer', '/old'])
    expect(await froms('sort=hits')).toEqual(['/old', '/newer'])
    expect(await froms('q=NEW')).toEqual(['/newer'])
    expect(await froms(`q=${encodeURIComponent("%' _")}`)).toEqual([])
  })

  test('is changed and taken away by who saw it last', async () => {
    const { body } = await add('/old', '/faq')
    const change = (version: number, to: string) =>
      api.call(`PUT /staff/redirects/${body.id}`, {
        token,
        body: { from: '/old', to },
        headers: { 'if-match': `"${version}"` },
      })
    expect((await change(1, '/news_list')).body.version).toBe(2)
    expect((await change(1, '/contact')).body.code).toBe('version.stale')
    await expect.poll(() => leads('/old')).toBe('/news_list')
    const remove = (version: number) =>
      api.call(`DELETE /staff/redirects/${body.id}`, { token, headers: { 'if-match': `"${version}"` } })
    expect([(await remove(1)).status, (await remove(2)).status, (await remove(2)).status]).toEqual([412, 204, 404])
    expect((await api.call('GET /redirect?path=/old')).status).toBe(404)
  })
})
