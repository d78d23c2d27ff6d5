import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof atTheDesk>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  desk = atTheDesk(api, (await api.staffWith('editor')).token)
})
afterAll(() => api.close())

test('a preview changes nothing, whoever looks, and however many at once', async () => {
  const id = await itemWith(api.db, { kind: 'video', title: '不變的' })
  await desk.call(`PUT /staff/content/${id}`, { title_zh: '草稿', video: { duration_s: 77 } })
  const { token } = (await desk.move(id, 'preview')).body
  const before = await desk.read(id)
  const seen = await Promise.all(Array.from({ length: 5 }, () => api.call(`GET /video/preview?token=${token}`)))
  expect(seen.map(({ body }) => [body.title_zh, body.duration_s])).toEqual(seen.map(() => ['草稿', 77]))
  expect(await desk.read(id)).toEqual(before)
  expect((await api.call(`GET /video/${id}`)).body).toMatchObject({ title_zh: '不變的', duration_s: 60 })
})
