import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { routesOf, type ListedRoute } from './testing/route-list.ts'
import type { TestMember } from './testing/member-factory.ts'
import { codeIn, messagesTo, registrationForm, someplace } from './testing/registration-factory.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

/** Everything of an account that no form may set. Source: docs/guarantees.md I-43 */
const presents = {
  id: '00000000-0000-7000-8000-000000000000',
  member_id: '00000000-0000-7000-8000-000000000000',
  class: 'creator',
  type: 'creator',
  wanted_class: 'creator',
  status: 'active',
  membership_status: null,
  membership_started_on: '2020-01-01',
  membership_ends_on: '2099-12-31',
  membership: { status: 'active', ends_on: '2099-12-31' },
  point: 1_000_000,
  points: { total: 1_000_000, purchased: 1_000_000 },
  balance: 1_000_000,
  email_verified_at: '2020-01-01 00:00:00',
  mobile_verified_at: '2020-01-01 00:00:00',
  password_hash: 'x',
  password_changed_at: '2099-01-01 00:00:00',
  card_code: '0'.repeat(32),
  deletion_requested_at: null,
  created_at: '2020-01-01 00:00:00',
  version: 99,
  is_renew: true,
  has_password: false,
  role: 'admin',
  __proto__: { type: 'creator' },
}

/** The columns that tell what somebody is worth and may do. */
const guarded = [
  'id',
  'class',
  'status',
  'membership_status',
  'membership_started_on',
  'membership_ends_on',
  'email_verified_at',
  'mobile_verified_at',
  'password_hash',
  'password_changed_at',
  'card_code',
  'created_at',
] as const

let api: TestApi
let routes: readonly ListedRoute[]
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  routes = (await routesOf(api.deps)).calls
  await someplace(api.db)
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith({ activated: false, points: 10 })
})

async function worthOf(id: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(guarded.map((column) => sql.ref(column)))}, points_balance(id) as points
      from member
     where id = ${id}`.execute(api.db)
  return rows[0]!
}

/** What each write of an account is sent so that it does its work; the presents go along. */
const writes: Readonly<Record<string, () => { body?: object; changes?: readonly string[] }>> = {
  'PUT /member': () => ({ body: { name: '新名字' } }),
  'PUT /member/password': () => ({
    body: { old_password: member.password, password: 'other 22 words', password_confirmation: 'other 22 words' },
    changes: ['password_hash', 'password_changed_at'],
  }),
  'PUT /member/email': () => ({
    body: { email: `next${member.username}@example.com`, current_password: member.password },
  }),
  'PUT /member/mobile': () => ({
    body: { mobile: '0933444555', sms_code: '000000', current_password: member.password },
  }),
  'POST /member/proof': () => ({ body: { channel: 'email' } }),
  'POST /member/verify/resend': () => ({ body: {} }),
  'POST /member/register/sms': () => ({ body: { mobile: '0933444666' } }),
  'POST /member/card/renew': () => ({ body: {}, changes: ['card_code'] }),
  'POST /member/undelete': () => ({ body: {} }),
  'DELETE /member': () => ({ body: { password: member.password }, changes: ['status'] }),
  'DELETE /member/avatar': () => ({ body: {} }),
  'POST /contact': () => ({ body: { reason: 'other', body: '您好' } }),
}

/** Writes of something else that belongs to a member, each with tests of its own, and files. */
const elsewhere = /\/member\/(avatar|files|sessions|apps|comicists|old_user|three|identities)|membership|:/

describe('no mass assignment', () => {
  test('every write of a member’s own account is looked at here', () => {
    const ofAccounts = routes.filter(
      ({ name, url, method, gate }) =>
        url.startsWith('/member') &&
        method !== 'GET' &&
        method !== 'HEAD' &&
        gate !== 'public' &&
        !elsewhere.test(name),
    )
    expect(ofAccounts.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(writes)
        .filter((name) => name !== 'POST /contact' && name !== 'DELETE /member/avatar')
        .toSorted(),
    )
  })

  test.each(Object.keys(writes))('%s changes what it is for, and nothing that it is given beside', async (name) => {
    const before = await worthOf(member.id)
    const { body, changes = [] } = writes[name]!()
    const { status } = await api.call(name, { token: member.token, body: { ...presents, ...body } })
    expect(status).toBeLessThan(500)
    const after = await worthOf(member.id)
    for (const [column, value] of Object.entries(before)) {
      if (!changes.includes(column)) expect(after[column], `${name}: ${column}`).toEqual(value)
    }
  })

  test('POST /member makes a general member without points, verified by the code alone', async () => {
    const form = registrationForm()
    await api.call('POST /member/register/sms', { body: { mobile: form.mobile } })
    const sms_code = codeIn((await messagesTo(api.db, form.mobile))[0]?.text)
    const { status, body } = await api.call('POST /member', {
      body: { ...presents, ...form, sms_code, type: 'creator' },
    })
    expect(status).toBe(201)
    expect(body.id).not.toBe(presents.id)
    expect(await worthOf(body.id)).toMatchObject({
      class: 'general',
      status: 'active',
      email_verified_at: null,
      membership_ends_on: null,
      points: 0,
    })
  })

  test('negative control: what is written without the schema in between is taken', async () => {
    const before = await worthOf(member.id)
    await sql`
      update member
         set class = ${presents.class}, membership_ends_on = ${presents.membership_ends_on}
       where id = ${member.id}`.execute(api.db)
    expect(await worthOf(member.id)).not.toEqual(before)
  })
})
