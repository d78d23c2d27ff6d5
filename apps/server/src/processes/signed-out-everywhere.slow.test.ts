import { memberWith, sessionOf } from '@koma/api/testing/member-factory.ts'
import { sql } from 'kysely'
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

/** What ends every session of a member, asked of the first process. */
const changes = {
  'a new password': (old: string) => ['PUT /api/member/password', { old_password: old, ...passwords }],
  'signing out everywhere': () => ['DELETE /api/member/sessions', undefined],
  'a wish to be deleted': (old: string) => ['DELETE /api/member', { password: old }],
} as const satisfies Record<string, (old: string) => readonly [string, object | undefined]>

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
    const [route, body] = change(member.password)
    const { status } = await call(world.site(0), route, { token: member.token, ...(body && { body }) })
    expect(status).toBeLessThan(300)
    const begun = performance.now()
    const [first] = await everywhere(tokens.slice(-1))
    expect([first!.status, performance.now() - begun < deadWithinMs]).toEqual([401, true])
    expect(tally(await everywhere(tokens))).toEqual({ '401 auth.unauthenticated': 2 * sessions })
  })

  test('negative control: without the mark of the end they live on', async () => {
    const { member, tokens } = await devices()
    await sql`
      create function never_over() returns trigger language plpgsql as 'begin new.revoked_at := null; return new; end'`.execute(
      world.db,
    )
    await sql`
      create trigger never_over before update on member_session for each row execute function never_over()`.execute(
      world.db,
    )
    await call(world.site(0), 'DELETE /api/member/sessions', { token: member.token })
    expect(tally(await everywhere(tokens))).toEqual({ 200: 2 * sessions })
  })
})
