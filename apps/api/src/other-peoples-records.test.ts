import { memberClasses } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuid7 } from './platform/ids.ts'
import { applyAs, creatorLists } from './testing/creator-factory.ts'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import type { TestMember } from './testing/member-factory.ts'
import { routesOf, type ListedRoute } from './testing/route-list.ts'
import type { TestStaff } from './testing/staff-factory.ts'
import { tableHashes } from './testing/table-hashes.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

const nobodysId = '00000000-0000-7000-8000-000000000000'
const desk = 7
/** The calls of members that name a record by its id, in the order of the alphabet. */
const membersRecords = [
  'DELETE /member/apps/:id',
  'DELETE /member/files/:id',
  'DELETE /member/identities/:id',
  'DELETE /member/sessions/:id',
  'PUT /member/comicists_apply/:id/withdraw',
  'PUT /rent/apply/:id/cancel',
]
const wish = (hour: number) => ({
  device_id: desk,
  starts_at: `2026-11-24 ${hour}:00:00`,
  ends_at: `2026-11-24 ${hour + 1}:00:00`,
  agree: true,
})

let api: TestApi
let routes: readonly ListedRoute[]
let anna: TestMember
let ben: TestMember
let admin: TestStaff
/** Everything of Anna's that has an id, by kind. */
let annas: Readonly<Record<string, string>>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  routes = (await routesOf(api.deps)).calls
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: desk, seats: 3 })
  anna = await api.memberWith({ points: 500 })
  ben = await api.memberWith({ points: 500 })
  admin = await api.staffWith('admin')
  const { body: rent } = await api.call('POST /rent/apply', { token: anna.token, body: wish(10) })
  const adjusted = await api.call(`POST /staff/members/${anna.id}/adjust`, {
    token: admin.token,
    body: { points: 5_000, reason: '補點' },
  })
  const identity = uuid7()
  await api.db
    .insertInto('member_identity')
    .values({ id: identity, member_id: anna.id, provider: 'google', issuer: 'https://id.example', subject: 'anna' })
    .execute()
  await creatorLists(api.db)
  const application = await applyAs(api, anna.token)
  annas = {
    identity,
    rent: rent.id,
    member: anna.id,
    session: anna.sessionId,
    adjustment: adjusted.body.id,
    creator: application.body.id,
    staff: admin.id,
  }
})
afterAll(() => api.close())

const withoutRequestId = (text: string) => text.replace(/"request_id":"[^"]+"/, '')
const isStaffs = ({ gate }: ListedRoute) => typeof gate === 'object'

describe("somebody else's record", () => {
  test('every route with an id answers a member as for an id of nobody, and nothing changes', async () => {
    const ofMembers = routes.filter(({ gate }) => gate === 'member' || gate === 'activated')
    const withIds = ofMembers.filter(({ url }) => url.includes(':id'))
    expect(withIds.map(({ name }) => name).toSorted()).toEqual(membersRecords)
    const strangers = [ben, await api.memberWith({ status: 'deletion_requested' })]
    for (const memberClass of memberClasses) strangers.push(await api.memberWith({ class: memberClass }))
    const before = await tableHashes(api.db)
    for (const { name } of withIds) {
      for (const { token } of strangers) {
        const missing = await api.call(name.replace(':id', nobodysId), { token })
        expect(missing).toMatchObject({ status: 404, body: { code: 'record.not_found' } })
        for (const [kind, id] of Object.entries(annas)) {
          const answer = await api.call(name.replace(':id', id), { token })
          expect([answer.status, withoutRequestId(answer.text)], kind).toEqual([404, withoutRequestId(missing.text)])
        }
      }
    }
    expect(await tableHashes(api.db)).toEqual(before)
  })

  test('negative control: the owner may do what the stranger may not', async () => {
    const { body } = await api.call('POST /rent/apply', { token: ben.token, body: wish(11) })
    expect((await api.call(`PUT /rent/apply/${body.id}/cancel`, { token: ben.token })).status).toBe(200)
  })

  test('an id of another kind in a path of the staff is a 404 and changes nothing', async () => {
    const before = await tableHashes(api.db)
    const others = (own: string) => Object.entries(annas).filter(([kind]) => kind !== own)
    for (const route of routes.filter((one) => isStaffs(one) && one.url.includes(':id') && one.method === 'POST')) {
      const own = route.url.startsWith('/staff/members') ? 'member' : route.url.split('/')[2]!.replace(/s$/, '')
      for (const [kind, id] of others(own)) {
        const body = { points: 1, reason: '補點', answer: '您好', mapping: { old_id: 0, name: 1, email: 2 } }
        const { status } = await api.call(route.name.replace(':id', id), { token: admin.token, body })
        expect(status, `${route.name} with the id of a ${kind}`).toBe(404)
      }
    }
    expect(await tableHashes(api.db)).toEqual(before)
  })

  test("another member's Idempotency-Key gives nothing of theirs", async () => {
    const headers = { 'idempotency-key': 'the-same' }
    const first = await api.call('POST /rent/apply', { token: anna.token, body: wish(12), headers })
    const second = await api.call('POST /rent/apply', { token: ben.token, body: wish(12), headers })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.id).not.toBe(first.body.id)
  })
})

