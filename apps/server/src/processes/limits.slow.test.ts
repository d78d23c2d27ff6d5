import { memberWith } from '@koma/api/testing/member-factory.ts'
import { writeLimit } from '@koma/api/platform/request-limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, callMany, tally } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'
import { startProduct } from '../testing/running-product.ts'

/** Source: docs/guarantees.md I-73, I-26 */
const requests = 1_000
const atATime = 50
const wrongPasswords = 200
const wrongAllowed = 5
const checksAnHour = 20

let world: ProductWorld
beforeAll(async () => {
  world = await productWorld(2)
})
afterAll(() => world.close())

describe('limits over two processes', () => {
  test(`of ${requests} writes from one address in a minute exactly ${writeLimit.max} are accepted`, async () => {
    const from = '127.0.0.11'
    const answers = await callMany(requests, atATime, (turn) =>
      call(world.site(turn), 'POST /api/member/verify/resend', { from, headers: { 'accept-language': 'en' } }),
    )
    const limited = answers.filter(({ status }) => status === 429)
    expect(tally(answers)).toEqual({
      '401 auth.unauthenticated': writeLimit.max,
      '429 rate.limited': requests - writeLimit.max,
    })
    for (const { headers, body } of limited) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(writeLimit.seconds)
      expect(body.message.length).toBeGreaterThan(10)
    }
  })

  test('another address has turns of its own', async () => {
    expect((await call(world.site(0), 'POST /api/member/verify/resend', { from: '127.0.0.12' })).status).toBe(401)
  })

  test(`of ${wrongPasswords} parallel wrong passwords ${wrongAllowed} are looked at, and a restart forgets none`, async () => {
    const from = '127.0.0.13'
    const { username } = await memberWith(world.db)
    const guess = (turn: number, password: string, site = world.site(turn)) =>
      call(site, 'POST /api/token', { from, form: { grant_type: 'password', username, password } })
    const answers = await callMany(wrongPasswords, atATime, (turn) => guess(turn, `guess ${turn}`))
    expect(tally(answers)).toEqual({
      '400 auth.invalid_grant': wrongAllowed,
      '429 rate.limited': wrongPasswords - wrongAllowed,
    })

    await world.products[1]!.kill()
    const again = await startProduct({ DATABASE_URL: world.databaseUrl })
    expect((await guess(0, 'one more', again.site)).status).toBe(429)
    await again.kill()
  })

  test('the question whether somebody is registered is rationed for an address, whatever it asks', async () => {
    const answers = []
    for (let turn = 0; turn < checksAnHour + 5; turn++) {
      const body = { username: `nobody${String(turn).padStart(4, '0')}` }
      answers.push(await call(world.site(0), 'POST /api/member/check/registerd', { from: '127.0.0.14', body }))
    }
    expect(tally(answers)).toEqual({ 200: checksAnHour, '429 rate.limited': 5 })
  })
})

test('negative control: with RATE_LIMITS=off nothing is refused', async () => {
  const open = await startProduct({ DATABASE_URL: world.databaseUrl, RATE_LIMITS: 'off' })
  const answers = await callMany(writeLimit.max + 50, atATime, () =>
    call(open.site, 'POST /api/member/verify/resend', { from: '127.0.0.11' }),
  )
  expect(tally(answers)).toEqual({ '401 auth.unauthenticated': writeLimit.max + 50 })
  await open.kill()
})
