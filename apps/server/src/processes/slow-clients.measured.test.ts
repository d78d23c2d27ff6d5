import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'
import { dribble } from '../testing/raw-socket.ts'

/** Source: docs/guarantees.md I-70 */
const socketsOfAKind = 100
const closedMsMax = 36_000
const headersClosedMsMax = 21_000
const normalP95MsMax = 500
const dropEveryMs = 2_000
const jsonBytesMax = 1_048_576
const formBytesMax = 65_536

let world: ProductWorld

beforeAll(async () => {
  world = await productWorld(1, { RATE_LIMITS: 'off' })
})
afterAll(() => world.close())

const many = <Value>(make: () => Promise<Value>) => Promise.all(Array.from({ length: socketsOfAKind }, make))

/** How long an ordinary visitor waits, asking all the while. */
async function ordinaryVisits(whileBusy: Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = []
  const state = { busy: true }
  void whileBusy.finally(() => (state.busy = false))
  while (state.busy) {
    for (const route of ['GET /zh', 'GET /api/date_setting', 'GET /ja/sign']) {
      const { status, ms } = await call(world.site(0), route)
      expect(status).toBe(200)
      times.push(ms)
    }
    await wait(100)
  }
  return times.toSorted((a, b) => a - b)
}

// Both only wait, so they wait together.
test.concurrent(`${3 * socketsOfAKind} slow connections are closed in time and slow nobody else down`, async () => {
  const { port } = world.products[0]!
  const host = 'Host: koma.example\r\n'
  const headers = many(() => dribble(port, `GET /zh HTTP/1.1\r\n${host}`, 'X-A: a\r\n', dropEveryMs))
  const body = `POST /api/token HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
  const bodies = many(() => dribble(port, body, ' ', dropEveryMs))
  const chunks = `POST /zh/sign HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`
  const chunked = many(() => dribble(port, chunks, '1\r\na\r\n', dropEveryMs))
  const all = Promise.all([headers, bodies, chunked])

  const times = await ordinaryVisits(all)
  const [slowHeaders, ...slowBodies] = await all
  expect(Math.max(...slowHeaders.map(({ ms }) => ms))).toBeLessThan(headersClosedMsMax)
  expect(Math.max(...slowBodies.flat().map(({ ms }) => ms))).toBeLessThan(closedMsMax)
  for (const { text } of [...slowHeaders, ...slowBodies.flat()]) expect(text).toMatch(/^(HTTP\/1\.1 408 |$)/)
  expect(times.length).toBeGreaterThan(100)
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(normalP95MsMax)
})

test.concurrent('an idle connection is closed after its ten seconds, and not while it is used', async () => {
  const { port } = world.products[0]!
  const request = 'GET /healthz HTTP/1.1\r\nHost: koma.example\r\n\r\n'
  const [idle, used] = await Promise.all([
    dribble(port, request, '', 60_000),
    Promise.race([dribble(port, request, request, 3_000), wait(15_000, undefined)]),
  ])
  expect(idle.ms).toBeGreaterThan(9_000)
  expect(idle.ms).toBeLessThan(13_000)
  expect(used).toBeUndefined()
})

test.each([
  ['POST /api/token', 'application/json', jsonBytesMax],
  ['POST /api/token', 'application/x-www-form-urlencoded', formBytesMax],
  ['POST /zh/sign', 'application/x-www-form-urlencoded', formBytesMax],
])('%s of %s takes %i bytes at most, said beforehand or counted as they come', async (route, type, bytesMax) => {
  const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
  const fitting = await call(world.site(0), route, { raw: `a=${'x'.repeat(bytesMax - 2)}`, headers })
  const tooLarge = await call(world.site(0), route, { raw: `a=${'x'.repeat(bytesMax - 1)}`, headers })
  expect(fitting.status).not.toBe(413)
  expect(fitting.status).toBeLessThan(500)
  expect([tooLarge.status, tooLarge.body?.code]).toEqual([413, 'body.too_large'])
})
