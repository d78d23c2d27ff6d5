import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { whoPosts } from './testing/posting-factory.ts'
import { testApi, type TestApi, type TestServer } from './testing/test-api.ts'

/** Milliseconds. Source: docs/guarantees.md I-76 */
const seenWithinMs = 1_000
const soon = { timeout: seenWithinMs, interval: 20 }

let api: TestApi
let second: TestServer
let desk: ReturnType<typeof whoPosts>

beforeEach(async () => {
  api = await testApi({ rateLimits: false })
  second = await api.anotherServer()
  desk = whoPosts(api, (await api.staffWith('admin')).token)
})
afterEach(() => api.close())

const notices = async () => (await second.call('GET /notices')).body.length
const redirect = async () => (await second.call('GET /redirect?path=/old')).status
const phone = async () => (await second.call('GET /centre')).body.phone

/** Leads an old address on. */
async function lead(): Promise<{ readonly id: string; readonly version: number }> {
  const { status, body } = await desk.call('POST /staff/redirects', { from: '/old', to: '/faq', note: null })
  expect(status).toBe(201)
  return body
}

describe(`another process shows within ${seenWithinMs} ms`, () => {
  test('a notice, and that it is taken down', async () => {
    expect(await notices()).toBe(0)
    const { body } = await desk.add('notices', { title_zh: '颱風' })
    await desk.move('notices', body.id, 'publish')
    await expect.poll(notices, soon).toBe(1)
    await desk.move('notices', body.id, 'unpublish')
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
    await desk.call('POST /staff/centre', { name_zh: '漫畫文化中心', phone: '02 1234 5678' })
    await expect.poll(phone, soon).toBe('02 1234 5678')
  })
})
