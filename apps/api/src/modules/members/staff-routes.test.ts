import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuid7 } from '../../platform/ids.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: TestStaff
let reader: TestMember
let creator: TestMember

beforeAll(async () => {
  api = await testApi()
  desk = await api.staffWith('desk')
  reader = await api.memberWith({
    username: 'readerone1',
    name: '讀者𠮷一',
    email: 'one+1@example.com',
    mobile: '0912000111',
    points: 5,
  })
  creator = await api.memberWith({
    username: 'Creator22',
    name: '創作者二',
    email: 'two@example.org',
    mobile: '819011112222',
    class: 'creator',
    purchasedPoints: 7,
  })
  await api.memberWith({ username: 'creator33', name: '創作者三', class: 'creator', membershipEndsOn: '2020-01-01' })
})
afterAll(() => api.close())

const find = (query = '', who = desk) => api.call(`GET /staff/members${query}`, { token: who.token })
const found = async (query: string) =>
  ((await find(query)).body.data as { username: string }[]).map(({ username }) => username)

describe('GET /staff/members', () => {
  test.each([
    ['readerone1', 'readerone1'],
    ['DERONE', 'readerone1'],
    ['𠮷', 'readerone1'],
    ['者𠮷', 'readerone1'],
    ['one+1@', 'readerone1'],
    ['2000111', 'readerone1'],
    ['ｒｅａｄｅｒｏｎｅ', 'readerone1'],
    ['創作者二', 'Creator22'],
    ['example.org', 'Creator22'],
    ['1111', 'Creator22'],
  ])('200: %s finds %s alone', async (q, username) => {
    expect(await found(`?q=${encodeURIComponent(q)}`)).toEqual([username])
  })

  test('200: a piece finds all who have it, sorted and paged', async () => {
    expect(await found('?q=creator&sort=username&order=asc')).toEqual(['Creator22', 'creator33'])
    expect(await found('?q=creator&sort=username&order=desc&per_page=1&page=2')).toEqual(['Creator22'])
    expect((await find('?q=creator&page=9')).body).toMatchObject({ data: [], meta: { total: 2, last_page: 1 } })
    expect(await found('?sort=created_at&order=asc')).toEqual(['readerone1', 'Creator22', 'creator33'])
    expect(await found('?sort=name&order=asc')).toHaveLength(3)
  })

  test.each(['%', '_', "'", '\\', 'one+1@example.com\n0912', '1@example.com 0912', '('])(
    '200: %s is looked for as it is',
    async (q) => {
      const { status, body } = await find(`?q=${encodeURIComponent(q)}`)
      expect([status, body.meta.total]).toEqual([200, 0])
    },
  )

  test('200: the class that counts now, with the points of each', async () => {
    expect(await found('?type=creator')).toEqual(['Creator22'])
    const { body } = await find('?type=general&sort=username&order=desc')
    expect(body.data[0]).toMatchObject({
      username: 'readerone1',
      points: { total: 5, reward: 5, purchased: 0, expiring: [{ points: 5 }] },
      status: 'active',
      version: 1,
    })
    expect(body.data[1]).toMatchObject({ username: 'creator33', type: 'general', points: { total: 0 } })
  })

  test.each(['?per_page=101', '?page=0', '?sort=password_hash', '?order=up', '?type=boss'])(
    '422: %s',
    async (query) => {
      expect((await find(query)).status).toBe(422)
    },
  )

  test('403 for an editor, 401 for a member and a visitor', async () => {
    expect((await find('', await api.staffWith('editor'))).status).toBe(403)
    expect((await api.call('GET /staff/members', { token: reader.token })).status).toBe(401)
    expect((await api.call('GET /staff/members')).status).toBe(401)
  })

  test('notes whom the search has shown, not what was looked for', async () => {
    const curious = await api.staffWith('desk')
    await find('?q=two@example.org', curious)
    await find('?q=nobodyatall', curious)
    const entries = await api.db.selectFrom('audit_entry').selectAll().where('actor_id', '=', curious.id).execute()
    expect(entries).toMatchObject([{ action: 'member.search', subject_kind: 'member', after: { shown: [creator.id] } }])
    expect(JSON.stringify(entries)).not.toContain('example.org')
  })
})

describe('GET /staff/members/{id}', () => {
  const see = (id: string, who = desk) => api.call(`GET /staff/members/${id}`, { token: who.token })

  test('200: what staff need, and nothing that opens the account', async () => {
    const { status, body, text } = await see(creator.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: creator.id,
      username: 'Creator22',
      type: 'creator',
      points: { purchased: 7 },
      mobile: '819011112222',
    })
    expect(Object.keys(body).sort()).toEqual([
      'adjustable_alone',
      'agreements_due',
      'avatar',
      'birthday',
      'consents',
      'created_at',
      'email',
      'email_verified_at',
      'gender',
      'id',
      'membership_ends_on',
      'mobile',
      'mobile_verified_at',
      'name',
      'points',
      'status',
      'type',
      'username',
      'version',
    ])
    expect(text).not.toMatch(/argon2|hash/)
  })

  test('is noted once in ten minutes for each who looks', async () => {
    const [first, second] = [await api.staffWith('desk'), await api.staffWith('reviewer')]
    for (const who of [first, first, second]) await see(reader.id, who)
    await api.moveClock(11 * 60)
    await see(reader.id, first)
    const readings = await api.db
      .selectFrom('audit_entry')
      .select('actor_id')
      .where('action', '=', 'member.read')
      .where('subject_id', '=', reader.id)
      .where('actor_id', 'in', [first.id, second.id])
      .orderBy('id')
      .execute()
    expect(readings.map(({ actor_id }) => actor_id)).toEqual([first.id, second.id, first.id])
  })

  test('404 for nobody and for what is no id, 403 for an editor', async () => {
    expect((await see(uuid7())).status).toBe(404)
    expect((await see('nonsense')).status).toBe(404)
    expect((await see(reader.id, await api.staffWith('editor'))).status).toBe(403)
  })
})
