import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uuid7 } from '../../platform/ids.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let token: string
let member: TestMember
let id: string

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())

/** A member with 60 purchased points, all given up in writing. */
beforeEach(async () => {
  ;({ token } = await api.staffWith('admin'))
  member = await api.memberWith({ purchasedPoints: 60 })
  await api.call('DELETE /member', { token: member.token, body: { password: member.password } })
  const request = api.db.selectFrom('deletion_request').select('id').where('member_id', '=', member.id)
  ;({ id } = await request.executeTakeFirstOrThrow())
  await act('contact')
  await waive('卷宗 12')
})

const act = (action: string, body = {}) => api.call(`POST /staff/deletions/${id}/${action}`, { token, body })
const waive = (reference: string) => act('settle', { way: 'waiver', reference })
const buy = (points: number) =>
  sql`
    select points_grant(${member.id}, 'purchased', ${points}::integer, null, 'purchase', 'centre.sales',
                        ${`buy:${uuid7()}`}, null)`.execute(api.db)
const spend = (points: number, cause: string) =>
  sql`
    select points_spend(${member.id}, ${points}::integer, 'shopping', 'centre.shopping', ${cause}, null)`.execute(
    api.db,
  )
const held = async () => {
  const { rows } = await sql<{ points: number }>`select points_held(${member.id}) as points`.execute(api.db)
  return rows[0]!.points
}

describe('a waiver', () => {
  test('gives up the points that there were, once the account is erased', async () => {
    expect((await act('erase')).status).toBe(200)
    expect(await held()).toBe(0)
  })

  test('covers no points bought after it, though they are no more than it said', async () => {
    await spend(25, `shop:${member.id}`)
    await buy(25)
    expect(await held()).toBe(60)
    expect(await act('erase')).toMatchObject({ status: 409, body: { code: 'deletion.unsettled' } })
    expect(await held()).toBe(60)
    // Control: written again, it covers them.
    expect((await waive('卷宗 13')).body).toMatchObject({ settled_points: 60 })
    expect((await act('erase')).status).toBe(200)
  })

  test('covers less than it said where points were spent since', async () => {
    await spend(25, `shop:${member.id}`)
    expect((await act('erase')).status).toBe(200)
    expect(await held()).toBe(0)
  })

  test('is not stretched over points that came back to a lot', async () => {
    await spend(10, `shop:${member.id}`)
    await waive('卷宗 13')
    await sql`
      update point_lot
         set remaining = 60
       where member_id = ${member.id}`.execute(api.db)
    expect((await act('erase')).body.code).toBe('deletion.unsettled')
  })
})

describe('the database', () => {
  const takeAll = (kind: 'refund' | 'adjustment', account: string) =>
    sql`
      select points_take_all(${member.id}, 'purchased', ${kind}, ${account}, ${`deletion:${id}:waiver`},
                             null)`.execute(api.db)

  test('lets a waiver take nothing that was bought after it, whoever asks', async () => {
    await buy(5)
    await expect(takeAll('adjustment', 'centre.adjustments')).rejects.toMatchObject({
      constraint: 'point_entry__waived_or_refunded',
    })
    await sql`select points_give_up(${id})`.execute(api.db)
    expect(await held()).toBe(5)
    await expect(sql`select member_erase(${member.id})`.execute(api.db)).rejects.toMatchObject({
      constraint: 'member__erased_has_no_points',
    })
  })

  test('control: the same taking is allowed where the money is paid back', async () => {
    await buy(5)
    await takeAll('refund', 'centre.refunds')
    expect(await held()).toBe(0)
  })
})
