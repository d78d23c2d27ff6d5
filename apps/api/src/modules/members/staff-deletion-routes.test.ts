import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import type { MemberTraits, TestMember } from '../../testing/member-factory.ts'
import { someplace } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { tableHashes } from '../../testing/table-hashes.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: TestStaff
let desk: TestStaff
let finance: TestStaff
let member: TestMember
let id: string

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: 7, seats: 20 })
})
afterAll(() => api.close())

beforeEach(async () => {
  ;[admin, desk, finance] = [await api.staffWith('admin'), await api.staffWith('desk'), await api.staffWith('finance')]
  ;({ member, id } = await leaving({ points: 40, purchasedPoints: 60 }))
})

/** A member who has asked for the account to be deleted, and the request. */
async function leaving(traits: MemberTraits): Promise<{ member: TestMember; id: string }> {
  const asking = await api.memberWith(traits)
  await api.call('DELETE /member', { token: asking.token, body: { password: asking.password } })
  const { id: requestId } = await api.db
    .selectFrom('deletion_request')
    .select('id')
    .where('member_id', '=', asking.id)
    .executeTakeFirstOrThrow()
  return { member: asking, id: requestId }
}

const act = (who: TestStaff, action: string, body: unknown = {}, version?: number) =>
  api.call(`POST /staff/deletions/${id}/${action}`, {
    token: who.token,
    body,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  })
const contact = () => act(desk, 'contact')
const settle = (way: string, reference = '匯款 1124') => act(finance, 'settle', { way, reference })
const erase = () => act(admin, 'erase')
const ledgerSum = async () => {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(points), 0)::integer as sum from point_entry`.execute(
    api.db,
  )
  return rows[0]!.sum
}
const moved = async (account: string) => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(points), 0)::integer as sum from point_entry where account = ${account}`.execute(api.db)
  return rows[0]!.sum
}

describe('GET /staff/deletions', () => {
  test('200: who wants to leave, by when they are called, and what each role may do', async () => {
    const { body } = await api.call('GET /staff/deletions?per_page=100', { token: desk.token })
    const row = body.data.find((one: { id: string }) => one.id === id)
    expect(row).toMatchObject({
      status: 'requested',
      member: { id: member.id, username: member.username, email: member.email, mobile: member.mobile },
      contact_by: '2026-12-01',
      working_days_left: 7,
      is_late: false,
      purchased_points: 60,
      reward_points: 40,
      live_bookings: 0,
      bookings: [],
      actions: ['contact'],
    })
    for (const [staff, actions] of [
      [finance, []],
      [admin, ['contact']],
    ] as const) {
      const one = await api.call(`GET /staff/deletions/${id}`, { token: staff.token })
      expect(one.body.actions).toEqual(actions)
    }
  })

  test('200: filtered by status, and the day that is over shows', async () => {
    await api.moveClock(20 * 86_400)
    const late = await api.staffWith('desk')
    const { body } = await api.call('GET /staff/deletions?status=requested&per_page=100', { token: late.token })
    expect(body.data.find((one: { id: string }) => one.id === id)).toMatchObject({
      is_late: true,
      working_days_left: 0,
    })
    await api.setClock(new Date('2026-11-20T04:00:00Z'))
    const { body: none } = await api.call('GET /staff/deletions?status=erased', { token: desk.token })
    expect(none.data).toEqual([])
  })

  test('404 for an id of nobody', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000'
    expect((await api.call(`GET /staff/deletions/${nobody}`, { token: desk.token })).status).toBe(404)
  })
})

