import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { totpOf } from '../../../testing/staff-factory.ts'
import { addStaff } from './add-staff.ts'

/** Characters of a staff password at least. Decision: accounts */
const staffPasswordLengthMin = 15

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const add = (username: string, role: string, name = '值班同仁') => addStaff(api.deps, { username, role, name })

test('an account is made whose password and second factor open the console, and the log tells of it', async () => {
  const added = await add('desk.two', 'desk')
  if (!added.ok) throw new Error(added.reason)
  expect(added.password.length).toBeGreaterThanOrEqual(staffPasswordLengthMin)
  expect(added.otpauthUri).toMatch(/^otpauth:\/\/totp\/Koma:desk\.two\?.*secret=/)
  const body = { username: 'desk.two', password: added.password, totp: totpOf(added) }
  const { status, body: token } = await api.call('POST /staff/token', { body })
  expect(status).toBe(200)
  expect((await api.call('GET /staff/me', { token: token.access_token })).body).toMatchObject({
    role: 'desk',
    name: '值班同仁',
  })
  const entry = await api.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'staff.add')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ actor_kind: 'system', after: { username: 'desk.two', role: 'desk', name: '值班同仁' } })
  expect(JSON.stringify(entry)).not.toContain(added.password)
})

test.each([
  ['two words', 'desk', 'username'],
  ['.dot', 'desk', 'username'],
  ['somebody', 'boss', 'role'],
  ['DESK.two', 'desk', 'taken'],
] as const)('%s as %s is refused: %s', async (username, role, reason) => {
  expect(await add(username, role)).toEqual({ ok: false, reason })
})

test('a name of blanks is refused', async () => {
  expect(await add('somebody', 'desk', '  ')).toEqual({ ok: false, reason: 'name' })
})
