import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemWith, tagWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let ink: number
let news: number
let video: number

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  ink = await tagWith(api.db, 'ink')
  news = await itemWith(api.db, { tags: ['ink', 'pen'] })
  video = await itemWith(api.db, { kind: 'video', tags: ['ink'] })
  await itemWith(api.db, { tags: ['ink'], publishInHours: null })
  await itemWith(api.db, { tags: ['pen'] })
})
afterAll(() => api.close())

test('GET /tag/{id} has the tag, the counts of every tab and the list of one', async () => {
  const { body } = await api.call(`GET /tag/${ink}`)
  expect(body).toMatchObject({
    tag: { id: ink, slug: 'ink' },
    tab: 'news',
    counts: { news: 1, activity: 0, video: 1, album: 0 },
    data: [{ id: news }],
    meta: { total: 1 },
  })
  expect((await api.call(`GET /tag/${ink}?tab=video`)).body.data).toMatchObject([{ id: video }])
  expect((await api.call(`GET /tag/${ink}?tab=album`)).body.data).toEqual([])
})

test('a tag that does not exist is a 404, a tab that does not is refused', async () => {
  for (const id of ['0', '999999', 'abc']) expect((await api.call(`GET /tag/${id}`)).status).toBe(404)
  expect((await api.call(`GET /tag/${ink}?tab=comic`)).status).toBe(422)
})
