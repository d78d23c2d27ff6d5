import { afterEach, beforeEach, expect, test } from 'vitest'
import { totpOf, type TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: TestStaff

beforeEach(async () => {
  api = await testApi({ demo: false })
  desk = await api.staffWith('desk')
})
afterEach(() => api.close())

const from = '203.0.113.7'
const signIn = (changes: object = {}) =>
  api.call('POST /staff/token', {
    body: { username: desk.username, password: desk.password, totp: totpOf(desk), ...changes },
    from,
  })
const log = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()

test('a sign-in stands in the log under the name of who signed in', async () => {
  await signIn()
  expect(await log()).toMatchObject([
    {
      actor_kind: 'staff',
      actor_id: desk.id,
      actor_name: desk.username,
      action: 'staff.sign_in',
      subject_kind: 'staff',
      subject_id: desk.id,
      after: { address: from },
    },
  ])
})

test('a failed one stands there with its account, or with the address alone; never with what was typed', async () => {
  await signIn({ totp: '000000' })
  await signIn({ password: 'not this one' })
  await signIn({ username: 'my-password-by-mistake' })
  const entries = await log()
  const ofDesk = { action: 'staff.sign_in_failed', actor_kind: 'system', subject_kind: 'staff', subject_id: desk.id }
  expect(entries).toMatchObject([
    ofDesk,
    ofDesk,
    { action: 'staff.sign_in_failed', subject_kind: 'address', subject_id: from, after: { address: from } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/my-password|not this one|000000/)
})

test('a locked account stands there once for the while, however long somebody goes on', async () => {
  for (let tries = 0; tries < 9; tries++) await signIn({ totp: '000000' })
  const actions = (await log()).map(({ action }) => action)
  expect(actions).toEqual([...Array.from({ length: 5 }, () => 'staff.sign_in_failed'), 'staff.sign_in_locked'])
  await api.moveClock(11 * 60)
  expect((await signIn({ totp: '000000' })).status).toBe(400)
})

test('staff with the permission read it, and no try can be taken out of it again', async () => {
  await signIn({ totp: '000000' })
  const auditor = await api.staffWith('auditor')
  const { body } = await api.call('GET /staff/audit?action=staff.sign_in_failed', { token: auditor.token })
  expect(body.data).toMatchObject([{ actor: 'sign-in', action: 'staff.sign_in_failed', subject_id: desk.id }])
  await expect(api.db.deleteFrom('audit_entry').execute()).rejects.toMatchObject({ code: '42501' })
})
