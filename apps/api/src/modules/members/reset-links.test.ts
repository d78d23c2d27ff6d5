import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { freshPasswords, resetCodeFor, resetLinkFor } from '../../testing/recovery-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await api.memberWith()
})

const reset = (code: string) => api.call('PUT /member/email/password', { body: { code, ...freshPasswords } })
const look = (code: string) => api.call('POST /member/verify_identity', { body: { code } })

/** By whatever way: a change that the member makes kills older links besides. */
const move = (to: { email?: string; mobile?: string }) =>
  api.db.updateTable('member').set(to).where('id', '=', member.id).execute()

/** How many statements wait for a row of this database. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n
      from pg_stat_activity
     where datname = current_database()
       and wait_event_type = 'Lock'`.execute(api.db)
  return rows[0]!.n
}

test('a reset link is dead once the address that it was mailed to is not the account’s any more', async () => {
  const code = await resetLinkFor(api, member.email)
  await move({ email: `moved-${member.email}` })
  expect([(await look(code)).status, (await reset(code)).status]).toEqual([409, 409])
  // Control: the same link works where the address is the account's.
  await move({ email: member.email })
  expect([(await look(code)).status, (await reset(code)).status]).toEqual([200, 204])
})

test('a reset link is dead once its address is not verified any more', async () => {
  const code = await resetLinkFor(api, member.email)
  await api.db.updateTable('member').set({ email_verified_at: null }).where('id', '=', member.id).execute()
  expect((await reset(code)).status).toBe(409)
})

test('a reset link is dead where the address changes while the password is being hashed', async () => {
  const code = await resetLinkFor(api, member.email)
  const answer = await api.db.transaction().execute(async (tx) => {
    await sql`select from member where id = ${member.id} for no key update`.execute(tx)
    const asked = reset(code)
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 })
    await sql`update member set email = ${`moved-${member.email}`} where id = ${member.id}`.execute(tx)
    return { asked }
  })
  expect((await answer.asked).status).toBe(409)
})

test('a reset code is dead once its number is not the account’s any more', async () => {
  const code = await resetCodeFor(api, member.mobile)
  await move({ mobile: '0966123123' })
  const body = { mobile: member.mobile, sms_code: code, ...freshPasswords }
  expect((await api.call('PUT /member/sms/password', { body })).status).toBe(422)
})
