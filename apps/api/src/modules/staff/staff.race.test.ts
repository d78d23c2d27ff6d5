import { sql } from 'kysely'
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
    await sql`
      create function forgotten() returns trigger language plpgsql as 'begin new.totp_last_step := 0; return new; end'`.execute(
      api.db,
    )
    await sql`create trigger forgets before update on staff_account for each row execute function forgotten()`.execute(
      api.db,
    )
    expect(await storm()).toBeGreaterThan(1)
  })
})
