import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uuid7 } from '../../platform/ids.ts'
import { totpOf, type TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { authenticatorOf } from './commands/match-totp.ts'

let api: TestApi
let desk: TestStaff
let address: string
let asked = 0

beforeAll(async () => {
  api = await testApi({ demo: false })
})
afterAll(() => api.close())

beforeEach(async () => {
  desk = await api.staffWith('desk')
  address = `198.51.100.${++asked}`
})

const signIn = (changes: Record<string, unknown> = {}, server: Pick<TestApi, 'call'> = api) => {
  const body = { username: desk.username, password: desk.password, totp: totpOf(desk), ...changes }
  return server.call('POST /staff/token', { body, from: address })
}
const me = (token: string) => api.call('GET /staff/me', { token })

describe('POST /staff/token', () => {
  test('200: both factors open a session of twelve hours', async () => {
    const { status, body, headers } = await signIn({ username: desk.username.toUpperCase() })
    expect(status).toBe(200)
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 43_200 })
    expect(headers['cache-control']).toContain('no-store')
    expect((await me(body.access_token)).body.username).toBe(desk.username)
  })

  test.each([-1, 1])('200: takes the code of %i step', async (step) => {
    const stepNow = () => Math.floor(Date.now() / 30_000)
    const started = stepNow()
    let { status } = await signIn({ totp: totpOf(desk, step) })
    // The time moved on to the next step between the two: then the code was older than it should be.
    if (stepNow() !== started) status = (await signIn({ totp: totpOf(desk, step) })).status
    expect(status).toBe(200)
  })

  test('400: refuses a code two steps old, and one of somebody else', async () => {
    const other = await api.staffWith('desk')
    expect((await signIn({ totp: totpOf(desk, -3) })).status).toBe(400)
    expect((await signIn({ totp: totpOf(other) })).status).toBe(400)
  })

  test('400: a code never works twice, nor does the one before it afterwards', async () => {
    const totp = totpOf(desk)
    expect((await signIn({ totp })).status).toBe(200)
    expect((await signIn({ totp })).status).toBe(400)
    expect((await signIn({ totp: totpOf(desk, -1) })).status).toBe(400)
  })

  test('200: while the demo’s clock is moved, a phone’s code works and so does that of the moved clock, each once', async () => {
    await api.moveClock(40 * 86_400)
    const moved = await api.deps.clock.now()
    const totp = authenticatorOf(desk.totpSecret).generate({ timestamp: moved.getTime() })
    expect((await signIn({ totp })).status).toBe(200)
    expect((await signIn({ totp })).status).toBe(400)
    const phone = await api.staffWith('desk')
    expect((await signIn({ username: phone.username, totp: totpOf(phone) })).status).toBe(200)
    await api.moveClock(-40 * 86_400)
  })

  test('400: the same for a wrong password, a wrong code, an unknown name and an account that is not active', async () => {
    const gone = await api.staffWith('desk', { active: false })
    const answers = [
      await signIn({ password: 'wrong99' }),
      await signIn({ totp: '000000' }),
      await signIn({ username: 'nobody1234' }),
      await signIn({ username: gone.username, totp: totpOf(gone) }),
    ]
    const texts = answers.map(({ status, text }) => `${status} ${text.replace(/"request_id":"[^"]+"/, '')}`)
    expect(new Set(texts).size).toBe(1)
    expect(answers[0]!.body.code).toBe('auth.invalid_grant')
  })

  test('400: a member is no staff', async () => {
    const { username, password } = await api.memberWith()
    expect((await signIn({ username, password })).status).toBe(400)
  })

  test.each([
    [{ username: '' }, 'username'],
    [{ password: '' }, 'password'],
    [{ totp: '12345' }, 'totp'],
    [{ totp: '１２３４５６' }, 'totp'],
    [{ totp: 123456 }, 'totp'],
  ])('422: %o', async (changes, field) => {
    const { status, body } = await signIn(changes)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('429: after five wrong tries, on every server, also with everything right', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await signIn({ totp: '000000' })).status).toBe(400)
    const other = await api.anotherServer()
    expect((await signIn({}, other)).status).toBe(429)
  })
})

describe('a staff session', () => {
  test('ends after 30 idle minutes, not while it is used', async () => {
    for (let minutes = 0; minutes < 3; minutes++) {
      await api.moveClock(25 * 60)
      expect((await me(desk.token)).status).toBe(200)
    }
    await api.moveClock(31 * 60)
    expect((await me(desk.token)).status).toBe(401)
  })

  test('DELETE /staff/token 204: is over at once; 401 without one', async () => {
    expect(await api.call('DELETE /staff/token', { token: desk.token })).toMatchObject({ status: 204, text: '' })
    expect((await me(desk.token)).status).toBe(401)
    expect((await api.call('DELETE /staff/token', { token: desk.token })).status).toBe(401)
  })

  test('opens nothing of a member, and a member’s token nothing of staff', async () => {
    const member = await api.memberWith()
    expect((await api.call('GET /member', { token: desk.token })).status).toBe(401)
    expect((await me(member.token)).status).toBe(401)
  })
})

