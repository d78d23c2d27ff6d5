import { forgetfulRows } from '../../testing/forgetful-rows.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { totpOf } from '../../testing/staff-factory.ts'
import { testApi, type TestApi, type TestServer } from '../../testing/test-api.ts'

let api: TestApi
let other: TestServer

beforeEach(async () => {
  api = await testApi({ rateLimits: false, demo: false })
  other = await api.anotherServer()
})
afterEach(() => api.close())

describe('one code of an authenticator sent 50 times at once to two servers', () => {
  async function storm(): Promise<number> {
    const staff = await api.staffWith('desk')
    const body = { username: staff.username, password: staff.password, totp: totpOf(staff) }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? api : other).call('POST /staff/token', { body })),
    )
    return answers.filter(({ status }) => status === 200).length
  }

  test('opens one session', async () => {
    expect(await storm()).toBe(1)
  })

  test('negative control: when the step is not kept it opens many', async () => {
    await forgetfulRows(api.db, 'staff_account', 'totp_last_step', 0)
    expect(await storm()).toBeGreaterThan(1)
  })
})
