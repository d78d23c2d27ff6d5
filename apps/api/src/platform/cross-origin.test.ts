import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

const elsewhere = 'https://console.koma.example'

let open: TestApi
let closed: TestApi
beforeAll(async () => {
  open = await testApi({ allowedOrigins: [elsewhere] })
  closed = await testApi()
})
afterAll(async () => {
  await open.close()
  await closed.close()
})

const preflight = (api: TestApi, origin: string) =>
  api.app.inject({
    method: 'OPTIONS',
    url: '/api/staff/rent',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  })

describe('a console that is served elsewhere', () => {
  test('is told what it may send, without credentials', async () => {
    const { statusCode, headers } = await preflight(open, elsewhere)
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({ 'access-control-allow-origin': elsewhere, vary: expect.stringContaining('Origin') })
    expect(headers['access-control-allow-headers']).toMatch(/Authorization.*If-Match.*Idempotency-Key/)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('reads the answers, refusals included', async () => {
    const { status, headers } = await open.call('GET /staff/me', { headers: { origin: elsewhere } })
    expect(status).toBe(401)
    expect(headers).toMatchObject({
      'access-control-allow-origin': elsewhere,
      'access-control-expose-headers': expect.stringContaining('ETag'),
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('is the only one', async () => {
    for (const origin of ['https://evil.example', 'https://console.koma.example.evil.example', 'null', '']) {
      const { headers } = await open.call('GET /device', { headers: { origin } })
      expect(headers['access-control-allow-origin'], origin).toBeUndefined()
    }
    expect((await preflight(open, 'https://evil.example')).statusCode).toBe(405)
  })
})

test('where no origin is allowed nothing is said to any', async () => {
  const { statusCode, headers } = await preflight(closed, elsewhere)
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([405, undefined])
})
