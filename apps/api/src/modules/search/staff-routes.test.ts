import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let editor: string
let auditor: string

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  editor = (await api.staffWith('editor')).token
  auditor = (await api.staffWith('auditor')).token
})
beforeEach(async () => void (await sql`delete from search_miss`.execute(api.db)))
afterAll(() => api.close())

const miss = (words: string, language = 'zh') =>
  api.call(`GET /search?q=${encodeURIComponent(words)}`, { headers: { 'accept-language': language } })
const list = async (query = '') => (await api.call(`GET /staff/search_misses?${query}`, { token: editor })).body

test('lists what nothing holds by its words, in any script and language, the most wanted first', async () => {
  await miss('龘獸')
  await miss('龘龘')
  await miss('龘兽', 'ja')
  const { data, meta } = await list()
  expect(meta.total).toBe(2)
  expect(data[0]).toEqual({
    id: expect.any(String),
    asked: expect.stringMatching(/^龘[獸兽]$/),
    count: 2,
    languages: ['ja', 'zh'],
    first_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    last_on: data[0].first_on,
    status: 'open',
    settled_by: null,
  })
  expect(data[1]).toMatchObject({ asked: '龘龘', count: 1, languages: ['zh'] })
  expect((await list('language=ja')).data).toMatchObject([{ count: 1 }])
  expect((await list(`q=${encodeURIComponent('獸')}`)).data).toMatchObject([{ count: 2 }])
  expect((await list('page=2')).data).toEqual([])
})

test('what is settled goes to the end, and opens again with whoever misses it next, counted from one', async () => {
  for (const words of ['龘獸', '龘獸', '龘龘']) await miss(words)
  const { id } = (await list()).data[0]
  const settle = await api.call(`POST /staff/search_misses/${id}/settle`, { token: editor })
  expect([settle.status, settle.body]).toMatchObject([200, { status: 'settled', settled_by: expect.any(String) }])
  expect((await list()).data.map(({ status }: { status: string }) => status)).toEqual(['open', 'settled'])
  expect((await list('status=open')).data).toMatchObject([{ asked: '龘龘' }])
  await sql`update search_miss set day = day - 1, times = 5 where words = '龘兽'`.execute(api.db)
  await miss('龘獸')
  expect((await list('status=open')).data[0]).toMatchObject({ id, count: 1, settled_by: null })
  const again = await api.call(`POST /staff/search_misses/${id}/settle`, { token: editor })
  expect(again.body).toMatchObject({ status: 'settled', count: 6 })
  const reopened = await api.call(`POST /staff/search_misses/${id}/reopen`, { token: editor })
  expect(reopened.body).toMatchObject({ status: 'open', count: 6, settled_by: null })
})

test('settling stands in the audit log once, and only for whom may write', async () => {
  await miss('龘魚')
  const { id } = (await list()).data[0]
  expect((await api.call(`POST /staff/search_misses/${id}/settle`, { token: auditor })).status).toBe(403)
  for (const _ of [1, 2]) await api.call(`POST /staff/search_misses/${id}/settle`, { token: editor })
  const entries = await api.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_kind', '=', 'search_miss')
    .where('subject_id', '=', id)
    .execute()
  expect(entries).toEqual([{ action: 'search_miss.settle' }])
  expect((await api.call(`GET /staff/search_misses`, { token: auditor })).status).toBe(200)
})

test('words that nobody has missed are a 404', async () => {
  const nobodys = '00000000-0000-4000-8000-000000000000'
  expect((await api.call(`POST /staff/search_misses/${nobodys}/settle`, { token: editor })).status).toBe(404)
  expect((await api.call('POST /staff/search_misses/none/settle', { token: editor })).status).toBe(404)
})

test.each(['page=0', 'per_page=101', 'status=done', 'language=ko', `q=${'q'.repeat(101)}`])(
  '?%.20s is refused',
  async (query) => {
    expect((await api.call(`GET /staff/search_misses?${query}`, { token: editor })).status).toBe(422)
  },
)

test.each(['q=%25', "q='", 'q=%20', 'q=%F0%9F%8D%A3'])('?%s is a clean answer', async (query) => {
  await miss('龘獸')
  expect((await api.call(`GET /staff/search_misses?${query}`, { token: editor })).status).toBe(200)
})

test('nobody keeps what is older than half a year', async () => {
  await miss('龘獸')
  await sql`update search_miss set day = koma_today() - 180`.execute(api.db)
  await api.deps.jobs.runAll()
  expect((await list()).meta.total).toBe(0)
})
