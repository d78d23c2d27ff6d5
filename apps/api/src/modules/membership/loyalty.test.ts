import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const today = '2026-11-24'
let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
})
beforeEach(() => at(today))
afterAll(() => api.close())

const at = (day: string, time = '12:00') => api.setClock(instantAt(taipeiDate(day), time))
let causes = 0

/** A top-up as the payment's notice books it. */
const topUp = (memberId: string, points: number) =>
  sql`select points_grant(${memberId}, 'purchased', ${points}::integer, null, 'purchase', 'centre.sales',
                          ${`topup:${++causes}`}, null)`.execute(api.db)

const standing = async (member: { readonly id: string }) => {
  const { body } = await api.call('GET /member', { token: (await api.sessionOf(member)).token })
  return { type: body.type, ends_on: body.membership.ends_on }
}

const kinds = async (memberId: string) => {
  const { rows } = await sql<{ kind: string }>`
    select notice.kind
      from notice
      join membership_period period on period.id = notice.subject_id
     where period.member_id = ${memberId}
     order by notice.id`.execute(api.db)
  return rows.map(({ kind }) => kind)
}

describe('a member becomes loyal', () => {
  test('with the dollar that reaches the threshold, at once and for twelve months', async () => {
    const member = await api.memberWith()
    await topUp(member.id, 9_999)
    expect(await standing(member)).toEqual({ type: 'general', ends_on: null })
    await topUp(member.id, 1)
    expect(await standing(member)).toEqual({ type: 'loyal', ends_on: '2027-11-23' })
    expect(await kinds(member.id)).toEqual(['membership.loyal'])
  })

  test('by what twelve months bring together, and by nothing older', async () => {
    const member = await api.memberWith()
    await at('2025-11-24', '11:00')
    await topUp(member.id, 5_000)
    await at('2025-11-24', '13:00')
    await topUp(member.id, 4_000)
    await at(today)
    await topUp(member.id, 5_000)
    expect((await standing(member)).type).toBe('general')
    await topUp(member.id, 1_000)
    expect((await standing(member)).type).toBe('loyal')
  })

  test('by points spent on bookings, and no longer when they are cancelled', async () => {
    const member = await api.memberWith({ points: 20_000 })
    const { id } = await deviceWith(api.db, { pointsPerUnit: 5_000 })
    const body = { device_id: id, starts_at: '2026-11-27 10:00:00', ends_at: '2026-11-27 12:00:00', agree: true }
    const { token } = member
    const rent = await api.call('POST /rent/apply', { token, body })
    expect([rent.status, rent.body.points]).toEqual([201, 10_000])
    expect((await standing(member)).type).toBe('loyal')
    const cheaper = { ...body, starts_at: '2026-11-28 10:00:00', ends_at: '2026-11-28 11:00:00' }
    expect((await api.call('POST /rent/quote', { token, body: cheaper })).body.points).toBe(4_500)

    expect((await api.call(`PUT /rent/apply/${rent.body.id}/cancel`, { token })).status).toBe(200)
    expect(await standing(member)).toEqual({ type: 'general', ends_on: null })
    expect((await api.call('POST /rent/quote', { token, body: cheaper })).body.points).toBe(5_000)
    expect(await kinds(member.id)).toEqual(['membership.loyal', 'membership.withdrawn'])
  })

  test('not by points that were given, printed or shopped', async () => {
    const member = await api.memberWith({ points: 30_000 })
    await sql`select points_spend(${member.id}, 12000, 'shopping', 'centre.shopping', ${`shop:${++causes}`}, null)`.execute(
      api.db,
    )
    expect((await standing(member)).type).toBe('general')
  })

  test('only once the account is activated, and then with what was paid before', async () => {
    const member = await api.memberWith({ activated: false })
    await topUp(member.id, 10_000)
    expect((await standing(member)).type).toBe('general')
    await sql`update member set email_verified_at = koma_now(), mobile_verified_at = koma_now() where id = ${member.id}`.execute(
      api.db,
    )
    await sql`select loyalty_settle(${member.id})`.execute(api.db)
    expect((await standing(member)).type).toBe('loyal')
  })

  test('once, however many payments arrive at the same moment', async () => {
    const member = await api.memberWith()
    await Promise.all(Array.from({ length: 8 }, () => topUp(member.id, 2_500)))
    const { rows } =
      await sql`select starts_on from membership_period where member_id = ${member.id} order by 1`.execute(api.db)
    // 10,000 of the 20,000 make the first year, the other 10,000 secure the second.
    expect(rows).toEqual([{ starts_on: today }, { starts_on: '2027-11-24' }])
    for (let run = 0; run < 3; run++) await sql`select loyalty_settle(${member.id})`.execute(api.db)
    expect(await kinds(member.id)).toEqual(['membership.loyal', 'membership.kept'])
  })
})

describe('a loyal member', () => {
  test('stays one for another year when the threshold is reached again during the first', async () => {
    const member = await api.memberWith()
    await topUp(member.id, 10_000)
    await at('2027-05-01')
    await topUp(member.id, 10_000)
    expect(await standing(member)).toEqual({ type: 'loyal', ends_on: '2028-11-23' })
    await topUp(member.id, 50_000)
    expect(await standing(member)).toEqual({ type: 'loyal', ends_on: '2028-11-23' })
  })

  test('is a general member again the day after the end, without any job', async () => {
    const member = await api.memberWith()
    await topUp(member.id, 10_000)
    await at('2027-06-01')
    await topUp(member.id, 9_000)
    await at('2027-11-23', '23:59')
    expect((await standing(member)).type).toBe('loyal')
    await at('2027-11-24', '00:00')
    expect((await standing(member)).type).toBe('general')
    // What was spent since the promotion still counts for the next one.
    await topUp(member.id, 1_000)
    expect(await standing(member)).toEqual({ type: 'loyal', ends_on: '2028-11-23' })
  })

  test('who is a creator as well falls back to loyal', async () => {
    const member = await api.memberWith()
    await sql`select membership_grant(${member.id}, 'creator', ${`t:${member.id}`}, 6)`.execute(api.db)
    await topUp(member.id, 10_000)
    expect(await standing(member)).toEqual({ type: 'creator', ends_on: '2027-05-23' })
    await at('2027-05-24')
    expect(await standing(member)).toEqual({ type: 'loyal', ends_on: '2027-11-23' })
  })
})

test('negative control: without the trigger of the ledger nobody becomes loyal by paying', async () => {
  const member = await api.memberWith()
  await sql`alter table point_transaction disable trigger point_transaction__earns_loyalty`.execute(api.db)
  await topUp(member.id, 10_000)
  await sql`alter table point_transaction enable trigger point_transaction__earns_loyalty`.execute(api.db)
  expect((await standing(member)).type).toBe('general')
})
