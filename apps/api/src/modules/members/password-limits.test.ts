import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { resetCodeFor, resetLinkFor } from '../../testing/recovery-factory.ts'
import { testApi, type Answer, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await api.memberWith()
})

/** Every call that sets a password of an account that there is, with its proof. Source: product §5 "Password" */
const doors: Readonly<Record<string, (passwords: object) => Promise<Answer<any>>>> = {
  'PUT /member/password': (passwords) =>
    api.call('PUT /member/password', {
      token: member.token,
      body: { old_password: member.password, ...passwords },
    }),
  'PUT /member/sms/password': async (passwords) => {
    const sms_code = await resetCodeFor(api, member.mobile)
    return api.call('PUT /member/sms/password', { body: { mobile: member.mobile, sms_code, ...passwords } })
  },
  'PUT /member/email/password': async (passwords) => {
    const code = await resetLinkFor(api, member.email)
    return api.call('PUT /member/email/password', { body: { code, ...passwords } })
  },
}

describe.each(Object.entries(doors))('%s', (_, set) => {
  test.each([
    ['5 characters', 'kq7wz', false],
    ['6', 'kq7wzx', true],
    ['letters alone', 'kqzwzxyy', false],
    ['digits alone', '73915284', false],
    ['a common one', 'Password1', false],
    ['letters of any script with a digit', '墨水與筆尖7', true],
    ['256', `k7${'q'.repeat(254)}`, true],
    ['257', `k7${'q'.repeat(255)}`, false],
  ])('%s', async (_what, password, isTaken) => {
    const { status, body } = await set({ password, password_confirmation: password })
    expect([status, Object.keys(body?.errors ?? {})]).toEqual(isTaken ? [204, []] : [422, ['password']])
    const form = { grant_type: 'password', username: member.username, password }
    expect((await api.call('POST /token', { form })).status).toBe(isTaken ? 200 : 400)
  })

  test('two that differ are refused, and the old one stays', async () => {
    const { status, body } = await set({ password: 'kq7wzx', password_confirmation: 'kq7wzy' })
    expect([status, body.errors]).toEqual([422, { password_confirmation: ['兩次輸入的密碼不同'] }])
    const form = { grant_type: 'password', username: member.username, password: member.password }
    expect((await api.call('POST /token', { form })).status).toBe(200)
  })
})
