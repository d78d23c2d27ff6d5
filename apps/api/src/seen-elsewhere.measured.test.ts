import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listenForChanges, type Changes } from './platform/changes.ts'
import { whoPosts } from './testing/posting-factory.ts'
import { testApi, type TestApi, type TestServer } from './testing/test-api.ts'

/** Milliseconds. Source: docs/guarantees.md I-76 */
const seenWithinMs = 1_000
const soon = { timeout: seenWithinMs, interval: 20 }

let api: TestApi
/** As the product runs: it keeps its answers until it hears of a change. */
let changes: Changes
let second: TestServer
let desk: ReturnType<typeof whoPosts>

beforeEach(async () => {
  api = await testApi({ rateLimits: false })
  changes = await listenForChanges(api.databaseUrl)
  second = await api.anotherServer(undefined, { changes })
  desk = whoPosts(api, (await api.staffWith('admin')).token)
})
afterEach(async () => {
  await changes.stop()
  await api.close()
})

const notices = async () => (await second.call('GET /notices')).body.length
const redirect = async () => (await second.call('GET /redirect?path=/old')).status
const phone = async () => (await second.call('GET /centre')).body.phone

async function post() {
  const { body } = await desk.add('notices', { title_zh: '颱風' })
  await desk.move('notices', body.id, 'publish')
  return body.id
}

/** Leads an old address on. */
async function lead(): Promise<{ readonly id: string; readonly version: number }> {
  const { status, body } = await desk.call('POST /staff/redirects', { from: '/old', to: '/faq', note: null })
  expect(status).toBe(201)
  return body
}

const callAt = (number: string) => desk.call('POST /staff/centre', { name_zh: '漫畫文化中心', phone: number })

describe(`another process shows within ${seenWithinMs} ms`, () => {
  test('a notice, and that it is taken down', async () => {
    expect(await notices()).toBe(0)
    const id = await post()
    await expect.poll(notices, soon).toBe(1)
    await desk.move('notices', id, 'unpublish')
    await expect.poll(notices, soon).toBe(0)
  })

  test('a redirect, and that it is gone', async () => {
    expect(await redirect()).toBe(404)
    const { id, version } = await lead()
    await expect.poll(redirect, soon).toBe(200)
    await desk.call(`DELETE /staff/redirects/${id}`, undefined, version)
    await expect.poll(redirect, soon).toBe(404)
  })

  test("the centre's new number", async () => {
    expect(await phone()).toBeNull()
    await callAt('02 1234 5678')
    await expect.poll(phone, soon).toBe('02 1234 5678')
  })

  test('negative control: none of them while no change is announced', async () => {
    const before = [await notices(), await redirect(), await phone()]
    for (const table of ['site_notice', 'redirect', 'setting'])
      await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(`${table}__announced`)}`.execute(api.db)
    await Promise.all([post(), lead(), callAt('02 1234 5678')])
    await wait(seenWithinMs)
    expect([await notices(), await redirect(), await phone()]).toEqual(before)
  })
})
