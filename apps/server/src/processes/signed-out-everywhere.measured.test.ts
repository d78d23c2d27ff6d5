import { forgetfulRows } from '@koma/api/testing/forgetful-rows.ts'
import { memberWith, sessionOf, type TestMember } from '@koma/api/testing/member-factory.ts'
import { linkIn } from '@koma/api/testing/recovery-factory.ts'
import { staffWith } from '@koma/api/testing/staff-factory.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, tally } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'

/** Source: docs/guarantees.md I-28 */
const sessions = 50
const deadWithinMs = 1_000

let world: ProductWorld

beforeAll(async () => {
  world = await productWorld(2, { RATE_LIMITS: 'off' })
})
afterAll(() => world.close())

const password = 'other ink 2027'
const passwords = { password, password_confirmation: password }

interface Change {
  readonly route: string
  readonly token: string
  readonly body?: object
}

/** What ends every session of a member, asked of the first process. */
const changes: Readonly<Record<string, (member: TestMember) => Change | Promise<Change>>> = {
  'a new password': ({ token, password: old }) => {
    return { route: 'PUT /api/member/password', token, body: { old_password: old, ...passwords } }
  },
  'signing out everywhere': ({ token }) => ({ route: 'DELETE /api/member/sessions', token }),
  'a wish to be deleted': ({ token, password: old }) => {
    return { route: 'DELETE /api/member', token, body: { password: old } }
  },
  'a new address': async ({ token, password: old, username }) => {
    const email = `moved.${username}@example.com`
    await call(world.site(0), 'PUT /api/member/email', { token, body: { email, current_password: old } })
    return { route: 'POST /api/member/verify', token, body: { code: await linkIn(world.db, email, 'register') } }
  },
  'a sign-out by staff': async ({ id }) => {
    const { token } = await staffWith(world.db, 'admin')
    return { route: `POST /api/staff/members/${id}/sign_out`, token, body: {} }
  },
}

async function devices() {
  const member = await memberWith(world.db)
  const tokens = [member.token]
  while (tokens.length < sessions) tokens.push((await sessionOf(world.db, member.id)).token)
  return { member, tokens }
}

/** Every token at both processes. */
const everywhere = (tokens: readonly string[]) =>
  Promise.all(tokens.flatMap((token) => [0, 1].map((turn) => call(world.site(turn), 'GET /api/member', { token }))))

describe(`${sessions} sessions at two processes`, () => {
  test.each(Object.entries(changes))(`are dead within ${deadWithinMs} ms after %s`, async (_, change) => {
    const { member, tokens } = await devices()
    expect(tally(await everywhere(tokens))).toEqual({ 200: 2 * sessions })
    const { route, token, body } = await change(member)
    const { status } = await call(world.site(0), route, { token, ...(body && { body }) })
    expect(status).toBeLessThan(300)
    const begun = performance.now()
    const [first] = await everywhere(tokens.slice(-1))
    expect([first!.status, performance.now() - begun < deadWithinMs]).toEqual([401, true])
    expect(tally(await everywhere(tokens))).toEqual({ '401 auth.unauthenticated': 2 * sessions })
  })

  test('negative control: without the mark of the end they live on', async () => {
    const { member, tokens } = await devices()
    await forgetfulRows(world.db, 'member_session', 'revoked_at', 'null')
    await call(world.site(0), 'DELETE /api/member/sessions', { token: member.token })
    expect(tally(await everywhere(tokens))).toEqual({ 200: 2 * sessions })
  })
})
