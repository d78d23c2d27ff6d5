import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let token: string
const facts = (fields: object = {}) => ({ name_zh: '漫畫文化中心', phone: '02 1234 5678', ...fields })
const set = (fields: object = {}, version?: number) =>
  api.call('POST /staff/centre', {
    token,
    body: facts(fields),
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  })
const holds = async () => (await api.call('GET /centre')).body

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await api.setClock(new Date('2026-11-24T04:00:00Z'))
})
// Anew: a test may have moved the clock past the end of a session.
beforeEach(async () => {
  token = (await api.staffWith('admin')).token
})
afterAll(() => api.close())

describe("the centre's facts", () => {
  test('begin with its name in three languages, and nothing that nobody has filled in', async () => {
    expect(await holds()).toMatchObject({
      name_zh: '漫畫文化中心',
      name_en: 'Comic Culture Centre',
      phone: null,
      links: [],
    })
  })

  test('change at once, and what held before stays known', async () => {
    expect((await api.call('GET /centre')).body.phone).toBeNull()
    const { status, body } = await set({ address_zh: ' 臺北市 ', address_ja: '  ', email: 'hello@koma.example' })
    expect([status, body.data.map(({ state }: { state: string }) => state)]).toEqual([200, ['holds', 'past']])
    expect(body.data[0]).toMatchObject({ phone: '02 1234 5678', address_zh: '臺北市', address_ja: null })
    expect((await api.call('GET /centre')).body.phone).toBe('02 1234 5678')
    const [entry] = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('subject_kind', '=', 'centre')
      .execute()
    expect(entry).toMatchObject({
      action: 'centre.change',
      before: { phone: null },
      // The clock goes on while the test runs.
      after: { phone: '02 1234 5678', valid_from: expect.stringMatching(/^2026-11-24 12:0\d:\d\d$/) },
    })
  })

  test('that are to come hold from their instant on, and can be taken back until then', async () => {
    const { body } = await set({ phone: '02 9999 9999', valid_from: '2026-12-01 00:00:00' })
    expect(body.data.map(({ state }: { state: string }) => state)).toEqual(['to_come', 'holds', 'past'])
    expect((await holds()).phone).toBe('02 1234 5678')
    const withdraw = (valid_from: string) => api.call('POST /staff/centre/withdraw', { token, body: { valid_from } })
    expect((await withdraw('2026-12-01 00:00:00')).body.data).toHaveLength(2)
    expect((await withdraw('2026-12-01 00:00:00')).status).toBe(404)
    // What holds or held is history: nobody takes it back.
    expect((await withdraw('2026-11-24 12:00:00')).status).toBe(404)
    await set({ phone: '02 9999 9999', valid_from: '2026-12-01 00:00:00' })
    await api.setClock(new Date('2026-11-30T16:00:00Z'))
    await sql`update setting set value = value`.execute(api.db)
    await expect.poll(async () => (await holds()).phone).toBe('02 9999 9999')
  })

  test('of two who change them the slower one is told who was faster', async () => {
    const { version } = (await api.call('GET /staff/centre', { token })).body
    expect((await set({ phone: '1' }, version)).status).toBe(200)
    const { status, body } = await set({ phone: '2' }, version)
    expect([status, body.code, body.stale.version]).toEqual([412, 'version.stale', version + 1])
    await expect.poll(async () => (await holds()).phone).toBe('1')
  })

  test.each([
    ['no name', { name_zh: ' ' }, 'name_zh'],
    ['a mail that is none', { email: 'hello' }, 'email'],
    ['a number that is none', { phone: 'call us' }, 'phone'],
    ['a map without https', { map_url: 'javascript:alert(1)' }, 'map_url'],
    ['a link that runs', { links: [{ name: 'x', url: 'javascript:alert(1)' }] }, 'links.0.url'],
    ['a beginning that is over', { valid_from: '2020-01-01 00:00:00' }, 'valid_from'],
  ])('with %s are refused at the field', async (_case, fields, field) => {
    const { status, body } = await set(fields)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('without a name are refused by the database', async () => {
    const written = sql`
      insert into setting (key, valid_from, value)
      values ('centre', '2030-01-01', '{"name_zh": "", "links": []}')`.execute(api.db)
    await expect(written).rejects.toMatchObject({ constraint: 'setting__centre' })
  })
})
