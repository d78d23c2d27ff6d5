import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberTraits } from '../../testing/member-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const today = '2026-11-24'
const evidence = {
  title: '雨後的稿紙',
  publisher: '拾格出版',
  published_on: '2026-06-01',
  url: 'https://publisher.example/books/1',
}
let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
beforeEach(() => api.setClock(instantAt(taipeiDate(today), '12:00')))
afterAll(() => api.close())

/** A member whose class was granted by a period, as reviews and spending do it. */
async function memberOf(memberClass: 'associate_creator' | 'creator', endsOn: string, traits: MemberTraits = {}) {
  const member = await api.memberWith(traits)
  await sql`
    insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
    values (koma_uuid7(), ${member.id}, ${memberClass}, '2026-01-01', ${endsOn}, ${`test:${member.id}`})`.execute(
    api.db,
  )
  await sql`select membership_refresh(${member.id})`.execute(api.db)
  return member
}

const mine = async ({ token }: { readonly token: string }) => (await api.call('GET /my/membership', { token })).body

describe('GET /my/membership', () => {
  test('tells a new member how far it is', async () => {
    expect(await mine(await api.memberWith())).toEqual({
      type: 'general',
      status: 'active',
      started_on: null,
      ends_on: null,
      is_renew: false,
      wanted_class: null,
      renew_from: null,
      renew_by: null,
      renewal: null,
      meter: {
        state: 'collecting',
        spent: 0,
        threshold: 10_000,
        remaining: 10_000,
        months: 12,
        counts_from: '2025-11-24',
        counts_until: null,
        loyal_until: null,
      },
      periods: [],
    })
  })

  test('follows the spending, and says until when it counts together', async () => {
    const member = await api.memberWith()
    const topUp = (points: number) =>
      sql`select points_grant(${member.id}, 'purchased', ${points}::integer, null, 'purchase', 'centre.sales',
                              ${`topup:${member.id}:${points}`}, null)`.execute(api.db)
    await topUp(4_000)
    const { meter } = await mine(member)
    expect(meter).toMatchObject({ state: 'collecting', spent: 4_000, remaining: 6_000, counts_until: '2027-11-24' })
    await topUp(6_000)
    const loyal = await mine(member)
    expect(loyal).toMatchObject({ type: 'loyal', status: 'active', started_on: today, ends_on: '2027-11-23' })
    expect(loyal.meter).toMatchObject({
      state: 'keeping',
      spent: 0,
      counts_until: '2027-11-23',
      loyal_until: '2027-11-23',
    })
    await topUp(10_001)
    expect((await mine(member)).meter).toMatchObject({ state: 'secured', loyal_until: '2028-11-23' })
  })

  test('reminds of the class that was chosen at registration, until it is reached', async () => {
    const member = await api.memberWith({ wantedClass: 'creator' })
    expect((await mine(member)).wanted_class).toBe('creator')
    await sql`select membership_grant(${member.id}, 'creator', ${`t:${member.id}`}, 12)`.execute(api.db)
    expect((await mine(member)).wanted_class).toBeNull()
    await sql`
      update membership_period set starts_on = '2025-01-01', ends_on = '2025-12-31' where member_id = ${member.id}`.execute(
      api.db,
    )
    await sql`select membership_refresh(${member.id})`.execute(api.db)
    // Whoever has held it knows the way.
    expect(await mine(member)).toMatchObject({ type: 'general', wanted_class: null })
  })

  test('of a creator near the end says how it goes on', async () => {
    const far = await mine(await memberOf('creator', '2027-01-24'))
    expect(far).toMatchObject({ status: 'active', is_renew: false, renew_from: '2026-11-25', renew_by: 'renewal' })
    const near = await mine(await memberOf('associate_creator', '2027-01-23'))
    expect(near).toMatchObject({ status: 'extendable', is_renew: true, renew_from: today, renew_by: 'extending' })
  })

  test('of a class that has ended shows a general member and the days that were', async () => {
    const over = await mine(await memberOf('creator', '2026-11-23'))
    expect(over).toMatchObject({ type: 'general', status: 'ended', ends_on: '2026-11-23', renew_by: null })
  })
})

describe('POST /my/membership/extend', () => {
  test('goes on from the last day, once, with a mail', async () => {
    const member = await memberOf('associate_creator', '2027-01-01')
    const { token } = member
    const answers = await Promise.all([1, 2, 3].map(() => api.call('POST /my/membership/extend', { token })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 201)!.body).toEqual({
      type: 'associate_creator',
      started_on: '2026-01-01',
      ends_on: '2028-01-01',
    })
    expect(await mine(member)).toMatchObject({ status: 'active', ends_on: '2028-01-01' })
    const { rows } = await sql`select subject from message where recipient = ${member.email}`.execute(api.db)
    expect(rows).toEqual([{ subject: '準創作者資格已展延到 2028-01-01' }])
  })

  test('honours Idempotency-Key', async () => {
    const { token } = await memberOf('associate_creator', '2027-01-01')
    const call = { token, headers: { 'idempotency-key': 'extend-1' } }
    const first = await api.call('POST /my/membership/extend', call)
    const second = await api.call('POST /my/membership/extend', call)
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text])
  })

  test.each([
    ['a general member', () => api.memberWith()],
    ['a creator, who needs a publication', () => memberOf('creator', '2027-01-01')],
    ['an associate creator too early', () => memberOf('associate_creator', '2027-01-24')],
    ['an associate creator too late', () => memberOf('associate_creator', '2026-11-23')],
  ])('409: %s', async (_who, make) => {
    const { token } = await make()
    const { status, body } = await api.call('POST /my/membership/extend', { token })
    expect([status, body.code]).toEqual([409, 'membership.not_extendable'])
  })
})

