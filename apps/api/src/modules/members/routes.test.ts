import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { linkCodeFor, messagesTo, someplace } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi()
  await someplace(api.db)
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith()
})

const me = async ({ token }: { token: string }) => (await api.call('GET /member', { token })).body

describe('GET /member', () => {
  test('200: every field of the contract, and nothing that opens the account', async () => {
    const { token, id, username, email, mobile } = await api.memberWith({ points: 40, purchasedPoints: 60 })
    const { status, body, text, headers } = await api.call('GET /member', { token })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toMatchObject({
      id,
      username,
      email,
      mobile,
      avatar: null,
      birthday: '1995-05-05',
      gender: 'other',
      type: 'general',
      point: 100,
      is_renew: false,
      comicists: null,
      membership: { status: 'active', started_on: null, ends_on: null },
      points: { total: 100, purchased: 60, reward: 40, expiring: [{ points: 40, expires_on: expect.any(String) }] },
      locale: 'zh',
      has_password: true,
      deletion_requested_at: null,
    })
    expect(Object.keys(body).sort()).toEqual([
      'addr_city',
      'addr_district',
      'agreements_due',
      'avatar',
      'birthday',
      'comicists',
      'deletion_requested_at',
      'email',
      'email_verified_at',
      'gender',
      'has_password',
      'id',
      'is_renew',
      'job',
      'locale',
      'membership',
      'mobile',
      'mobile_verified_at',
      'name',
      'point',
      'points',
      'type',
      'username',
    ])
    expect(text).not.toMatch(/argon2|_hash|wanted_class/)
  })

  test.each([
    [{ activated: false }, 'not_activated', 'general'],
    [{ class: 'general', membershipStatus: 'under_review' }, 'under_review', 'general'],
    [{ class: 'creator', membershipEndsOn: '2099-12-31' }, 'active', 'creator'],
    [{ class: 'loyal', membershipEndsOn: '2020-01-01' }, 'ended', 'general'],
  ] as const)('200: %o is %s and counts as %s', async (traits, status, type) => {
    expect(await me(await api.memberWith(traits))).toMatchObject({ type, membership: { status }, is_renew: false })
  })

  test('200: a membership of creators can be renewed from 60 days before its last day', async () => {
    const creator = await api.memberWith({ class: 'associate_creator', membershipEndsOn: '2027-06-30' })
    await api.setClock(new Date('2027-05-01T04:00:00Z'))
    const session = await api.sessionOf(creator)
    expect(await me(session)).toMatchObject({
      is_renew: true,
      membership: { status: 'extendable', ends_on: '2027-06-30' },
    })
    await api.setClock(new Date())
  })

  test('401 without a token, with a wrong one, and for a member who has been suspended meanwhile', async () => {
    expect((await api.call('GET /member')).status).toBe(401)
    expect((await api.call('GET /member', { token: 'x'.repeat(43) })).status).toBe(401)
    await api.db.updateTable('member').set({ status: 'suspended' }).where('id', '=', member.id).execute()
    expect((await api.call('GET /member', { token: member.token })).status).toBe(401)
  })
})

describe('POST /member/verify/resend', () => {
  test('204: the new link works, the one before is dead; 429 within a minute', async () => {
    const fresh = await api.memberWith({ activated: false })
    expect((await api.call('POST /member/verify/resend', { token: fresh.token })).status).toBe(204)
    const old = await linkCodeFor(api.db, fresh.email)
    expect((await api.call('POST /member/verify/resend', { token: fresh.token })).status).toBe(429)
    await api.moveClock(61)
    await api.call('POST /member/verify/resend', { token: fresh.token })
    const code = await linkCodeFor(api.db, fresh.email)
    expect((await api.call('POST /member/verify', { body: { code: old } })).status).toBe(409)
    expect((await api.call('POST /member/verify', { body: { code } })).status).toBe(200)
    expect(await me(fresh)).toMatchObject({ email_verified_at: expect.any(String) })
  })

  test('204: sends nothing to an address that is verified', async () => {
    expect((await api.call('POST /member/verify/resend', { token: member.token })).status).toBe(204)
    expect(await messagesTo(api.db, member.email)).toEqual([])
  })

  test('401 without a token', async () => {
    expect((await api.call('POST /member/verify/resend')).status).toBe(401)
  })
})

