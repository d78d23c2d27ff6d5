import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let [shown, draft, ended]: number[] = []

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  shown = await itemWith(api.db, { title: '公開', translated: 'Public' })
  draft = await itemWith(api.db, { publishInHours: null })
  ended = await itemWith(api.db, { publishInHours: -5, unpublishInHours: -1 })
})
afterAll(() => api.close())

test('lists what is shown, and nothing else, with the highest id', async () => {
  const { body } = await api.call('GET /sitemap')
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([shown])
  expect(body.data[0]).toMatchObject({ kind: 'news', type: null })
  expect(body.last_id).toBe(ended)
})

test('goes on behind an id, and ends', async () => {
  expect((await api.call(`GET /sitemap?after=${shown! - 1}`)).body.data).toHaveLength(1)
  expect((await api.call(`GET /sitemap?after=${shown}`)).body.data).toEqual([])
})

test.each(['after=-1', 'after=x', 'after=1e9', 'after=99999999999'])('?%s is refused', async (query) => {
  expect((await api.call(`GET /sitemap?${query}`)).status).toBe(422)
})

test('names any item that is shown, and no other', async () => {
  expect((await api.call(`GET /sitemap/${shown}`)).body).toMatchObject({ title_zh: '公開', title_en: 'Public' })
  for (const hidden of [draft, ended, 999_999]) expect((await api.call(`GET /sitemap/${hidden}`)).status).toBe(404)
})
