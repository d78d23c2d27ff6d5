import { loadContent } from '@koma/database/content/load-content.ts'
import { loadLarge } from '@koma/database/large/load-large.ts'
import { rareWord } from '@koma/database/large/phrases.ts'
import { loadReference } from '@koma/database/reference.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

/** More news than the newest thousand that are looked at first. */
const size = { articles: 1_400, texts: 4_200 }
const enough = 100

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
  await loadLarge(api.db, size, () => {})
})
afterAll(() => api.close())

const list = async (words: string, query = '') =>
  (await api.call(`GET /news?q=${encodeURIComponent(words)}&per_page=100&${query}`)).body

/** All news that hold the words, the order of the list. */
async function allWith(words: string): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select content.id
      from content
     where content.kind = 'news'
       and content.publish_at <= koma_now()
       and (content.unpublish_at is null or content.unpublish_at > koma_now())
       and exists (select from search_text where content_id = content.id and folded like ${`%${words}%`})
     order by content.pinned desc, content.publish_at desc, content.id desc`.execute(api.db)
  return rows.map(({ id }) => id)
}

describe('a list with a word that stands in very much', () => {
  test('counts the newest and says that there are more; page by page each comes once, in the order of all', async () => {
    const all = await allWith('台北')
    const first = await list('臺北')
    expect(first.meta.more).toBe(true)
    expect(first.meta.total).toBeGreaterThanOrEqual(enough)
    expect(first.meta.total).toBeLessThan(all.length)
    const read: number[] = []
    for (let page = 1; page <= first.meta.last_page; page++)
      read.push(...(await list('臺北', `page=${page}`)).data.map(({ id }: { id: number }) => id))
    expect(read).toEqual(all.slice(0, first.meta.total))
    expect((await list('臺北', `page=${first.meta.last_page + 1}`)).data).toEqual([])
  })

  test('in another order all are looked at: the oldest are not among the newest', async () => {
    const all = await allWith('台北')
    const oldest = await list('臺北', 'sort=oldest')
    expect([oldest.meta.total, oldest.meta.more]).toEqual([all.length, undefined])
  })
})

test('a word that few hold is counted to the last, and nothing says that there are more', async () => {
  const { meta } = await list(rareWord.zh)
  expect(meta.more).toBeUndefined()
  expect(meta.total).toBeGreaterThan(0)
  expect(meta.total).toBeLessThan(enough)
  expect((await list('夜鷲飛過')).meta).toMatchObject({ total: 0 })
})

test('negative control: where all are among the newest, all are counted', async () => {
  const all = await allWith('台北')
  await sql`update search_text set tier = 0`.execute(api.db)
  const { meta } = await list('臺北')
  expect([meta.total, meta.more]).toEqual([all.length, undefined])
})
