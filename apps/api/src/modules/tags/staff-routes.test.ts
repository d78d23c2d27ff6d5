import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  token = (await api.staffWith('editor')).token
  await itemWith(api.db, { tags: ['ink', 'pen'] })
})
afterAll(() => api.close())

test('lists every tag with how many items have it, by any part of its names', async () => {
  const { body } = await api.call('GET /staff/tags', { token })
  expect(body.data.map(({ slug, items }: { slug: string; items: number }) => [slug, items]).toSorted()).toEqual([
    ['ink', 1],
    ['pen', 1],
  ])
  expect((await api.call('GET /staff/tags?q=IN', { token })).body.meta.total).toBe(1)
  expect((await api.call('GET /staff/tags?page=0', { token })).status).toBe(422)
})

test('a new one is told in the audit log; a slug that is taken, or is none, is refused at its field', async () => {
  const add = (body: object) => api.call('POST /staff/tags', { token, body })
  const { status, body } = await add({ slug: 'screen-tone', name_zh: ' 網點 ', name_en: '' })
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      slug: 'screen-tone',
      name_zh: '網點',
      name_ja: null,
      name_en: null,
      items: 0,
      version: 1,
    },
  ])
  expect((await add({ name_zh: '沒有代碼' })).body.slug).toMatch(/^tag-[0-9a-f]{12}$/)
  for (const slug of ['ink', 'Ink', 'a b', '-a', ''])
    expect(Object.keys((await add({ slug, name_zh: '墨' })).body.errors), slug).toEqual(['slug'])
  const entries = await api.db.selectFrom('audit_entry').select('action').where('subject_kind', '=', 'tag').execute()
  expect(entries.map(({ action }) => action)).toEqual(['tag.add', 'tag.add'])
})
