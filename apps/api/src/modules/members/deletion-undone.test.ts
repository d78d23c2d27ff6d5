import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { messagesTo } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: TestStaff
let member: TestMember
let id: string

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
})
afterAll(() => api.close())

beforeEach(async () => {
  admin = await api.staffWith('admin')
  member = await api.memberWith({ points: 40, purchasedPoints: 60 })
  await api.call('DELETE /member', { token: member.token, body: { password: member.password } })
  id = await openRequest()
})

const requests = () => api.db.selectFrom('deletion_request').select('id').where('member_id', '=', member.id)
const openRequest = async () => (await requests().where('status', '=', 'requested').executeTakeFirstOrThrow()).id
const act = (action: string, body: unknown = {}) =>
  api.call(`POST /staff/deletions/${id}/${action}`, { token: admin.token, body })
const contact = () => act('contact')
const settle = (way: string) => act('settle', { way, reference: '匯款 1124' })
const erase = () => act('erase')

describe('keeping the account', () => {
  test('is possible until the end, also after a refund: what was paid back stays paid back', async () => {
    await contact()
    await settle('refund')
    const { token } = await api.sessionOf(member)
    expect((await api.call('GET /member/deletion', { token })).body.deletion).toMatchObject({
      status: 'settled',
      settlement: 'refund',
      settled_points: 60,
    })
    expect((await api.call('POST /member/undelete', { token })).status).toBe(204)
    expect((await api.call('GET /member/deletion', { token })).body).toEqual({ deletion: null })
    expect((await erase()).body.code).toBe('deletion.state')
    expect((await api.call('GET /member', { token })).body.point).toBe(40)
  })

  test('the account that asks again gets a new request with a new day', async () => {
    const { token } = await api.sessionOf(member)
    await api.call('POST /member/undelete', { token })
    await api.moveClock(86_400)
    const again = await api.sessionOf(member)
    await api.call('DELETE /member', { token: again.token, body: { password: member.password } })
    const { body } = await api.call('GET /staff/deletions?status=requested&per_page=100', {
      token: (await api.staffWith('desk')).token,
    })
    const own = body.data.filter((one: { member: { id: string } }) => one.member.id === member.id)
    expect(own).toHaveLength(1)
    expect(own[0].id).not.toBe(id)
    await api.setClock(new Date('2026-11-20T04:00:00Z'))
    expect(await messagesTo(api.db, member.email)).toHaveLength(2)
  })

  test('is forgotten with the member: an earlier request names nobody either', async () => {
    const { token } = await api.sessionOf(member)
    await api.call('POST /member/undelete', { token })
    await api.call('DELETE /member', { token, body: { password: member.password } })
    const earlier = id
    id = await openRequest()
    await contact()
    await settle('refund')
    await erase()
    for (const one of [earlier, id]) {
      const { body } = await api.call(`GET /staff/deletions/${one}`, { token: admin.token })
      expect(body.member).toBeNull()
    }
  })
})