describe('the renewal of a creator', () => {
  const ask = (token: string, body: object = evidence) => api.call('POST /my/membership/renewal', { token, body })

  test('is asked for with a publication, reviewed, and goes on from the last day', async () => {
    const member = await memberOf('creator', '2027-01-01', { locale: 'ja' })
    const asked = await ask(member.token)
    expect([asked.status, asked.body.status, asked.body.review_by]).toEqual([201, 'under_review', '2026-12-03'])
    expect(await mine(member)).toMatchObject({ status: 'under_review', renewal: { title: '雨後的稿紙', isbn: null } })
    expect((await ask(member.token)).body.code).toBe('membership.not_extendable')

    const { token } = await api.staffWith('reviewer')
    const queue = await api.call('GET /staff/renewals?status=under_review', { token })
    const row = queue.body.data.find(({ id }: { id: string }) => id === asked.body.id)
    expect(row).toMatchObject({ actions: ['approve', 'reject'], member: { username: member.username } })
    const approved = await api.call(`POST /staff/renewals/${row.id}/approve`, { token, headers: { 'if-match': '"1"' } })
    expect([approved.status, approved.body.status, approved.body.actions]).toEqual([200, 'review_passed', []])
    expect(await mine(member)).toMatchObject({ status: 'active', started_on: '2026-01-01', ends_on: '2028-01-01' })
    expect((await api.call(`POST /staff/renewals/${row.id}/approve`, { token })).body.code).toBe('renewal.state')
    const { rows } = await sql`select subject from message where recipient = ${member.email}`.execute(api.db)
    expect(rows).toEqual([{ subject: 'クリエイターの更新が承認されました' }])
  })

  test('that is refused tells why, and may be asked for again', async () => {
    const member = await memberOf('creator', '2027-01-01')
    const asked = await ask(member.token)
    const { token } = await api.staffWith('reviewer')
    const stale = { token, body: { reason: '不是商業出版' }, headers: { 'if-match': '"7"' } }
    expect((await api.call(`POST /staff/renewals/${asked.body.id}/reject`, stale)).status).toBe(412)
    expect((await api.call(`POST /staff/renewals/${asked.body.id}/reject`, { token, body: {} })).status).toBe(422)
    const reject = { token, body: { reason: '不是商業出版' } }
    expect((await api.call(`POST /staff/renewals/${asked.body.id}/reject`, reject)).status).toBe(200)
    expect(await mine(member)).toMatchObject({
      status: 'extendable',
      renewal: { status: 'review_failed', reason: '不是商業出版' },
    })
    expect((await ask(member.token, { ...evidence, isbn: '978-986-99999-0-9', url: '' })).status).toBe(422)
    expect((await ask(member.token, { ...evidence, isbn: '978-0-306-40615-7', url: '' })).status).toBe(201)
  })

  test.each([
    ['published before the membership', { published_on: '2025-12-31' }, 'published_on'],
    ['published tomorrow', { published_on: '2026-11-25' }, 'published_on'],
    ['without a place to find it', { url: '' }, 'url'],
    ['with an address that is none', { url: 'javascript:alert(1)' }, 'url'],
    ['without a title', { title: '  ' }, 'title'],
    ['without a publisher', { publisher: undefined }, 'publisher'],
    ['with a wrong ISBN', { isbn: '9780306406158' }, 'isbn'],
  ])('422: a publication %s', async (_what, wrong, field) => {
    const member = await memberOf('creator', '2027-01-01')
    const { status, body } = await ask(member.token, { ...evidence, ...wrong })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await mine(member)).toMatchObject({ status: 'extendable', renewal: null })
  })

  test('is decided once by two reviewers at once', async () => {
    const member = await memberOf('creator', '2027-01-01')
    const { body } = await ask(member.token)
    const [one, two] = [await api.staffWith('reviewer'), await api.staffWith('admin')]
    const answers = await Promise.all([
      api.call(`POST /staff/renewals/${body.id}/approve`, { token: one.token }),
      api.call(`POST /staff/renewals/${body.id}/reject`, { token: two.token, body: { reason: '不足' } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is read by auditors, who decide nothing', async () => {
    const member = await memberOf('creator', '2027-01-01')
    const { body } = await ask(member.token)
    const { token } = await api.staffWith('auditor')
    expect((await api.call(`GET /staff/renewals/${body.id}`, { token })).body.actions).toEqual([])
  })

  test('the database refuses a publication of another time', async () => {
    const member = await memberOf('creator', '2027-01-01')
    const wrong = sql`
      insert into membership_renewal (id, member_id, membership_started_on, membership_ends_on, title, publisher,
                                      published_on, url, review_by)
      values (koma_uuid7(), ${member.id}, '2026-01-01', '2027-01-01', 't', 'p', '2025-12-31', 'https://a.example',
              '2027-01-01')`.execute(api.db)
    await expect(wrong).rejects.toMatchObject({ constraint: 'membership_renewal__during_membership' })
  })
})
