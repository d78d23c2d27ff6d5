import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@koma/api/platform/db.ts'
import { accountFaults, noFaults } from '@koma/api/testing/account-faults.ts'
import { openDatabase } from '@koma/database/open.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingLoad, type BookingLoad } from '../testing/booking-load.ts'
import { ownDataDir } from '../testing/own-data-dir.ts'
import { startProduct, type RunningProduct } from '../testing/running-product.ts'

/** Source: docs/guarantees.md F1 */
const killsWanted = 20
const members = 12
const killAfterMs = { min: 100, max: 900 } as const

const data = ownDataDir()
const settings = { DATA_DIR: data.folder, RATE_LIMITS: 'off' }
let product: RunningProduct
let db: Db

/** A pool of its own after each start: the server's socket is in another folder. */
async function start() {
  product = await startProduct(settings)
  db = openDatabase(data.databaseUrl(), { max: 4, applicationName: 'koma-test' })
}

beforeAll(start)
afterAll(async () => {
  await db.destroy()
  await product.kill()
  data.remove()
})

test(`killed with -9 ${killsWanted} times while members book, the product loses nothing that it answered`, async () => {
  const load: BookingLoad = await bookingLoad(db, product.site, members)
  for (let kill = 0; kill < killsWanted; kill++) {
    load.start([product.site])
    await wait(randomInt(killAfterMs.min, killAfterMs.max))
    // The whole tree, as a power cut would, or the server alone, whose database then ends by itself.
    if (kill % 2 === 0) await product.kill()
    else await product.end('SIGKILL')
    await load.stop()
    await db.destroy()

    await start()
    expect(await load.lost(db), `after kill ${kill}`).toEqual([])
    expect(await accountFaults(db), `after kill ${kill}`).toEqual(noFaults)
  }
  expect(load.wishes.filter(({ rentId }) => rentId).length).toBeGreaterThan(killsWanted * 5)
  expect(load.broken()).toBeGreaterThan(0)
  expect(load.strange.map(({ text }) => text)).toEqual([])

  // What was in flight is wholly there or wholly absent: sent again with its key it is booked once, or was refused.
  const unanswered = load.wishes.filter(({ rentId, cancelled }) => !rentId && !cancelled)
  expect(unanswered.length).toBeGreaterThan(0)
  for (const wish of unanswered.slice(-members)) {
    const [first, second] = [await load.repeat(product.site, wish), await load.repeat(product.site, wish)]
    expect([201, 409]).toContain(first.status)
    expect([second.status, second.text]).toEqual([first.status, first.text])
  }
  expect(await accountFaults(db)).toEqual(noFaults)
})

test('negative control: a booking that the database has lost is found missing', async () => {
  const load = await bookingLoad(db, product.site, 1)
  load.start([product.site])
  await wait(200)
  await load.stop()
  expect(await load.lost(db)).toEqual([])
  const { rentId } = load.wishes.find((wish) => wish.rentId && !wish.cancelled)!
  await db.updateTable('rent').set({ status: 'over' }).where('id', '=', rentId!).execute()
  expect(await load.lost(db)).toHaveLength(2)
})
