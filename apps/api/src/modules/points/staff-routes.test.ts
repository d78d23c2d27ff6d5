import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uuid7 } from '../../platform/ids.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { staffSessionOf, type TestStaff } from '../../testing/staff-factory.ts'
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
  api.call(`POST /staff/adjustments/${id}/${action}`, { token: who.token, headers })
const points = async () => (await api.call('GET /member', { token: member.token })).body.points
const logs = async () => (await api.call('GET /my/point_logs', { token: member.token })).body.data
const entries = () =>
  api.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', member.id).orderBy('id').execute()

describe('POST /staff/members/{id}/adjust', () => {
  describe('200', () => {
    test.each([1, 1_000, '250'])('gives %s points at once, as rewards that expire', async (given) => {
      const { status, body } = await adjust(given)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        member: { id: member.id, username: member.username },
        points: Number(given),
        source: 'reward',
        status: 'applied',
        reason: '開幕活動補發',
        requested_by: requester.username,
        decided_by: null,
        balance: Number(given),
        actions: [],
        version: 1,
      })
      expect(await points()).toMatchObject({
        total: Number(given),
        reward: Number(given),
        expiring: [expect.anything()],
      })
    })

    test('gives purchased points that never expire', async () => {
      await adjust(30, { source: 'purchased' })
      expect(await points()).toEqual({ total: 30, purchased: 30, reward: 0, expiring: [] })
    })

    test('takes points, and the member sees both movements with the reason', async () => {
      await adjust(100)
      expect((await adjust(-40)).body).toMatchObject({ points: -40, balance: 60 })
      expect(await logs()).toMatchObject([
        { kind: 'adjustment', points: -40, balance: 60, note_zh: '開幕活動補發' },
        { kind: 'adjustment', points: 100, balance: 100, note_zh: '開幕活動補發' },
      ])
    })

    test('writes down who, what, before and after', async () => {
      await adjust(100)
      await adjust(-40)
      const [, entry] = await entries()
      expect(entry).toMatchObject({
        actor_kind: 'staff',
        actor_id: requester.id,
        action: 'points.adjust',
        before: { balance: 100 },
        after: { points: -40, source: 'reward', balance: 60, reason: '開幕活動補發' },
      })
    })

    test('sent again under the same key it acts once and answers the same', async () => {
      const first = await adjust(100, {}, { 'idempotency-key': 'twice' })
      const second = await adjust(100, {}, { 'idempotency-key': 'twice' })
      expect(second.text).toBe(first.text)
      expect(second.status).toBe(200)
      expect((await points()).total).toBe(100)
      expect((await adjust(101, {}, { 'idempotency-key': 'twice' })).status).toBe(422)
    })
  })

  test.each([1_001, -1_001])('202: %i points wait for a second person, and nothing moves', async (wished) => {
    const { status, body } = await adjust(wished)
    expect([status, body.status, body.balance]).toEqual([202, 'waiting', null])
    expect((await points()).total).toBe(0)
    expect((await entries()).map(({ action }) => action)).toEqual(['points.request_adjustment'])
  })

  test('the limit of one person is a setting with a date', async () => {
    await sql`insert into setting (key, valid_from, value) values ('points.adjustment_alone_max', koma_now(), '5')`.execute(
      api.db,
    )
    expect((await adjust(6)).status).toBe(202)
    await sql`delete from setting where key = 'points.adjustment_alone_max' and valid_from > '2000-01-01'`.execute(
      api.db,
    )
    expect((await adjust(6)).status).toBe(200)
  })

  describe('the limit of one person is a sum by member and day, given and taken added up', () => {
    const left = async () =>
      (await api.call(`GET /staff/members/${member.id}`, { token: requester.token })).body.adjustable_alone

    test('202 for the second 600; another person and another member have limits of their own', async () => {
      expect(await left()).toBe(1_000)
      expect((await adjust(600)).status).toBe(200)
      expect(await left()).toBe(400)
      expect((await adjust(-401)).status).toBe(202)
      expect((await adjust(-400)).status).toBe(200)
      expect([await left(), (await adjust(1)).status]).toEqual([0, 202])
      const [first, someone] = [member, requester]
      member = await api.memberWith()
      expect((await adjust(1_000)).status).toBe(200)
      ;[member, requester] = [first, approver]
      expect((await adjust(1_000)).status).toBe(200)
      requester = someone
    })

    test('what a second person approved does not count, and the next day begins anew', async () => {
      const { body: asked } = await adjust(5_000)
      await decide(asked.id, 'approve')
      expect((await adjust(1_000)).status).toBe(200)
      expect((await adjust(1)).status).toBe(202)
      await api.moveClock(86_400)
      requester = { ...requester, token: await staffSessionOf(api.db, requester.id) }
      expect((await adjust(1)).status).toBe(200)
    })

    test('the database itself refuses more, and refuses one person to apply what waits', async () => {
      const { body: asked } = await adjust(5_000)
      const alone = sql`
        insert into point_adjustment (id, member_id, points, source, reason, status, requested_by)
        values (koma_uuid7(), ${member.id}, -1001, 'reward', 'x', 'applied', ${requester.id})`
      await expect(alone.execute(api.db)).rejects.toMatchObject({ constraint: 'point_adjustment__alone_within_limit' })
      const applied = sql`update point_adjustment set status = 'applied' where id = ${asked.id}`
      await expect(applied.execute(api.db)).rejects.toMatchObject({ constraint: 'point_adjustment__second_decides' })
    })
  })

  test('409: more than there is cannot be taken, and nothing moves', async () => {
    await adjust(10)
    expect(await adjust(-11)).toMatchObject({ status: 409, body: { code: 'points.not_enough' } })
    expect((await points()).total).toBe(10)
    expect(await entries()).toHaveLength(1)
  })

  test('404 for nobody, and for what is no id', async () => {
    for (const id of [uuid7(), 'nonsense']) {
      const answer = await api.call(`POST /staff/members/${id}/adjust`, {
        token: requester.token,
        body: { points: 1, reason: '示範' },
      })
      expect(answer).toMatchObject({ status: 404, body: { code: 'record.not_found' } })
    }
  })

  test.each([
    [{ points: 0 }, 'points'],
    [{ points: 1.5 }, 'points'],
    [{ points: '1e3' }, 'points'],
    [{ points: '１００' }, 'points'],
    [{ points: 2 ** 53 }, 'points'],
    [{ points: -1_000_001 }, 'points'],
    [{ points: null }, 'points'],
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
    [{ source: 'gift' }, 'source'],
  ])('422: %o', async (changes, field) => {
    const { status, body } = await adjust(5, changes)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect((await points()).total).toBe(0)
  })

  test('403 for roles without the permission, 401 for a member', async () => {
    for (const role of ['desk', 'editor', 'reviewer', 'auditor'] as const) {
      requester = await api.staffWith(role)
      expect((await adjust(5)).status, role).toBe(403)
    }
    requester = { ...requester, token: member.token }
    expect((await adjust(5)).status).toBe(401)
  })
})

describe('GET /staff/adjustments', () => {
  test('200: newest first, by status, with what the caller may decide', async () => {
    const { body: asked } = await adjust(5_000)
    const list = async (who: TestStaff) =>
      (await api.call('GET /staff/adjustments?status=waiting&per_page=1', { token: who.token })).body.data[0]
    expect(await list(requester)).toMatchObject({ id: asked.id, actions: ['withdraw'] })
    expect(await list(approver)).toMatchObject({ id: asked.id, actions: ['approve', 'reject'] })
    expect(await list(await api.staffWith('auditor'))).toMatchObject({ id: asked.id, actions: [] })
    await decide(asked.id, 'approve')
    const all = await api.call('GET /staff/adjustments?per_page=1', { token: approver.token })
    expect(all.body.data[0]).toMatchObject({ id: asked.id, status: 'applied', balance: 5_000, actions: [] })
  })

  test('403 for an editor, 422 for a status that there is not', async () => {
    const editor = await api.staffWith('editor')
    expect((await api.call('GET /staff/adjustments', { token: editor.token })).status).toBe(403)
    expect((await api.call('GET /staff/adjustments?status=lost', { token: approver.token })).status).toBe(422)
  })
})
