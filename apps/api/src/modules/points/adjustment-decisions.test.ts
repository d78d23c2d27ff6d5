import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uuid7 } from '../../platform/ids.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember
let requester: TestStaff
let approver: TestStaff

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith()
  requester = await api.staffWith('finance')
  approver = await api.staffWith('finance')
})

const adjust = (points: unknown, more: object = {}, headers: Record<string, string> = {}) =>
  api.call(`POST /staff/members/${member.id}/adjust`, {
    token: requester.token,
    body: { points, reason: '開幕活動補發', ...more },
    headers,
  })
const decide = (id: string, action: 'approve' | 'reject', who = approver, headers: Record<string, string> = {}) =>
  api.call(`POST /staff/adjustments/${id}/${action}`, {
    token: who.token,
    headers,
    ...(action === 'reject' ? { body: { note: '理由不足' } } : {}),
  })
const points = async () => (await api.call('GET /member', { token: member.token })).body.points
const entries = () =>
  api.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', member.id).orderBy('id').execute()

describe('POST /staff/adjustments/{id}/approve', () => {
  const waiting = async (wished = 5_000) => (await adjust(wished)).body as { id: string; version: number }

  test('200: a second person makes it happen, with both names and the audit entry', async () => {
    const { id } = await waiting()
    const { status, body } = await decide(id, 'approve', approver, { 'if-match': '"1"' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'applied',
      requested_by: requester.username,
      decided_by: approver.username,
      balance: 5_000,
      version: 2,
    })
    expect((await points()).total).toBe(5_000)
    expect((await entries()).at(-1)).toMatchObject({
      actor_id: approver.id,
      action: 'points.approve_adjustment',
      before: { status: 'waiting', balance: 0 },
      after: { status: 'applied', balance: 5_000 },
    })
  })

  test('409 for the one who asked, also for an admin: never the same person', async () => {
    requester = await api.staffWith('admin')
    const { id } = await waiting()
    expect(await decide(id, 'approve', requester)).toMatchObject({
      status: 409,
      body: { code: 'adjustment.same_person' },
    })
    expect((await points()).total).toBe(0)
  })

  test('the database itself refuses the same person', async () => {
    const { id } = await waiting()
    const decided = sql`update point_adjustment set decided_by = requested_by where id = ${id}`
    await expect(decided.execute(api.db)).rejects.toMatchObject({ constraint: 'point_adjustment__two_people' })
  })

  test('409 when it has been decided, and it moves once', async () => {
    const { id } = await waiting()
    await decide(id, 'approve')
    expect(await decide(id, 'approve')).toMatchObject({ status: 409, body: { code: 'adjustment.state' } })
    expect(await decide(id, 'reject')).toMatchObject({ status: 409, body: { code: 'adjustment.state' } })
    expect((await points()).total).toBe(5_000)
  })

  test('409 when there is not enough to take: it goes on waiting', async () => {
    const { id } = await waiting(-5_000)
    expect(await decide(id, 'approve')).toMatchObject({ status: 409, body: { code: 'points.not_enough' } })
    await sql`select points_grant(${member.id}, 'purchased', 5000, null, 'purchase', 'centre.sales', ${id}, null)`.execute(
      api.db,
    )
    expect((await decide(id, 'approve')).body).toMatchObject({ status: 'applied', balance: 0 })
  })

  test.each(['"2"', '"0"', 'nonsense'])('412 for the version %s, which is not what it is', async (version) => {
    const { id } = await waiting()
    expect(await decide(id, 'approve', approver, { 'if-match': version })).toMatchObject({
      status: 412,
      body: { code: 'version.stale' },
    })
  })

  test('404 for none, 403 without the permission', async () => {
    expect((await decide(uuid7(), 'approve')).status).toBe(404)
    const { id } = await waiting()
    expect((await decide(id, 'approve', await api.staffWith('desk'))).status).toBe(403)
  })
})