describe('POST /member/check/registerd', () => {
  let asked = 0
  const check = (body: object, from = `203.0.113.${++asked}`) =>
    api.call('POST /member/check/registerd', { body, from })

  test('200: tells of a name, an address and a number, however they are written', async () => {
    const { username, email, mobile } = member
    for (const body of [
      { username: username.toUpperCase() },
      { email: email.toUpperCase() },
      { mobile: `886${mobile.slice(1)}` },
    ]) {
      expect(await check(body)).toMatchObject({ status: 200, body: { registered: true } })
    }
    for (const body of [
      { username: 'nobody9999' },
      { email: 'nobody@example.com' },
      { mobile: '0900000001' },
      { mobile: 'abc' },
    ]) {
      expect(await check(body)).toMatchObject({ status: 200, body: { registered: false } })
    }
  })

  test('422 for none or several of them', async () => {
    expect((await check({})).status).toBe(422)
    expect((await check({ username: 'nobody9999', mobile: '0900000001' })).status).toBe(422)
  })

  test('429: five times an hour for one value, twenty for one address', async () => {
    for (let tries = 0; tries < 5; tries++) await check({ email: member.email })
    expect((await check({ email: member.email })).status).toBe(429)
    for (let tries = 0; tries < 20; tries++)
      expect((await check({ username: `somebody${tries}` }, '203.0.113.250')).status).toBe(200)
    expect((await check({ username: 'somebody20' }, '203.0.113.250')).status).toBe(429)
  })
})

describe('the lists of the form', () => {
  test('GET /city 200: cities with their districts, in order, to be kept and compared by ETag', async () => {
    const { status, body, headers } = await api.call('GET /city')
    expect(status).toBe(200)
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['tpe', 'kee'])
    expect(body[0].districts).toEqual([
      { id: '100-zhongzheng', zip: '100', name_zh: '中正區', name_ja: null, name_en: null },
      { id: '103-datong', zip: '103', name_zh: '大同區', name_ja: '大同区', name_en: 'Datong' },
    ])
    const again = await api.call('GET /city', { headers: { 'if-none-match': headers['etag']! } })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  test('GET /city?abroad=true 200: abroad stands last, and only then', async () => {
    await api.db.insertInto('city').values({ id: 'abroad', sort: 99, name_zh: '海外' }).execute()
    await api.db
      .insertInto('district')
      .values({ id: 'abroad-jp', city_id: 'abroad', zip: '', sort: 1, name_zh: '日本' })
      .execute()
    const idsOf = async (path: `GET /${string}`) => (await api.call(path)).body.map(({ id }: { id: string }) => id)
    expect(await idsOf('GET /city?abroad=true')).toEqual(['tpe', 'kee', 'abroad'])
    expect(await idsOf('GET /city')).toEqual(['tpe', 'kee'])
  })

  test('GET /job_type 200: in order, in three languages', async () => {
    const { body, headers } = await api.call('GET /job_type')
    expect(headers['etag']).toBeTruthy()
    expect(body).toHaveLength(14)
    expect(Object.keys(body[0]).toSorted()).toEqual([
      'description_en',
      'description_ja',
      'description_zh',
      'id',
      'name_en',
      'name_ja',
      'name_zh',
    ])
    expect(body[0]).toMatchObject({ id: 'comic-artist', name_zh: '漫畫家', name_ja: '漫画家' })
    for (const one of body) for (const value of Object.values(one)) expect(value).toBeTruthy()
  })

  test('GET /occupation 200: in order', async () => {
    const { body } = await api.call('GET /occupation')
    expect(body).toEqual([
      { id: 'student', name_zh: '學生', name_ja: '学生', name_en: 'Student' },
      { id: 'comic_creator', name_zh: '漫畫創作者', name_ja: null, name_en: null },
    ])
  })
})
