import { loadContent } from '@koma/database/content/load-content.ts'
import { loadLarge } from '@koma/database/large/load-large.ts'
import { rareWord } from '@koma/database/large/phrases.ts'
import { loadReference } from '@koma/database/reference.ts'
import { ageTexts, tierItems, tierOf } from '@koma/database/search/tiers.ts'
import { wholeQuestion } from '@koma/domain/search-question.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

/** More of two kinds than the newest that are looked at first. */
const size = { articles: 1_200, texts: 7_200 }

let api: TestApi

interface Counted {
  readonly kind: string
  readonly count: number
  readonly more: boolean
}

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
  await loadLarge(api.db, size, () => {})
})
afterAll(() => api.close())

const search = async (words: string, query = '') =>
  (await api.call(`GET /search?q=${encodeURIComponent(words)}&${query}`)).body
const tiers = async () =>
  (
    await sql<{ kind: string; tier: number; items: number }>`
      select kind, tier, count(distinct coalesce(content_id, -faq_id)) as items
        from search_text
       where kind in ('news', 'comic')
       group by kind, tier
       order by kind, tier`.execute(api.db)
  ).rows

/** Everything that holds the words, whatever it takes. */
async function allOf(folded: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ kind: string; n: number }>`
    select kind, count(distinct coalesce(content_id, -faq_id)) as n
      from search_text
     where folded like ${`%${folded}%`}
       and publish_at <= koma_now()
     group by kind`.execute(api.db)
  return new Map(rows.map(({ kind, n }) => [kind, n]))
}

describe('a word that stands in very much', () => {
  test.each(['臺北', '老師', '第', 'the', '創作者'])(
    '%s: enough of each kind, and says that there is more',
    async (words) => {
      const { counts, meta, more } = await search(words)
      const all = await allOf(wholeQuestion(words))
      expect(more).toBe(true)
      expect(meta.total).toBe(counts.reduce((sum: number, { count }: Counted) => sum + count, 0))
      expect(counts.map(({ kind }: Counted) => kind)).toEqual([...all.keys()].toSorted())
      for (const { kind, count, more: hasMore } of counts as Counted[]) {
        if (hasMore) expect(count, kind).toBeGreaterThanOrEqual(50)
        if (hasMore) expect(count, kind).toBeLessThan(all.get(kind)!)
        else expect(count, kind).toBe(all.get(kind))
      }
    },
  )

  test('has the newest, page by page, each once, and nothing behind the last page', async () => {
    const first = await search('臺北', 'per_page=100')
    const ids: number[] = []
    for (let page = 1; page <= first.meta.last_page; page++)
      ids.push(...(await search('臺北', `per_page=100&page=${page}`)).data.map(({ id }: { id: number }) => id))
    expect(ids).toHaveLength(first.meta.total)
    expect(new Set(ids).size).toBe(ids.length)
    for (const page of [first.meta.last_page + 1, 1_000_000_000])
      expect((await search('臺北', `per_page=100&page=${page}`)).data).toEqual([])
  })

  test('counts the same under the tab of a kind', async () => {
    const all = await search('臺北')
    const news = await search('臺北', 'type=news')
    expect(news.counts).toEqual(all.counts)
    expect([news.meta.total, news.more]).toEqual([all.counts.find(({ kind }: Counted) => kind === 'news').count, true])
  })

  test('does not hide an old item that is called so', async () => {
    const id = await itemWith(api.db, { kind: 'publisher', title: '臺北', publishInHours: -90_000 })
    const old = await itemWith(api.db, { title: '老師', publishInHours: -900_000 })
    const oldToo = await itemWith(api.db, { title: '墨魚老師傳', publishInHours: -900_000 })
    await sql`update search_text set tier = 2 where content_id in (${id}, ${old}, ${oldToo})`.execute(api.db)
    expect((await search('台北')).data[0].id).toBe(id)
    const called = (await search('老師')).data.slice(0, 5).map((hit: { id: number }) => hit.id)
    expect([called[0], called.includes(oldToo)]).toEqual([old, true])
    await sql`delete from content where id in (${id}, ${old}, ${oldToo})`.execute(api.db)
  })
})

test('a rare word is found in all tiers, exactly counted', async () => {
  const { meta, more, counts } = await search(rareWord.zh)
  const found = (await allOf('夜鹭')).get('news')!
  expect([meta.total, more, counts]).toEqual([found, false, [{ kind: 'news', count: found, more: false }]])
  const { rows } = await sql<{ tiers: number }>`
    select count(distinct tier) as tiers from search_text where folded like '%夜鹭%'`.execute(api.db)
  expect(rows[0]!.tiers).toBeGreaterThan(1)
})

test('two common words that never stand together are no hit, and quickly so', async () => {
  expect((await search('老師 先生')).meta.total).toBe(0)
})

describe('what grows old', () => {
  test('moves on by a job, and only what is old does', async () => {
    const placed = await tiers()
    // What was loaded came in its place; the demo's own items had been there before.
    await ageTexts(api.db)
    const aged = await tiers()
    for (const kind of ['news', 'comic'])
      expect(aged.find((one) => one.kind === kind && one.tier === 0)!.items).toBeLessThanOrEqual(tierItems[0])
    expect(await ageTexts(api.db)).toBe(0)
    const items = (rows: typeof placed) => rows.reduce((sum, one) => sum + one.items, 0)
    expect(items(aged)).toBe(items(placed))
    await sql`update search_text set tier = 0`.execute(api.db)
    expect(await ageTexts(api.db)).toBeGreaterThan(0)
    expect(await tiers()).toEqual(aged)
  })

  test('is new again when it is published again', async () => {
    const { rows } = await sql<{ id: number }>`
      select content_id as id from search_text where tier > 0 limit 1`.execute(api.db)
    const { id } = rows[0]!
    await sql`update content set publish_at = koma_now() where id = ${id}`.execute(api.db)
    const placed = await sql<{ tier: number; same: boolean }>`
      select tier, search_text.publish_at = content.publish_at as same
        from search_text join content on content.id = content_id
       where content_id = ${id}`.execute(api.db)
    expect(placed.rows.every(({ tier, same }) => tier === 0 && same)).toBe(true)
  })

  test.each([
    [0, 0],
    [999, 0],
    [1_000, 1],
    [9_999, 1],
    [10_000, 2],
  ])('with %i newer ones it is in tier %i', (newer, tier) => expect(tierOf(newer)).toBe(tier))
})
