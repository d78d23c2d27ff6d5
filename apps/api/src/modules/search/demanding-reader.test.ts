import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { foldTexts } from '@koma/database/search/fold-texts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

interface Hit {
  readonly id: number
  readonly kind: string
  readonly title_zh: string
}

const search = async (words: string, query = '') =>
  (await api.call(`GET /search?q=${encodeURIComponent(words)}&per_page=100&${query}`)).body
const hitsOf = async (words: string): Promise<readonly Hit[]> => (await search(words)).data
const titlesOf = async (words: string) => (await hitsOf(words)).map(({ title_zh }) => title_zh)
const nearOf = async (words: string) => (await search(words)).near.map((one: Hit) => one.title_zh)

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
})
afterAll(() => api.close())

describe('a work is found by all that its page names', () => {
  test.each([
    ['its creator’s name', '張季雅', '異人茶跡'],
    ['that name in English', 'Kiya Chang', '異人茶跡'],
    ['that name in kana', 'ちょうきや', '異人茶跡'],
    ['another name of a creator', '丁柏晏', '日安焦慮'],
    ['its publisher', '蓋亞', '再見信天翁'],
    ['the reading of its title', 'きたんはなものがたり', '綺譚花物語'],
    ['that reading in letters', 'kitanhana', '綺譚花物語'],
    ['its title in English', 'farewell albatross', '再見信天翁'],
  ])('%s: %s', async (_, words, title) => {
    const titles = await titlesOf(words)
    expect(titles.some((one) => one.includes(title))).toBe(true)
  })

  test('its ISBN, with hyphens or without, old or new', async () => {
    const id = await itemWith(api.db, { kind: 'comic', title: '書號測試' })
    await sql`update comic set isbn = '9789861897578' where content_id = ${id}`.execute(api.db)
    await foldTexts(api.db)
    for (const words of ['9789861897578', '978-986-189-757-8', 'ISBN 986-189-757-7'])
      expect(
        (await hitsOf(words)).map((hit) => hit.id),
        words,
      ).toEqual([id])
  })

  test('the names that an award and an activity list', async () => {
    expect((await hitsOf('雞排公主')).map(({ kind }) => kind)).toContain('award')
    const { rows } = await sql<{ id: number }>`
      update activity_speaker set name_zh = '龘先生', name_en = 'Zorblatt'
       where (activity_id, position) = (select activity_id, position from activity_speaker limit 1)
      returning activity_id as id`.execute(api.db)
    await foldTexts(api.db)
    for (const words of ['龘先生', 'zorblatt'])
      expect((await hitsOf(words)).map((hit) => hit.id)).toEqual([rows[0]!.id])
  })

  test('a creator who takes another name is found by it, and so are the works, at once', async () => {
    const { rows } = await sql<{ id: number }>`
      select content_id as id from content_text where title = '張季雅' and language = 'zh'`.execute(api.db)
    await sql`update content_text set title = '龘季雅' where content_id = ${rows[0]!.id} and language = 'zh'`.execute(
      api.db,
    )
    await foldTexts(api.db)
    expect(await titlesOf('龘季雅')).toEqual(expect.arrayContaining(['龘季雅', '異人茶跡']))
    await sql`update content_text set title = '張季雅' where content_id = ${rows[0]!.id} and language = 'zh'`.execute(
      api.db,
    )
    await foldTexts(api.db)
    expect(await titlesOf('龘季雅')).toEqual([])
  })
})

describe('what is called so comes first', () => {
  test.each([
    ['張季雅', '張季雅'],
    ['金漫獎', '金漫獎'],
    ['守娘', '守娘'],
    ['yan', '閻鐵花'],
    ['丁柏晏', '日安焦慮'],
    ['kiya chang', '張季雅'],
  ])('%s', async (words, title) => {
    expect((await titlesOf(words))[0]).toContain(title)
  })

  test('its whole title before a title that begins so, and this before one that holds it; then the newest', async () => {
    const made = []
    for (const title of ['談談墨魚骨', '墨魚骨', '墨魚骨的用法', '墨魚骨的再版'])
      made.push(await itemWith(api.db, { title }))
    const inText = await itemWith(api.db, { title: '別的', summary: '說到墨魚骨' })
    const [holds, whole, begins, beginsLater] = made
    expect((await hitsOf('墨魚骨')).map(({ id }) => id)).toEqual([whole, beginsLater, begins, holds, inText])
  })

  test('a title in one language counts though the reader’s own text holds the words, too', async () => {
    const id = await itemWith(api.db, { title: '譯名', summary: 'Zzyzx 的譯名', translated: 'Zzyzx' })
    await itemWith(api.db, { title: '新的', summary: 'Zzyzx' })
    expect((await hitsOf('zzyzx'))[0]!.id).toBe(id)
  })
})

describe('words as people write them', () => {
  test.each([
    ['漫畫2024', '漫畫 2024'],
    ['2024漫畫', '漫畫 2024'],
    ['ゴールデンコミック', 'ゴールデン・コミック'],
    ['大貓族石橋', '大貓族．石橋'],
    ['ＯＫＥＮ', 'oken'],
    ['comics', 'comic'],
    ['awards', 'award'],
  ])('%s finds what %s does', async (one, other) => {
    const [first, second] = [await search(one), await search(other)]
    expect(second.meta.total).toBeGreaterThan(0)
    expect(first.meta.total).toBe(second.meta.total)
  })

  test('a phrase between quotes stands as it is; its words alone may stand apart', async () => {
    const together = await itemWith(api.db, { title: '一', summary: 'quiet zebra lines' })
    const apart = await itemWith(api.db, { title: '二', summary: 'zebra and quiet' })
    expect((await hitsOf('"quiet zebra"')).map(({ id }) => id)).toEqual([together])
    expect((await hitsOf('quiet zebra')).map(({ id }) => id).toSorted()).toEqual([together, apart].toSorted())
  })
})

describe('a slip of the pen leads to what is called nearly so', () => {
  test.each([
    ['雞排公祖', '雞排公主'],
    ['阮先民', '阮光民'],
    ['Kiya Chamg', '張季雅'],
    ['farwell albatros', '再見信天翁'],
    ['kittanhana', '綺譚花物語'],
  ])('%s: %s', async (words, title) => {
    expect(await nearOf(words)).toContain(title)
  })

  test('negative control: what shares nothing is not near', async () => {
    expect(await nearOf('龘靐齉')).toEqual([])
    expect(await nearOf('qqxxzzqq')).toEqual([])
  })
})
