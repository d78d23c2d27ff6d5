import { setTimeout as wait } from 'node:timers/promises'
import { accountFaults, noFaults } from '@koma/api/testing/account-faults.ts'
import { deviceWith } from '@koma/api/testing/device-factory.ts'
import { memberWith } from '@koma/api/testing/member-factory.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookingLoad } from '../testing/booking-load.ts'
import { call, tally, type Answer } from '../testing/http-call.ts'
import { freeHours, productWorld, type ProductWorld } from '../testing/product-world.ts'
import { freePort, startProduct, type RunningProduct } from '../testing/running-product.ts'

/** Source: docs/guarantees.md I-74 */
const stopMsMax = 10_000
const slowRequests = 5
const lockHeldMs = 1_500
const requestsASecond = 200
const desk = 8_001

let world: ProductWorld
const started: RunningProduct[] = []

beforeEach(async () => {
  world = await productWorld(0)
})
afterEach(async () => {
  for (const product of started.splice(0)) await product.kill()
  await world.close()
})

async function start(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const product = await startProduct({ DATABASE_URL: world.databaseUrl, RATE_LIMITS: 'off', ...settings })
  started.push(product)
  return product
}

describe.each([
  ['one process', {}],
  ['a cluster of two', { CLUSTER: '2' }],
] as const)('SIGTERM to %s', (_, settings) => {
  test('lets requests finish that wait for the database, takes no new ones, and ends in time', async () => {
    const product = await start(settings)
    await deviceWith(world.db, { id: desk, seats: slowRequests })
    const [hour] = await freeHours(product.site, desk)
    const members = []
    for (let one = 0; one < slowRequests; one++) members.push(await memberWith(world.db, { points: 100 }))

    // Every booking waits for its device until the transaction ends.
    const holding = world.db.transaction().execute(async (tx) => {
      await sql`lock table rent_slot in access exclusive mode`.execute(tx)
      await wait(lockHeldMs)
    })
    await wait(100)
    const booking = members.map(({ token }) =>
      call(product.site, 'POST /api/rent/apply', { token, body: { device_id: desk, agree: true, ...hour } }),
    )
    await wait(300)
    const ending = product.end('SIGTERM')
    await wait(200)
    await expect(fetch(`${product.site}/healthz`)).rejects.toThrow('fetch failed')

    expect(tally(await Promise.all(booking))).toEqual({ 201: slowRequests })
    const { code, ms } = await ending
    expect([code, ms < stopMsMax]).toEqual([0, true])
    await holding
  })

  test('under load loses no answer: what was begun is booked and told, or is not there', async () => {
    const product = await start(settings)
    const load = await bookingLoad(world.db, product.site, 16)
    load.start([product.site])
    await wait(800)
    const { code, ms } = await product.end('SIGTERM')
    await load.stop()
    expect([code, ms < stopMsMax]).toEqual([0, true])

    const told = load.wishes.filter(({ rentId }) => rentId).length
    const { rows } = await sql<{ booked: number }>`select count(*) as booked from rent where device_id >= 9000`.execute(
      world.db,
    )
    expect(told).toBeGreaterThan(20)
    expect(rows[0]!.booked).toBe(told)
    expect(load.strange.map(({ text }) => text)).toEqual([])
    expect(await load.lost(world.db)).toEqual([])
    expect(await accountFaults(world.db)).toEqual(noFaults)
  })
})

/** Asks so often, like a balancer in front of both: a process that takes no connection is left for the other one. */
async function askBoth(sites: readonly string[], state: { asking: boolean }): Promise<readonly (Answer | Error)[]> {
  const answers: Promise<Answer | Error>[] = []
  for (let turn = 0; state.asking; turn++) {
    const [one, other] = [sites[turn % 2]!, sites[(turn + 1) % 2]!]
    // A connection for each request, as from a visitor who has just come.
    const ask = (site: string) => call(site, 'GET /api/date_setting', { headers: { connection: 'close' } })
    answers.push(
      ask(one)
        .catch(() => ask(other))
        .catch((error: Error) => error),
    )
    await wait(1_000 / requestsASecond)
  }
  return Promise.all(answers)
}

test(`a rolling restart of two processes under ${requestsASecond} requests a second fails none`, async () => {
  const ports = [String(await freePort()), String(await freePort())]
  const [first, second] = [await start({ PORT: ports[0]! }), await start({ PORT: ports[1]! })]
  const state = { asking: true }
  const asking = askBoth([first.site, second.site], state)
  await wait(300)
  expect((await first.end('SIGTERM')).code).toBe(0)
  await start({ PORT: ports[0]! })
  expect((await second.end('SIGTERM')).code).toBe(0)
  await start({ PORT: ports[1]! })
  await wait(300)
  state.asking = false
  const answers = await asking
  expect(answers.filter((answer) => answer instanceof Error)).toEqual([])
  expect(tally(answers as Answer[])).toEqual({ 200: answers.length })
  expect(answers.length).toBeGreaterThan(requestsASecond)
})
