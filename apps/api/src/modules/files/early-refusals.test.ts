import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadLimit } from '../../platform/files/upload-rules.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

/** A body that is no form: whoever reads it refuses it, so another answer was given before. */
const unreadable = { body: Buffer.from('never a form'), headers: { 'content-type': 'multipart/form-data; boundary=x' } }

const routes = ['POST /member/files', 'POST /member/comicists_apply'] as const
const send = (route: string, token: string) => api.call(route, { token, ...unreadable })

test.each(routes)('%s: a member who is not activated is refused before the body is read', async (route) => {
  const { token } = await api.memberWith({ activated: false })
  expect(await send(route, token)).toMatchObject({ status: 403, body: { code: 'member.not_activated' } })
})

test.each(routes)('%s: control: of an activated member the body is read', async (route) => {
  const { token } = await api.memberWith()
  expect([400, 422]).toContain((await send(route, token)).status)
})

test('a member who sends too many is refused before the body is read, wherever they send it', async () => {
  const { token } = await api.memberWith()
  for (let turn = 0; turn < uploadLimit.max; turn++) {
    expect((await send(routes[turn % 2]!, token)).status).not.toBe(429)
  }
  for (const route of [...routes, 'POST /member/avatar']) {
    const { status, body, headers } = await send(route, token)
    expect([status, body.code], route).toEqual([429, 'rate.limited'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  // Control: somebody else's turns are their own.
  const other = await api.memberWith()
  expect((await send(routes[0], other.token)).status).not.toBe(429)
})
