import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { grantMembership, type MembershipGrant } from './grant-membership.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
beforeEach(() => api.setClock(instantAt(taipeiDate('2026-11-24'), '12:00')))
afterAll(() => api.close())

const grant = (memberId: string, memberClass: MembershipGrant['memberClass'], cause: string) =>
  api.db.transaction().execute((tx) => grantMembership(tx, { memberId, memberClass, cause }))

const membership = async (token: string) => {
  const { body } = await api.call('GET /member', { token })
  return { type: body.type, ...body.membership }
}

/** A session lives for minutes, the tests for years. */
const membershipOf = async (member: { readonly id: string }) => membership((await api.sessionOf(member)).token)

describe('a granted membership', () => {
  test('counts at once, for twelve months of which the last day still belongs to it', async () => {
    const member = await api.memberWith({ membershipStatus: 'under_review' })
    expect(await grant(member.id, 'associate_creator', 'application:1')).toEqual({
      isNew: true,
      startsOn: '2026-11-24',
      endsOn: '2027-11-23',
    })
    const dates = { started_on: '2026-11-24', ends_on: '2027-11-23' }
    expect(await membership(member.token)).toEqual({ type: 'associate_creator', status: 'active', ...dates })
    await api.setClock(instantAt(taipeiDate('2027-11-23'), '23:59'))
    expect(await membershipOf(member)).toEqual({ type: 'associate_creator', status: 'extendable', ...dates })
    await api.setClock(instantAt(taipeiDate('2027-11-24'), '00:00'))
    expect(await membershipOf(member)).toEqual({ type: 'general', status: 'ended', ...dates })
  })

  test('is granted once for a cause, however often and however many at once', async () => {
    const member = await api.memberWith()
    const granted = await Promise.all(Array.from({ length: 5 }, () => grant(member.id, 'creator', 'application:2')))
    expect(granted.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(granted.map(({ endsOn }) => endsOn))).toEqual(new Set(['2027-11-23']))
  })

  test('of the class that runs already follows it, and both are shown as one', async () => {
    const member = await api.memberWith()
    await grant(member.id, 'creator', 'application:3')
    await api.setClock(instantAt(taipeiDate('2027-10-01'), '12:00'))
    expect(await grant(member.id, 'creator', 'renewal:3')).toMatchObject({
      startsOn: '2027-11-24',
      endsOn: '2028-11-23',
    })
    expect(await membershipOf(member)).toEqual({
      type: 'creator',
      status: 'active',
      started_on: '2026-11-24',
      ends_on: '2028-11-23',
    })
  })

  test('of a higher class counts first; when it ends, the lower one that still runs counts again', async () => {
    const member = await api.memberWith()
    await grant(member.id, 'creator', 'application:4')
    await api.setClock(instantAt(taipeiDate('2027-06-01'), '12:00'))
    await grant(member.id, 'associate_creator', 'application:5')
    expect((await membershipOf(member)).type).toBe('creator')
    await api.setClock(instantAt(taipeiDate('2027-12-01'), '12:00'))
    expect((await membershipOf(member)).type).toBe('associate_creator')
    await api.setClock(instantAt(taipeiDate('2028-06-01'), '12:00'))
    expect((await membershipOf(member)).type).toBe('general')
  })

  test('begins today when the one before has ended', async () => {
    const member = await api.memberWith()
    await grant(member.id, 'creator', 'application:6')
    await api.setClock(instantAt(taipeiDate('2028-02-29'), '12:00'))
    expect(await grant(member.id, 'creator', 'application:7')).toMatchObject({
      startsOn: '2028-02-29',
      endsOn: '2029-02-27',
    })
  })

  test('leaves nothing when the transaction fails', async () => {
    const member = await api.memberWith()
    const undone = api.db.transaction().execute(async (tx) => {
      await grantMembership(tx, { memberId: member.id, memberClass: 'creator', cause: 'application:8' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await membership(member.token)).toMatchObject({ type: 'general', status: 'active', ends_on: null })
  })
})

describe('the database', () => {
  const insert = (memberId: string, startsOn: string) =>
    sql`
      insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
      values (koma_uuid7(), ${memberId}, 'creator', ${startsOn}::date, ${startsOn}::date + 30, ${`test:${memberId}:${startsOn}`})`.execute(
      api.db,
    )

  test('refuses two periods of one class on one day', async () => {
    const member = await api.memberWith()
    await insert(member.id, '2026-11-01')
    await expect(insert(member.id, '2026-12-01')).rejects.toMatchObject({ constraint: 'membership_period__no_overlap' })
    await insert(member.id, '2026-12-02')
  })

  test('negative control: without its trigger it would not', async () => {
    const member = await api.memberWith()
    await insert(member.id, '2026-11-01')
    await sql`alter table membership_period disable trigger membership_period__no_overlap`.execute(api.db)
    await expect(insert(member.id, '2026-12-01')).resolves.toBeDefined()
    await sql`alter table membership_period enable trigger membership_period__no_overlap`.execute(api.db)
  })
})
