import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import type { TestMember } from './testing/member-factory.ts'
import { tableHashes } from './testing/table-hashes.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: 7 })
  member = await api.memberWith({ points: 100 })
})
afterAll(() => api.close())

const raw = (payload: string | Buffer, type = 'application/json') =>
  api.app.inject({
    method: 'POST',
    url: '/api/rent/apply',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': type },
    payload,
  })

describe('a body', () => {
  test.each([
    ['{', 400],
    ['{"device_id":7', 400],
    ['\ufeff{"a":1}x', 400],
    ["{'device_id':7}", 400],
    ['NaN', 400],
    ['{"__proto__":{"x":1}}', 400],
    ['{"constructor":{"prototype":{"x":1}}}', 400],
    ['{"a":{"__proto__":1}}', 400],
    ['null', 422],
    ['[]', 422],
    ['7', 422],
    ['"x"', 422],
    ['true', 422],
    ['', 422],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 422],
    [`{"agree":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`, 422],
    [`"${'x'.repeat(1_048_577)}"`, 413],
    [Buffer.from([0xff, 0xfe, 0x7b]), 400],
    [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 422],
  ] as const)('%.40j is answered %i', async (payload, expected) => {
    const before = await tableHashes(api.db)
    const { statusCode, body } = await raw(payload)
    expect(statusCode).toBe(expected)
    expect(JSON.parse(body).code).toBe(
      { 400: 'request.malformed', 413: 'body.too_large', 422: 'validation.failed' }[expected as 400],
    )
    expect(await tableHashes(api.db)).toEqual(before)
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })

  test.each([
    [`a=${'x'.repeat(65_536)}`, 413],
    [Array.from({ length: 5_000 }, (_, n) => `f${n}=`).join('&'), 422],
    ['__proto__[x]=1&constructor=2', 422],
    ['%zz=%', 422],
    ['device_id=7&device_id=8&starts_at=2026-11-24 10:00:00&ends_at=2026-11-24 11:00:00&agree=on', 422],
  ])('%.40j as a form is answered %i', async (payload, expected) => {
    expect((await raw(payload, 'application/x-www-form-urlencoded')).statusCode).toBe(expected)
  })
})
