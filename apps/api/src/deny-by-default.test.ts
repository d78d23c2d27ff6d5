import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardRoutes } from './platform/gate.ts'
import { promised } from './testing/access-cells.ts'
import { desksTime } from './testing/door.ts'
import { doorsOfStaff } from './testing/doors-of-staff.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())

describe('deny by default', () => {
  test('a route that declares no gate does not start', async () => {
    const app = Fastify()
    guardRoutes(app, api.deps, () => true)
    expect(() => app.get('/open', async () => 'in')).toThrow('GET /open declares no gate')
  })

  const member = { gate: 'member' } as const
  test.each([
    ['names a record and does not say whose', '/rent/:id', member, 'does not say whose record it names'],
    [
      'is of the caller’s record and does not ask who calls',
      '/rent/:id',
      { gate: 'visitor', owner: 'caller' },
      'does not ask who calls',
    ],
    ['is of owner and staff and lets one of them in', '/file/:id', { ...member, owner: 'caller_or_role' }, 'who reads'],
  ] as const)('a route that %s does not start', async (_, url, config, fault) => {
    const app = Fastify()
    guardRoutes(app, api.deps, () => true)
    expect(() => app.get(url, { config }, async () => 'in')).toThrow(fault)
    expect(() => app.get('/mine/:id', { config: { ...member, owner: 'caller' } }, async () => 'in')).not.toThrow()
  })

  test('negative control: the same route with a gate starts, and without the guard it would too', async () => {
    const guarded = Fastify()
    guardRoutes(guarded, api.deps, () => true)
    expect(() => guarded.get('/open', { config: { gate: 'public' } }, async () => 'in')).not.toThrow()
    expect(
      (
        await Fastify()
          .get('/open', async () => 'in')
          .inject('/open')
      ).statusCode,
    ).toBe(200)
  })

  test('negative control: a door opened by mistake shows in the table', async () => {
    const app = Fastify()
    guardRoutes(app, api.deps, () => true)
    app.get('/audit', { config: { gate: { staff: 'audit.read' } } }, async () => 'in')
    const { token } = await api.staffWith('desk')
    const { statusCode } = await app.inject({ url: '/audit', headers: { authorization: `Bearer ${token}` } })
    expect(statusCode).not.toBe(403)
    expect(promised(doorsOfStaff['GET /staff/audit']!, { kind: 'staff', role: 'desk' }, 'nobody')).toBe(
      'auth.forbidden',
    )
  })

  test('every look of staff at members leaves an audit entry', async () => {
    const count = () =>
      sql<{ n: number }>`select count(*) as n from audit_entry`.execute(api.db).then(({ rows }) => rows[0]!.n)
    const [before, { token }, { id }] = [await count(), await api.staffWith('reviewer'), await api.memberWith()]
    await api.call(`GET /staff/members/${id}`, { token })
    expect(await count()).toBe(before + 1)
  })
})

describe('a 403 speaks the reader’s language', () => {
  test.each([
    ['zh-TW', '沒有權限執行此操作'],
    ['ja', 'この操作を行う権限がありません'],
    ['en', 'No permission for this operation'],
    ['fr', '沒有權限執行此操作'],
  ])('%s', async (language, message) => {
    const headers = { 'accept-language': language }
    const { token } = await api.staffWith('auditor')
    const staff = await api.call('POST /staff/messages/00000000-0000-7000-8000-000000000000/retry', { token, headers })
    const member = await api.memberWith({ activated: false })
    const booking = await api.call('POST /rent/apply', { token: member.token, headers, body: desksTime })
    expect([staff.status, staff.body.code, staff.body.message]).toEqual([403, 'auth.forbidden', message])
    expect([booking.status, booking.body.code, booking.body.message]).toEqual([403, 'member.not_activated', message])
    expect(booking.body.hint).toBeTruthy()
  })
})
