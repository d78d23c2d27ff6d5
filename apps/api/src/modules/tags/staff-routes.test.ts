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
      stale: [],
      version: 1,
    },
  ])
  expect((await add({ name_zh: '沒有代碼' })).body.slug).toMatch(/^tag-[0-9a-f]{12}$/)
  for (const slug of ['ink', 'Ink', 'a b', '-a', ''])
    expect(Object.keys((await add({ slug, name_zh: '墨' })).body.errors), slug).toEqual(['slug'])
  const entries = await api.db.selectFrom('audit_entry').select('action').where('subject_kind', '=', 'tag').execute()
  expect(entries.map(({ action }) => action)).toEqual(['tag.add', 'tag.add'])
})

test('a name that is older than the Chinese is stale until it is written or said to hold; the board counts and finds it', async () => {
  const add = (body: object) => api.call('POST /staff/tags', { token, body })
  const change = async (id: number, body: object) => (await api.call(`PUT /staff/tags/${id}`, { token, body })).body
  const board = async () => (await api.call('GET /staff/tag_coverage', { token })).body
  const found = async (lack: string) =>
    (await api.call(`GET /staff/tags?translation=${lack}&per_page=100`, { token })).body.data.map(
      ({ id }: { id: number }) => id,
    )
  const before = await board()
  const { id } = (await add({ name_zh: '對白框', name_ja: 'フキダシ', name_en: 'Speech bubble' })).body
  const { id: bare } = (await add({ name_zh: '集中線' })).body
  expect((await change(id, { name_zh: '對話框', name_ja: 'フキダシ', name_en: 'Speech bubble' })).stale).toEqual([
    'ja',
    'en',
  ])
  expect((await change(bare, { name_zh: '集中線條' })).stale, 'what is missing is not stale').toEqual([])
  expect(await found('stale_ja')).toEqual([id])
  expect(await found('missing_en')).toContain(bare)
  expect(await found('missing_en')).not.toContain(id)
  const [ja] = await board()
  expect(ja).toEqual({ language: 'ja', items: before[0].items + 2, whole: before[0].whole + 1, stale: 1 })
  const names = { name_zh: '對話框', name_en: 'Speech balloon' }
  expect((await change(id, { ...names, name_ja: 'フキダシ', confirmed: ['ja'] })).stale).toEqual([])
  expect(await found('stale_ja')).toEqual([])
  expect((await api.call('GET /staff/tags?translation=ja', { token })).status).toBe(422)
})

test('negative control: a change of the Japanese alone makes nothing stale', async () => {
  const body = { name_zh: '擬音', name_ja: '擬音', name_en: 'Sound word' }
  const { id } = (await api.call('POST /staff/tags', { token, body })).body
  const changed = await api.call(`PUT /staff/tags/${id}`, { token, body: { ...body, name_ja: 'オノマトペ' } })
  expect(changed.body.stale).toEqual([])
})
