import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { forgetVisits } from './queries.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await api.setClock(new Date('2026-11-24T02:10:00Z'))
})
afterAll(() => api.close())

describe('PUT /news/{id}/collect', () => {
  test('collects once, shows it on every card, and lets it go', async () => {
    const [{ token }, other, id] = [await api.memberWith(), await api.memberWith(), await itemWith(api.db)]
    const put = (isCollect: unknown) => api.call(`PUT /news/${id}/collect`, { token, body: { is_collect: isCollect } })
    expect((await put(true)).body).toEqual({ is_collect: true })
    expect((await put('1')).body).toEqual({ is_collect: true })
    const flags = async (who: string | undefined) => [
      (await api.call('GET /news', { token: who })).body.data.find((one: { id: number }) => one.id === id).is_collect,
      (await api.call(`GET /news/${id}`, { token: who })).body.is_collect,
    ]
    expect([await flags(token), await flags(other.token), await flags(undefined)]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
    expect((await api.call('GET /my/collect/news', { token })).body).toMatchObject({
      data: [{ id }],
      meta: { total: 1 },
    })
    expect((await put(false)).body).toEqual({ is_collect: false })
    expect((await api.call('GET /my/collect/news', { token })).body).toMatchObject({ data: [], meta: { total: 0 } })
  })

  test('is for members who are activated, and for what is shown and of the kind', async () => {
    const [{ token }, newcomer] = [await api.memberWith(), await api.memberWith({ activated: false })]
    const [id, draft] = [await itemWith(api.db), await itemWith(api.db, { publishInHours: null })]
    const body = { is_collect: true }
    expect((await api.call(`PUT /news/${id}/collect`, { body })).status).toBe(401)
    expect((await api.call(`PUT /news/${id}/collect`, { body, token: newcomer.token })).body.code).toBe(
      'member.not_activated',
    )
    for (const path of [`news/${draft}`, `video/${id}`, 'news/999999', 'album/0'])
      expect((await api.call(`PUT /${path}/collect`, { body, token })).status, path).toBe(404)
    for (const wrong of [{}, { is_collect: 'yes' }, { is_collect: null }, { is_collect: 2 }])
      expect((await api.call(`PUT /news/${id}/collect`, { body: wrong, token })).status).toBe(422)
  })

  test('what is withdrawn leaves the list and comes back with it', async () => {
    const [member, id] = [await api.memberWith(), await itemWith(api.db, { kind: 'album', unpublishInHours: 1 })]
    await api.call(`PUT /album/${id}/collect`, { token: member.token, body: { is_collect: true } })
    const total = async () => {
      // An access token does not live as long as this test's clock runs.
      const { token } = await api.sessionOf(member)
      return (await api.call('GET /my/collect/album', { token })).body.meta.total
    }
    expect(await total()).toBe(1)
    await api.moveClock(7_200)
    expect(await total()).toBe(0)
    await api.moveClock(-7_200)
    expect(await total()).toBe(1)
  })

  test('the database itself refuses what cannot be collected', async () => {
    const [{ id: member }, comic] = [await api.memberWith(), await itemWith(api.db, { kind: 'comic' })]
    const collect = (kind: string) =>
      sql`insert into collected (member_id, content_id, kind) values (${member}, ${comic}, ${kind})`.execute(api.db)
    await expect(collect('comic')).rejects.toThrow('collected__kind')
    await expect(collect('news')).rejects.toThrow('collected__of_content')
  })
})

describe('PUT /clicks/{id} and /share_clicks/{id}', () => {
  const click = (id: number, from: string, browser = 'Firefox') =>
    api.call(`PUT /clicks/${id}`, { from, headers: { 'user-agent': browser } })
  const counts = async (id: number) => {
    const { body } = await api.call(`GET /news/${id}`)
    return [body.clicks, body.share_clicks]
  }

  test('count a visitor once an hour, whatever kind the item is of', async () => {
    const id = await itemWith(api.db)
    expect((await click(id, '203.0.113.1')).status).toBe(204)
    await click(id, '203.0.113.1')
    expect(await counts(id)).toEqual([1, 0])
    await click(id, '203.0.113.2')
    await click(id, '203.0.113.1', 'Safari')
    await api.call(`PUT /share_clicks/${id}`, { from: '203.0.113.1' })
    expect(await counts(id)).toEqual([3, 1])
    await api.moveClock(3_600)
    await click(id, '203.0.113.1')
    expect(await counts(id)).toEqual([4, 1])
  })

  test('twenty at once of one visitor are one, and of twenty visitors twenty', async () => {
    const [one, many] = [await itemWith(api.db), await itemWith(api.db)]
    const addresses = Array.from({ length: 20 }, (_, index) => `198.51.100.${index + 1}`)
    await Promise.all(addresses.map(() => click(one, '198.51.100.1')))
    await Promise.all(addresses.map((address) => click(many, address)))
    expect([await counts(one), await counts(many)]).toEqual([
      [1, 0],
      [20, 0],
    ])
  })

  test('keep neither address nor browser, and after midnight nothing that could be matched', async () => {
    const id = await itemWith(api.db)
    await click(id, '203.0.113.77', 'PlantedBrowser')
    const { rows } = await sql<{ visit: string }>`select content_visit::text as visit from content_visit`.execute(
      api.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { visit } of rows) expect(visit).not.toMatch(/203\.0\.113|PlantedBrowser/)
    await api.moveClock(24 * 3_600)
    await forgetVisits(api.db)
    const left = await sql<{ n: number }>`
      select (select count(*) from content_visit) + (select count(*) from visit_salt) as n`.execute(api.db)
    expect(left.rows[0]!.n).toBe(0)
    expect(await counts(id)).toEqual([1, 0])
  })

  test('know nothing of a draft or of no item', async () => {
    const draft = await itemWith(api.db, { publishInHours: null })
    for (const id of [draft, 0, 999_999]) expect((await click(id, '203.0.113.1')).status).toBe(404)
    expect((await api.call('PUT /share_clicks/abc')).status).toBe(404)
  })
})
