import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { leaseSeconds } from '@koma/api/platform/outbox-worker.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'
import { startProduct, type RunningProduct } from '../testing/running-product.ts'
import { smsGateway, type SmsGateway } from '../testing/sms-gateway.ts'

/** Source: docs/guarantees.md F2 */
const kills = 6
const messagesEachTime = 5
const gatewayAnswerMs = 250
const killWithinMs = 400
const sentMsMax = 20_000

let gateway: SmsGateway
let world: ProductWorld
let product: RunningProduct
let settings: Readonly<Record<string, string>>

beforeAll(async () => {
  gateway = await smsGateway(gatewayAnswerMs)
  settings = {
    RATE_LIMITS: 'off',
    SMS_GATEWAY: 'mitake',
    MITAKE_URL: gateway.url,
    MITAKE_USERNAME: 'koma',
    MITAKE_PASSWORD: 'stand-in',
  }
  world = await productWorld(1, settings)
  product = world.products[0]!
})
afterAll(async () => {
  await product.kill()
  await world.close()
  gateway.stop()
})

async function statuses(): Promise<readonly string[]> {
  const { rows } = await sql<{ status: string }>`select status from message where channel = 'sms'`.execute(world.db)
  return rows.map(({ status }) => status)
}

async function untilAllSent(): Promise<void> {
  const end = performance.now() + sentMsMax
  while ((await statuses()).some((status) => status !== 'sent')) {
    if (performance.now() > end) throw new Error(`Not sent after ${sentMsMax} ms: ${(await statuses()).join(' ')}`)
    await wait(50)
  }
}

/** The gateway has one of these messages in hand and has not answered yet. */
async function untilReceived(before: number): Promise<void> {
  const end = performance.now() + sentMsMax
  while (gateway.received.length === before) {
    if (performance.now() > end) throw new Error(`Nothing came to the gateway within ${sentMsMax} ms`)
    await wait(5)
  }
}

test(`a sender killed ${kills} times in the middle: each message goes out, and the gateway can tell a second from a first`, async () => {
  let asked = 0
  for (let kill = 0; kill < kills; kill++) {
    const before = gateway.received.length
    const mobiles = Array.from({ length: messagesEachTime }, () => `09660${String(++asked).padStart(5, '0')}`)
    const answers = await Promise.all(
      mobiles.map((mobile) => call(product.site, 'POST /api/member/register/sms', { body: { mobile } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(mobiles.map(() => 204))
    // Anywhere on the way, and every other time where a message is sure to be sent again.
    await (kill % 2 === 0 ? wait(randomInt(killWithinMs)) : untilReceived(before))
    await product.kill()
    product = await startProduct({ DATABASE_URL: world.databaseUrl, ...settings })
    // Nobody is left without a message for longer than the lease.
    await call(product.site, 'PUT /dev/clock', { body: { offset_s: (kill + 1) * (leaseSeconds + 1) } })
    await untilAllSent()
  }

  const bySms = Map.groupBy(gateway.received, ({ clientId }) => clientId)
  expect(bySms.size).toBe(asked)
  expect(gateway.received.length).toBeGreaterThan(asked)
  for (const [first, ...again] of bySms.values()) for (const one of again) expect(one).toEqual(first)
  expect(new Set([...bySms.values()].map(([one]) => one!.to)).size).toBe(asked)

  // An effect counts once: of one message a code still opens one registration at most, and there is one code a number.
  const { rows } = await sql<{
    codes: number
  }>`select count(*) as codes from one_time_code where used_at is null`.execute(world.db)
  expect(rows[0]!.codes).toBe(asked)
})
