import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@koma/api/platform/db.ts'
import { accountFaults, noFaults } from '@koma/api/testing/account-faults.ts'
import { openDatabase } from '@koma/database/open.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingLoad, type BookingLoad } from '../testing/booking-load.ts'
import { call } from '../testing/http-call.ts'
import { ownPostgres, type OwnPostgres } from '../testing/own-postgres.ts'
import { startProduct, type RunningProduct } from '../testing/running-product.ts'

/** Source: docs/guarantees.md F3, F4 */
const kills = 10
const restarts = 20
const reconnectMsMax = 5_000
const members = 8

let postgres: OwnPostgres
let product: RunningProduct
let db: Db
let load: BookingLoad

beforeAll(async () => {
  postgres = await ownPostgres()
  product = await startProduct({ DATABASE_URL: postgres.url, RATE_LIMITS: 'off' })
  db = openDatabase(postgres.url, { max: 4, applicationName: 'koma-test' })
  load = await bookingLoad(db, product.site, members)
})
afterAll(async () => {
  await product.kill()
  await db.destroy()
  await postgres.remove()
})

const needsDatabase = () => call(product.site, 'GET /api/date_setting')

/** Strikes while members book; gives the longest time from the database's return to the first success (milliseconds). */
async function strike(times: number, blow: (turn: number) => Promise<void>): Promise<number> {
  let longest = 0
  for (let turn = 0; turn < times; turn++) {
    load.start([product.site])
    await wait(randomInt(50, 300))
    await blow(turn)
    expect((await needsDatabase()).status, 'while the database is away').toBe(503)
    await postgres.start()
    const back = performance.now()
    while ((await needsDatabase()).status !== 200) await wait(5)
    longest = Math.max(longest, performance.now() - back)
    await wait(50)
    await load.stop()
  }
  return longest
}

/** Only 503 in the catalogue's words, with a time to come back; no connection broken; every answer still true. */
async function expectNothingLost() {
  expect(load.broken()).toBe(0)
  expect(load.strange.length).toBeGreaterThan(0)
  for (const { status, body, headers } of load.strange) {
    expect([status, body?.code]).toEqual([503, 'server.unavailable'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(await load.lost(db)).toEqual([])
  expect(await accountFaults(db)).toEqual(noFaults)
}

test(`killed with -9 ${kills} times under load: 503 meanwhile, connected again within ${reconnectMsMax / 1_000} s, nothing lost`, async () => {
  expect(await strike(kills, () => postgres.kill())).toBeLessThan(reconnectMsMax)
  await expectNothingLost()
})

test(`restarted ${restarts} times under load, fast and immediate in turn: no wrong success, errors in the gap alone`, async () => {
  const longest = await strike(restarts, (turn) => postgres.stop(turn % 2 === 0 ? 'fast' : 'immediate'))
  expect(longest).toBeLessThan(reconnectMsMax)
  await expectNothingLost()
  const after = await Promise.all(Array.from({ length: 100 }, needsDatabase))
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]))
})

test('meanwhile the website answers with its own sentence, and is itself again afterwards', async () => {
  const page = () => call(product.site, 'GET /zh/member/rent', { headers: { cookie: `koma_access=${'x'.repeat(43)}` } })
  const before = await page()
  await postgres.kill()
  const meanwhile = await page()
  expect([meanwhile.status, meanwhile.headers['content-type']]).toEqual([503, expect.stringContaining('text/html')])
  expect(Number(meanwhile.headers['retry-after'])).toBeGreaterThan(0)
  expect(meanwhile.text).not.toMatch(/Connection terminated|ECONNREFUSED|at \w+ \(/)
  await postgres.start()
  expect((await page()).status).toBe(before.status)
})
