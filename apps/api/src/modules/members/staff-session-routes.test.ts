import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('staff sign a member out everywhere, at once on every server, and the audit log knows who did', async () => {
  const member = await api.memberWith()
  const [stranger, elsewhere] = [await api.memberWith(), await api.sessionOf(member)]
  const admin = await api.staffWith('admin')
  const answer = await api.call(`POST /staff/members/${member.id}/sign_out`, { token: admin.token })
  expect(answer).toMatchObject({ status: 204, text: '' })
  const other = await api.anotherServer()
  for (const { token } of [member, elsewhere]) expect((await other.call('GET /member', { token })).status).toBe(401)
  expect((await other.call('GET /member', { token: stranger.token })).status).toBe(200)
  const entries = await api.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', member.id)
    .execute()
  expect(entries).toEqual([{ action: 'member.sign_out', actor_id: admin.id }])
})

test('a suspended member too; nobody is a 404', async () => {
  const { id } = await api.memberWith({ status: 'suspended' })
  const { token } = await api.staffWith('admin')
  expect((await api.call(`POST /staff/members/${id}/sign_out`, { token })).status).toBe(204)
  const nobody = '00000000-0000-7000-8000-000000000000'
  expect((await api.call(`POST /staff/members/${nobody}/sign_out`, { token })).status).toBe(404)
})