describe('POST /staff/deletions/{id}/…', () => {
  test('200: refunded points are taken at once, reward points lapse at the end, and the ledger balances', async () => {
    const [refunded, adjusted] = [await moved('centre.refunds'), await moved('centre.adjustments')]
    expect((await contact()).body).toMatchObject({ status: 'contacted', contacted_by: desk.username })
    expect((await settle('refund')).body).toMatchObject({
      status: 'settled',
      settlement: 'refund',
      settled_points: 60,
      settlement_reference: '匯款 1124',
      purchased_points: 0,
      reward_points: 40,
    })
    expect(await moved('centre.refunds')).toBe(refunded + 60)
    expect((await erase()).body).toMatchObject({ status: 'erased', member: null, reward_points: 0, actions: [] })
    expect(await moved('centre.adjustments')).toBe(adjusted + 40)
    expect(await ledgerSum()).toBe(0)
    const { rows } = await sql`
      select kind, points, balance from point_transaction where member_id = ${member.id} order by sequence`.execute(
      api.db,
    )
    expect(rows.slice(-2)).toEqual([
      { kind: 'refund', points: -60, balance: 40 },
      { kind: 'adjustment', points: -40, balance: 0 },
    ])
  })

  test('200: points that are given up in writing stay until the end', async () => {
    await contact()
    expect((await settle('waiver', '卷宗 12')).body).toMatchObject({
      settlement: 'waiver',
      settled_points: 60,
      purchased_points: 60,
    })
    expect((await erase()).body).toMatchObject({ status: 'erased', purchased_points: 0, reward_points: 0 })
    expect(await ledgerSum()).toBe(0)
  })

  test('200: without purchased points there is nothing to settle', async () => {
    ;({ member, id } = await leaving({ points: 5 }))
    await contact()
    expect((await act(finance, 'settle')).body).toMatchObject({ settlement: 'none', settled_points: 0 })
    expect((await erase()).status).toBe(200)
  })

  test('409: the steps have one order, and each happens once', async () => {
    const before = await tableHashes(api.db)
    for (const step of [() => settle('refund'), erase]) {
      expect(await step()).toMatchObject({ status: 409, body: { code: 'deletion.state' } })
    }
    expect(await tableHashes(api.db)).toEqual(before)
    await contact()
    expect((await contact()).body.code).toBe('deletion.state')
    expect((await erase()).body.code).toBe('deletion.state')
    await settle('refund')
    await erase()
    for (const step of [contact, () => settle('refund'), erase]) expect((await step()).body.code).toBe('deletion.state')
  })

  test('409: points that came after the settlement are settled first, in the same way', async () => {
    await contact()
    await settle('refund')
    await grantPurchased(25)
    expect((await erase()).body.code).toBe('deletion.unsettled')
    expect((await settle('waiver')).body.errors).toHaveProperty('way')
    expect((await settle('refund', '匯款 1125')).body).toMatchObject({ settled_points: 85, purchased_points: 0 })
    expect((await erase()).status).toBe(200)
    expect(await ledgerSum()).toBe(0)
  })

  test('409: more points than were given up are no longer given up', async () => {
    await contact()
    await settle('waiver')
    await grantPurchased(1)
    expect((await erase()).body.code).toBe('deletion.unsettled')
  })

  test('409: nobody is erased who still has a booking', async () => {
    const { token } = await api.sessionOf(member)
    const wish = { device_id: 7, starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-24 11:00:00', agree: true }
    const { body: rent } = await api.call('POST /rent/apply', { token, body: wish })
    await contact()
    await settle('refund')
    expect((await erase()).body.code).toBe('deletion.live_bookings')
    const list = await api.call('GET /staff/deletions', { token: (await api.staffWith('admin')).token })
    const { bookings } = list.body.data.find((one: { live_bookings: number }) => one.live_bookings > 0)
    expect(bookings).toMatchObject([{ number: rent.number, starts_at: wish.starts_at }])
    await api.call(`PUT /rent/apply/${rent.id}/cancel`, { token })
    await settle('refund')
    expect((await erase()).status).toBe(200)
  })

  test('422: a settlement names the way and the paper', async () => {
    await contact()
    expect((await act(finance, 'settle')).body.errors).toEqual({
      way: ['請填寫這一欄'],
      reference: ['請填寫這一欄'],
    })
    expect((await settle('gift')).status).toBe(422)
    expect((await settle('refund', '　')).body.errors).toHaveProperty('reference')
  })

  test('412: somebody else was faster', async () => {
    expect((await act(desk, 'contact', {}, 1)).status).toBe(200)
    expect((await act(finance, 'settle', { way: 'refund', reference: 'x' }, 1)).body.code).toBe('version.stale')
  })

  test('200: two who press at once pay back once', async () => {
    await contact()
    const answers = await Promise.all([1, 2, 3].map(() => act(finance, 'settle', { way: 'refund', reference: 'x' }, 2)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412])
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from point_transaction where member_id = ${member.id} and kind = 'refund'`.execute(
      api.db,
    )
    expect(rows[0]!.n).toBe(1)
  })

  test('the audit log tells each step and names nobody', async () => {
    await contact()
    await settle('refund')
    await erase()
    const entries = await api.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject_id', '=', member.id)
      .where('action', 'like', 'member.%_leaving')
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'member.contact_leaving',
      'member.settle_leaving',
      'member.erase_leaving',
    ])
    for (const secret of [member.username, member.email, member.mobile])
      expect(JSON.stringify(entries)).not.toContain(secret)
  })
})

async function grantPurchased(points: number) {
  await sql`
    select points_grant(${member.id}, 'purchased', ${points}::integer, null, 'purchase', 'centre.sales',
                        ${`test:${member.id}:${points}`}, null)`.execute(api.db)
}
