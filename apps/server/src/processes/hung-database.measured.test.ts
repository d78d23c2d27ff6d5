import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@koma/api/platform/db.ts'
import { accountFaults, noFaults } from '@koma/api/testing/account-faults.ts'
import { openDatabase } from '@koma/database/open.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingLoad, type BookingLoad } from '../testing/booking-load.ts'
import { call, tally, type Answer } from '../testing/http-call.ts'
import { ownPostgres, type OwnPostgres } from '../testing/own-postgres.ts'
import { signalAll } from '../testing/process-tree.ts'
import { startProduct, type RunningProduct } from '../testing/running-product.ts'

/**
 * Source: docs/guarantees.md F5; a statement ends after 5 s, the client gives up a second later, a connection after 3
 * s.
 */
const hungMs = 14_000
const answerMsMax = 10_000
const keptAnswerMsMax = 1_000
const askers = 30

const keptPages = ['GET /zh', 'GET /ja', 'GET /en/rent_list']

let postgres: OwnPostgres
let product: RunningProduct
let db: Db
let load: BookingLoad

beforeAll(async () => {
  postgres = await ownPostgres()
  product = await startProduct({ DATABASE_URL: postgres.url, RATE_LIMITS: 'off' })
  db = openDatabase(postgres.url, { max: 4, applicationName: 'koma-test' })
  load = await bookingLoad(db, product.site, 6)
})
afterAll(async () => {
  signalAll(postgres.tree(), 'SIGCONT')
  await product.kill()
  await db.destroy()
  await postgres.remove()
})

/** Asks again and again until the time is over. */
async function askFor(ms: number, route: string): Promise<readonly Answer[]> {
  const [answers, end] = [[] as Answer[], performance.now() + ms]
  while (performance.now() < end) {
    answers.push(await call(product.site, route))
    await wait(100)
  }
  return answers
}

test('while the database hangs, requests end with 503 in time, kept pages are served, and afterwards all is well', async () => {
  // The load has changed a limit that texts of the house name: they are folded first, which forgets the pages once more.
  await wait(1_500)
  for (const page of keptPages) expect((await call(product.site, page)).status).toBe(200)
  load.start([product.site])
  await wait(200)

  signalAll(postgres.tree(), 'SIGSTOP')
  const asking = Array.from({ length: askers }, () => askFor(hungMs, 'GET /api/date_setting'))
  // Negative control: without time-outs a statement simply waits.
  const patient = openDatabase(postgres.url, { max: 1, statementTimeoutMs: 600_000, connectTimeoutMs: 600_000 })
  const waiting = patient.selectFrom('app_clock').select('only_row').execute()
  const stillWaits = Promise.race([waiting.then(() => false), wait(answerMsMax, true)])
  const reading = keptPages.map((page) => askFor(hungMs, page))
  const [answers, pages] = [(await Promise.all(asking)).flat(), (await Promise.all(reading)).flat()]
  expect(await stillWaits).toBe(true)
  signalAll(postgres.tree(), 'SIGCONT')
  const back = performance.now()

  expect(Object.keys(tally(answers))).toEqual(['503 server.unavailable'])
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(answerMsMax)
  expect(tally(pages)).toEqual({ 200: pages.length })
  expect(pages.length).toBeGreaterThan(100)
  expect(Math.max(...pages.map(({ ms }) => ms))).toBeLessThan(keptAnswerMsMax)

  await waiting
  await patient.destroy()
  while ((await call(product.site, 'GET /api/date_setting')).status !== 200) await wait(20)
  expect(performance.now() - back).toBeLessThan(5_000)
  await wait(500)
  await load.stop()

  // Every connection of the pool works again, and nothing was counted twice or lost.
  const after = await Promise.all(Array.from({ length: 100 }, () => call(product.site, 'GET /api/date_setting')))
  expect(tally(after)).toEqual({ 200: 100 })
  expect(load.broken()).toBe(0)
  expect(Object.keys(tally(load.strange))).toEqual(['503 server.unavailable'])
  expect(await load.lost(db)).toEqual([])
  expect(await accountFaults(db)).toEqual(noFaults)
})
