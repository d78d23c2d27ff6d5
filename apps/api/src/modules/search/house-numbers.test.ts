import { foldTexts, markNumbered } from '@koma/database/search/fold-texts.ts'
import { loadPages } from '@koma/database/load-pages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
const search = async (query: string) => (await api.call(`GET /search?${query}`)).body
const q = (words: string) => `q=${encodeURIComponent(words)}`

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadPages(api.db)
  await foldTexts(api.db)
})
afterAll(() => api.close())

describe('a number of the house', () => {
  const pageHit = async (words: string) =>
    (await search(`${q(words)}&type=page&per_page=100`)).data.find(({ type }: { type: string }) => type === 'terms')
  const said = (hit: { snippet: { pieces: { text: string }[] } }) => hit.snippet.pieces.map(({ text }) => text).join('')

  test('is found and quoted as it is read: one of the code, and one of the settings', async () => {
    expect(said(await pageHit('冒用或不當使用者，應支付 NT$3,000'))).toContain('應支付 NT$3,000')
    expect(said(await pageHit('同時有效的預約最多 2 筆'))).toContain('最多 2 筆')
    const { data } = await search(`${q('會員')}&per_page=100`)
    expect(data.length).toBeGreaterThan(1)
    expect(data.filter((hit: Parameters<typeof said>[0]) => /\{\{|[年 ]… [年個天筆歲]/.test(said(hit)))).toEqual([])
  })

  test('that reads as before leaves its texts alone, so that no page is forgotten', async () => {
    expect(await markNumbered(api.db)).toBe(0)
    await sql`insert into setting (key, valid_from, value) values ('rent.live_max', koma_now(), '2')`.execute(api.db)
    expect(await markNumbered(api.db)).toBe(0)
  })

  // The control of the test before, too: a number that reads otherwise does mark them.
  test('is found anew as soon as its setting changes, and its old one no more', async () => {
    await sql`insert into setting (key, valid_from, value) values ('rent.live_max', koma_now(), '7')`.execute(api.db)
    await expect.poll(() => pageHit('同時有效的預約最多 7 筆')).toBeDefined()
    expect(said(await pageHit('同時有效的預約最多 7 筆'))).toContain('最多 7 筆')
    expect(said(await pageHit('同時有效的預約最多 2 筆'))).not.toContain('最多 2 筆')
  })
})
