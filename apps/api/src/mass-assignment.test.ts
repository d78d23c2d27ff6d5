import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyAs, creatorLists } from './testing/creator-factory.ts'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import { desk, desksTime } from './testing/door.ts'
import type { TestMember } from './testing/member-factory.ts'
import { presents } from './testing/presents.ts'
import { freshPasswords, linkIn, mobileCodeFor, resetCodeFor, resetLinkFor } from './testing/recovery-factory.ts'
import { codeIn, messagesTo, registrationForm, someplace } from './testing/registration-factory.ts'
import { routesOf, type ListedRoute } from './testing/route-list.ts'
import { tableHashes } from './testing/table-hashes.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

/** The columns that tell what somebody is worth and may do. */
const guarded = [
  'id',
  'class',
  'wanted_class',
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
  'deletion_requested_at',
] as const

let api: TestApi
let routes: readonly ListedRoute[]
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  routes = (await routesOf(api.deps)).calls
  await Promise.all([someplace(api.db), openCentre(api.db), creatorLists(api.db)])
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: desk, seats: 3 })
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith({ points: 100 })
})

async function worthOf(id: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(guarded.map((column) => sql.ref(column)))}, points_balance(id) as points
      from member
     where id = ${id}`.execute(api.db)
  return rows[0]!
}

interface Write {
  readonly body?: object
  /** What it is for; everything else of worth stays. */
  readonly changes?: readonly string[]
  readonly isPublic?: true
}

const password = ['password_hash', 'password_changed_at']
const linkCode = async (email: string) => {
  const body = { email, current_password: member.password }
  await api.call('PUT /member/email', { token: member.token, body })
  return linkIn(api.db, email, 'register')
}

/** Every write of somebody's own account, public ones too, with what lets it do its work; the presents go along. */
const writes: Readonly<Record<string, () => Write | Promise<Write>>> = {
  'DELETE /member': () => ({
    body: { password: member.password },
    changes: ['status', 'deletion_requested_at'],
  }),
  'DELETE /member/avatar': () => ({}),
  'DELETE /member/sessions': () => ({}),
  'DELETE /token': () => ({}),
  'POST /contact': () => ({ body: { reason: 'other', body: '您好' } }),
  'POST /member/agreements': () => ({ body: { terms: '2026-11', agree: true } }),
  'POST /contact/state': async () => {
    const letter = { reason: 'other', body: '您好' }
    const { number } = (await api.call('POST /contact', { token: member.token, body: letter })).body
    return { body: { number, email: member.email }, isPublic: true }
  },
  'POST /member/card/renew': () => ({ changes: ['card_code'] }),
  'POST /member/forget/email': () => ({ body: { email: member.email }, isPublic: true }),
  'POST /member/forget/sms': () => ({ body: { mobile: member.mobile }, isPublic: true }),
  'POST /member/proof': () => ({ body: { channel: 'email' } }),
  'POST /member/register/sms': () => ({ body: { mobile: '0933444666' } }),
  'POST /member/undelete': () => ({}),
  // A changed address is verified by its link; the instant is the database's.
  'POST /member/verify': async () => ({
    body: { code: await linkCode(`verified${member.username}@example.com`) },
    changes: ['email_verified_at'],
    isPublic: true,
  }),
  'POST /member/verify/resend': () => ({}),
  'POST /member/verify_identity': async () => ({
    body: { code: await resetLinkFor(api, member.email) },
    isPublic: true,
  }),
  'POST /rent/quote': () => ({ body: desksTime }),
  'POST /token': () => ({
    body: { grant_type: 'password', username: member.username, password: member.password },
    isPublic: true,
  }),
  'PUT /member': () => ({ body: { name: '新名字' } }),
  'PUT /member/email': () => ({
    body: { email: `next${member.username}@example.com`, current_password: member.password },
  }),
  'PUT /member/email/password': async () => ({
    body: { code: await resetLinkFor(api, member.email), ...freshPasswords },
    changes: password,
    isPublic: true,
  }),
  'PUT /member/mobile': async () => {
    const mobile = `0933${member.mobile.slice(-6)}`
    const sms_code = await mobileCodeFor(api, member.token, mobile)
    return { body: { mobile, sms_code, current_password: member.password }, changes: ['mobile_verified_at'] }
  },
  'PUT /member/password': () => ({ body: { old_password: member.password, ...freshPasswords }, changes: password }),
  'PUT /member/sms/password': async () => ({
    body: { mobile: member.mobile, sms_code: await resetCodeFor(api, member.mobile), ...freshPasswords },
    changes: password,
    isPublic: true,
  }),
}

/** Writes that make something of their own, each looked at below or in its module's tests; and those of one record. */
const elsewhere =
  /^POST \/member(\/check\/registerd|\/avatar|\/files)?$|\/comicists|old_user|\/three|\/auth\/|\/3rd\/|membership|\/rent\/apply|:|^PUT \/member\/comicists|\/staff\//

describe('no mass assignment', () => {
  test('every write that is about an account is looked at', () => {
    const isWrite = ({ method }: ListedRoute) => !['GET', 'HEAD'].includes(method)
    const ofAccounts = routes.filter((route) => isWrite(route) && !elsewhere.test(route.name))
    expect(ofAccounts.map(({ name }) => name).toSorted()).toEqual(Object.keys(writes).toSorted())
  })

  test.each(Object.keys(writes))('%s does what it is for, and nothing that it is given beside', async (name) => {
    const { body, changes = [], isPublic } = await writes[name]!()
    const before = await worthOf(member.id)
    const call = { ...(isPublic ? {} : { token: member.token }), body: { ...presents, ...body } }
    expect((await api.call(name, call)).status).toBeLessThan(300)
    const after = await worthOf(member.id)
    for (const [column, value] of Object.entries(before)) {
      if (!changes.includes(column)) expect(after[column], `${name}: ${column}`).toEqual(value)
      else expect(after[column], `${name}: ${column}`).not.toEqual(presents[column])
    }
  })

  test('POST /member makes a general member without points, verified by the code alone', async () => {
    const form = registrationForm()
    await api.call('POST /member/register/sms', { body: { mobile: form.mobile } })
    const sms_code = codeIn((await messagesTo(api.db, form.mobile))[0]?.text)
    const { status, body } = await api.call('POST /member', { body: { ...presents, ...form, sms_code } })
    expect(status).toBe(201)
    expect(body.id).not.toBe(presents['id'])
    expect(await worthOf(body.id)).toMatchObject({
      class: 'general',
      status: 'active',
      email_verified_at: null,
      membership_ends_on: null,
      points: 0,
    })
  })

  test('a booking costs what it costs and is the caller’s', async () => {
    const { token } = member
    const { body, status } = await api.call('POST /rent/apply', { token, body: { ...presents, ...desksTime } })
    expect([status, body.points, body.status]).toEqual([201, 30, 'booked'])
    expect(body.id).not.toBe(presents['id'])
    const { rows } =
      await sql`select member_id, status, units, checked_in_at, version from rent where id = ${body.id}`.execute(api.db)
    expect(rows).toEqual([{ member_id: member.id, status: 'booked', units: 1, checked_in_at: null, version: 1 }])
    expect((await worthOf(member.id))['points']).toBe(70)
  })

  test('an application is under review, whatever it says of itself', async () => {
    const says = Object.fromEntries(Object.entries(presents).filter(([key, value]) => key !== 'type' && String(value)))
    const texts = Object.fromEntries(Object.entries(says).map(([key, value]) => [key, JSON.stringify(value)]))
    const { status, body } = await applyAs(api, member.token, { ...texts, type: 'associate_creator' })
    expect([status, body.status]).toEqual([201, 'under_review'])
    expect(body.id).not.toBe(presents['id'])
    expect(await worthOf(member.id)).toMatchObject({ class: 'general', membership_status: 'under_review', points: 100 })
  })

  test('an adjustment is asked for by who is signed in and decided by nobody yet', async () => {
    const { token, username } = await api.staffWith('finance')
    const wanted = { ...presents, points: 5_000, reason: '補點' }
    const { body, status } = await api.call(`POST /staff/members/${member.id}/adjust`, { token, body: wanted })
    expect([status, body.status, body.requested_by, body.decided_by]).toEqual([202, 'waiting', username, null])
    expect(body.member.id).toBe(member.id)
  })

  test('taking back the wish to be deleted changes nothing else', async () => {
    const before = await tableHashes(api.db)
    expect((await api.call('POST /member/undelete', { token: member.token, body: presents })).status).toBe(204)
    expect(await tableHashes(api.db)).toEqual(before)
  })

  test('negative control: the same look sees each column that is written past the schemas', async () => {
    const before = await worthOf(member.id)
    await sql`
      update member
         set class = 'creator', wanted_class = 'creator', membership_ends_on = '2099-12-31',
             membership_started_on = '2020-01-01', password_hash = 'x'
       where id = ${member.id}`.execute(api.db)
    const after = await worthOf(member.id)
    const seen = Object.keys(before).filter((column) => String(after[column]) !== String(before[column]))
    expect(seen).toEqual(['class', 'wanted_class', 'membership_started_on', 'membership_ends_on', 'password_hash'])
  })
})