describe('POST /staff/adjustments/{id}/reject', () => {
  test('200: nothing moves, and whoever asked reads why', async () => {
    const { body: asked } = await adjust(5_000)
    expect(await decide(asked.id, 'reject')).toMatchObject({
      status: 200,
      body: { status: 'rejected', decided_by: approver.username, decision_note: '理由不足', balance: null },
    })
    expect((await points()).total).toBe(0)
    expect((await entries()).at(-1)).toMatchObject({ action: 'points.reject_adjustment', after: { note: '理由不足' } })
    const list = await api.call('GET /staff/adjustments?status=rejected', { token: requester.token })
    expect(list.body.data[0]).toMatchObject({ id: asked.id, decision_note: '理由不足', actions: [] })
  })

  test('422 without a reason, and the database refuses it too', async () => {
    const { body: asked } = await adjust(5_000)
    const path = `POST /staff/adjustments/${asked.id}/reject`
    for (const body of [{}, { note: '  ' }])
      expect((await api.call(path, { token: approver.token, body })).body.errors).toHaveProperty('note')
    await expect(
      sql`update point_adjustment set status = 'rejected', decided_by = ${approver.id} where id = ${asked.id}`.execute(
        api.db,
      ),
    ).rejects.toMatchObject({ constraint: 'point_adjustment__rejected_why' })
  })
})

describe('POST /staff/adjustments/{id}/withdraw', () => {
  const withdraw = (id: string, who = requester, headers: Record<string, string> = {}) =>
    api.call(`POST /staff/adjustments/${id}/withdraw`, { token: who.token, headers })

  test('200: whoever asked takes it back, nothing moves, nobody can decide any more', async () => {
    const { body: asked } = await adjust(5_000)
    expect(asked.actions).toEqual(['withdraw'])
    expect(await withdraw(asked.id, requester, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      body: { status: 'withdrawn', decided_by: null, balance: null, actions: [], version: 2 },
    })
    expect((await entries()).at(-1)).toMatchObject({
      actor_id: requester.id,
      action: 'points.withdraw_adjustment',
      before: { status: 'waiting' },
      after: { status: 'withdrawn', points: 5_000 },
    })
    expect((await decide(asked.id, 'approve')).body.code).toBe('adjustment.state')
    expect((await withdraw(asked.id)).body.code).toBe('adjustment.state')
    expect((await points()).total).toBe(0)
  })

  test('409 for anybody else, 412 for another version, 404 for none: it goes on waiting', async () => {
    const { body: asked } = await adjust(5_000)
    expect((await withdraw(asked.id, approver)).body.code).toBe('adjustment.not_yours')
    expect((await withdraw(asked.id, requester, { 'if-match': '"7"' })).status).toBe(412)
    expect((await withdraw(uuid7())).status).toBe(404)
    expect((await decide(asked.id, 'approve')).body.status).toBe('applied')
  })

  test('of a withdrawal and an approval at once one counts', async () => {
    const { body: asked } = await adjust(5_000)
    const [withdrawn, approved] = await Promise.all([withdraw(asked.id), decide(asked.id, 'approve')])
    expect([withdrawn.status, approved.status].toSorted()).toEqual([200, 409])
    expect((await points()).total).toBe(approved.status === 200 ? 5_000 : 0)
  })

  test('the database lets nothing that was withdrawn or rejected move again; negative control: without it, it does', async () => {
    const { body: asked } = await adjust(5_000)
    await withdraw(asked.id)
    const approve = sql`
      update point_adjustment
         set status = 'applied',
             decided_by = ${approver.id}
       where id = ${asked.id}`
    await expect(approve.execute(api.db)).rejects.toMatchObject({ constraint: 'point_adjustment__decided_once' })
    const rollback = new Error('rolled back')
    const unguarded = api.db.transaction().execute(async (tx) => {
      await sql`alter table point_adjustment disable trigger point_adjustment__decided_once`.execute(tx)
      await approve.execute(tx)
      throw rollback
    })
    await expect(unguarded).rejects.toBe(rollback)
  })
})