describe('GET /staff/me', () => {
  test.each(['admin', 'desk', 'auditor'] as const)('200: tells what %s may do', async (role) => {
    const staff = await api.staffWith(role)
    const { body } = await me(staff.token)
    expect(body).toMatchObject({ id: staff.id, username: staff.username, role, adjustment_alone_max: 1_000 })
    expect(body.permissions.includes('rent.check_in')).toBe(role !== 'auditor')
    expect(body.permissions.includes('audit.read')).toBe(role !== 'desk')
    expect(body.permissions.includes('staff.manage')).toBe(role === 'admin')
  })
})

describe('GET /staff/audit', () => {
  let admin: TestStaff
  beforeEach(async () => {
    admin = await api.staffWith('admin')
  })
  const audit = async (query = '') => (await api.call(`GET /staff/audit${query}`, { token: admin.token })).body

  test('200: newest first, filtered by actor, action, subject and day', async () => {
    const member = await api.memberWith()
    const finance = await api.staffWith('finance')
    const adjust = (points: number) =>
      api.call(`POST /staff/members/${member.id}/adjust`, { token: finance.token, body: { points, reason: '示範' } })
    await adjust(10)
    await adjust(-4)
    const { data, meta } = await audit(`?subject_id=${member.id}`)
    expect(meta).toEqual({ page: 1, per_page: 12, total: 2, last_page: 1 })
    expect(data[0]).toMatchObject({
      actor: finance.username,
      action: 'points.adjust',
      subject_kind: 'member',
      before: { balance: 10 },
      after: { balance: 6, points: -4, reason: '示範' },
      request_id: expect.any(String),
    })
    expect((await audit(`?actor=${finance.username.toUpperCase()}`)).meta.total).toBe(2)
    expect((await audit(`?actor=${finance.id}&action=points.`)).meta.total).toBe(2)
    expect((await audit(`?subject_id=${member.id}&action=points`)).meta.total).toBe(0)
    expect((await audit(`?subject_id=${member.id}&to=2020-01-01`)).meta.total).toBe(0)
    expect((await audit(`?subject_id=${member.id}&from=2020-01-01&page=2&per_page=1`)).data).toHaveLength(1)
  })

  test('403 for who may not read it, 401 without a token', async () => {
    expect((await api.call('GET /staff/audit', { token: desk.token })).status).toBe(403)
    expect((await api.call('GET /staff/audit')).status).toBe(401)
  })

  test('nobody can change or delete an entry, not even the product itself', async () => {
    await audit()
    await expect(sql`update audit_entry set actor_name = 'x'`.execute(api.db)).rejects.toThrow(/append-only/)
    await expect(sql`delete from audit_entry`.execute(api.db)).rejects.toThrow(/append-only/)
    await expect(sql`truncate audit_entry`.execute(api.db)).rejects.toThrow(/append-only/)
  })
})

describe('the outbox', () => {
  const write = async (status: 'queued' | 'sent' | 'failed') => {
    const id = uuid7()
    await api.db
      .insertInto('message')
      .values({
        id,
        channel: 'sms',
        recipient: '0912345678',
        text: '驗證碼是 424242',
        language: 'zh',
        dedupe_key: id,
        status,
        attempts: 9,
        last_error: status === 'failed' ? 'no route' : null,
        sent_at: status === 'sent' ? sql<Date>`koma_now()` : null,
      })
      .execute()
    return id
  }

  test('GET /staff/messages 200: newest first, by status, never with the text that holds a code', async () => {
    const admin = await api.staffWith('admin')
    const failed = await write('failed')
    await write('sent')
    const all = await api.call('GET /staff/messages', { token: admin.token })
    expect(all.body.data[0].status).toBe('sent')
    expect(all.text).not.toContain('424242')
    const { body } = await api.call('GET /staff/messages?status=failed', { token: admin.token })
    expect(body.data).toEqual([
      expect.objectContaining({ id: failed, to: '0912345678', attempts: 9, error: 'no route', sent_at: null }),
    ])
  })

  test('POST /staff/messages/{id}/retry 200: puts a failed one back and writes it down', async () => {
    const admin = await api.staffWith('admin')
    const id = await write('failed')
    const { status, body } = await api.call(`POST /staff/messages/${id}/retry`, { token: admin.token })
    expect([status, body.status, body.attempts]).toEqual([200, 'queued', 0])
    const entry = await api.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', id).executeTakeFirst()
    expect(entry).toMatchObject({
      action: 'message.retry',
      before: { status: 'failed', attempts: 9 },
      after: { status: 'queued', attempts: 0 },
    })
  })

  test.each(['queued', 'sent'] as const)('409: one that is %s must not go out twice', async (status) => {
    const admin = await api.staffWith('admin')
    const answer = await api.call(`POST /staff/messages/${await write(status)}/retry`, { token: admin.token })
    expect(answer).toMatchObject({ status: 409, body: { code: 'message.state' } })
  })

  test('404 for one that does not exist, 403 for an auditor, who may look', async () => {
    const [admin, auditor] = [await api.staffWith('admin'), await api.staffWith('auditor')]
    expect((await api.call(`POST /staff/messages/${uuid7()}/retry`, { token: admin.token })).status).toBe(404)
    expect((await api.call('GET /staff/messages', { token: auditor.token })).status).toBe(200)
    expect(
      (await api.call(`POST /staff/messages/${await write('failed')}/retry`, { token: auditor.token })).status,
    ).toBe(403)
  })
})