/** What no answer may hold: hashes and secrets for anybody, what is Anna's for everybody but her and the staff. */
async function secrets(): Promise<{ never: string[]; annasOwn: string[] }> {
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from member
     union all select password_hash from staff_account
     union all select totp_secret from staff_account`.execute(api.db)
  const never = [...rows.map(({ hash }) => hash), '$argon2', 'password_hash', 'totp_secret', 'code_hash']
  return { never, annasOwn: [anna.email, anna.mobile, anna.username, annas['rent']!] }
}

/** Every GET of the API, the paths filled with Anna's ids. */
const reads = () =>
  routes
    .filter(({ method }) => method === 'GET')
    .map(({ name, url }) => {
      if (url === '/device/:id') return `GET /device/${desk}`
      if (url === '/staff/rent') return 'GET /staff/rent?date=2026-11-24'
      return name.replace(':id', url.startsWith('/staff/members') ? annas['member']! : annas['rent']!)
    })

describe('what an answer tells', () => {
  test('no GET shows a secret to anybody, nor what is of another member to a member', async () => {
    const { never, annasOwn } = await secrets()
    const described = /^GET \/(openapi\.json|reference)$/
    let shown = 0
    for (const name of reads().filter((one) => !described.test(one))) {
      for (const token of [undefined, ben.token, anna.token, admin.token]) {
        const { text, status } = await api.call(name, { token })
        if (status === 200) shown++
        const forbidden = token === anna.token || token === admin.token ? never : [...never, ...annasOwn]
        for (const secret of forbidden) expect(text.includes(secret), `${name} shows ${secret}`).toBe(false)
      }
    }
    expect(shown).toBeGreaterThan(30)
  })

  test('negative control: the same look finds what Anna herself and the staff may see', async () => {
    const { annasOwn } = await secrets()
    const [own, staffs] = [
      await api.call('GET /member', { token: anna.token }),
      await api.call(`GET /staff/members/${anna.id}`, { token: admin.token }),
    ]
    for (const { text } of [own, staffs]) expect(annasOwn.some((secret) => text.includes(secret))).toBe(true)
  })

  test('the board of the day has no address and no number of a guest', async () => {
    const { text, body } = await api.call('GET /staff/rent?date=2026-11-24', { token: admin.token })
    expect(body.data.length).toBeGreaterThan(0)
    for (const secret of [anna.email, anna.mobile]) expect(text).not.toContain(secret)
  })
})

describe('fields that nobody asked for', () => {
  const presents = {
    id: nobodysId,
    member_id: nobodysId,
    status: 'returned',
    class: 'creator',
    type: 'creator',
    role: 'admin',
    point: 1_000_000,
    points: 1,
    balance: 1_000_000,
    number: 'R-MINE',
    version: 99,
    units: 0,
    email_verified_at: '2026-01-01 00:00:00',
    mobile_verified_at: '2026-01-01 00:00:00',
    checked_in_at: '2026-01-01 00:00:00',
    password_hash: 'x',
    requested_by: 'nobody',
    decided_by: 'nobody',
  }

  test('a booking costs what it costs and is the caller’s', async () => {
    const { body, status } = await api.call('POST /rent/apply', {
      token: ben.token,
      body: { ...presents, ...wish(13) },
    })
    expect([status, body.points, body.status]).toEqual([201, 30, 'booked'])
    expect(body.id).not.toBe(nobodysId)
    const { rows } =
      await sql`select member_id, status, units, checked_in_at, version from rent where id = ${body.id}`.execute(api.db)
    expect(rows).toEqual([{ member_id: ben.id, status: 'booked', units: 1, checked_in_at: null, version: 1 }])
  })

  test('an adjustment is asked for by who is signed in and decided by nobody yet', async () => {
    const wanted = { ...presents, points: 5_000, reason: '補點' }
    const { body, status } = await api.call(`POST /staff/members/${anna.id}/adjust`, {
      token: admin.token,
      body: wanted,
    })
    expect([status, body.status, body.requested_by, body.decided_by]).toEqual([202, 'waiting', admin.username, null])
    expect(body.member.id).toBe(anna.id)
  })

  test('taking back the wish to be deleted changes nothing else', async () => {
    const before = await tableHashes(api.db)
    expect((await api.call('POST /member/undelete', { token: ben.token, body: presents })).status).toBe(204)
    expect(await tableHashes(api.db)).toEqual(before)
  })
})

describe('the audit log', () => {
  test('can be added to and never changed, whoever asks the database', async () => {
    expect((await api.call('GET /staff/audit', { token: admin.token })).body.meta.total).toBeGreaterThan(0)
    for (const change of [
      sql`update audit_entry set actor_name = 'nobody'`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
    ]) {
      await expect(change.execute(api.db)).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('negative control: without its triggers it could be', async () => {
    const undone = api.db.transaction().execute(async (tx) => {
      await sql`alter table audit_entry disable trigger user`.execute(tx)
      const { numAffectedRows } = await sql`delete from audit_entry`.execute(tx)
      expect(Number(numAffectedRows)).toBeGreaterThan(0)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
  })
})
