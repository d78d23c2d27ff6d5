import { foldTexts, markOutdated } from '@koma/database/search/fold-texts.ts'
import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { askedWords, textHolds } from '../../platform/searched-words.ts'
import { findWords } from './present-reasons.ts'

let api: TestApi
const search = async (query: string) => (await api.call(`GET /search?${query}`)).body
const q = (words: string) => `q=${encodeURIComponent(words)}`

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
})
afterAll(() => api.close())

describe('GET /search', () => {
  test.each([
    ['金漫獎', '金漫奖'],
    ['臺灣', '台湾'],
    ['金漫奨', '金漫獎'],
    ['Angoulême', 'ANGOULÊME'],
    ['ＴＯＢＹ', 'toby'],
    ['ゴールデン', 'ごーるでん'],
    ['ｺﾞｰﾙﾃﾞﾝ', 'ゴールデン'],
    ['angouleme', 'Angoulême'],
    ['安古蘭国际漫画节', '安古蘭國際漫畫節'],
  ])('%s and %s find the same', async (one, other) => {
    const [first, second] = [await search(q(one)), await search(q(other))]
    expect(first.meta.total).toBeGreaterThan(0)
    expect([second.meta, second.counts]).toEqual([first.meta, first.counts])
  })

  test('finds in all three languages, and those first whose title holds the words', async () => {
    const { data, meta } = await search(`${q('wanted')}&per_page=100`)
    expect(meta.total).toBeGreaterThan(0)
    expect(data[0].snippet.language).toBe('en')
    const titled = (await search(`${q('雞排')}&per_page=100`)).data
    expect(titled[0].title_zh).toBe('雞排公主')
  })

  test('counts the hits of each kind, and filters by kind without changing the counts', async () => {
    const all = await search(q('金漫'))
    const awards = await search(`${q('金漫')}&type=award&per_page=100`)
    expect(awards.counts).toEqual(all.counts)
    const counted = all.counts.find(({ kind }: { kind: string }) => kind === 'award').count
    expect([awards.meta.total, awards.data.length]).toEqual([counted, counted])
    expect(all.meta.total).toBe(all.counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0))
  })

  test('marks what was looked for in the words as they are written', async () => {
    await itemWith(api.db, { title: '漫長的標題', summary: '在台灣畫漫畫的人' })
    const [hit] = (await search(q('臺灣'))).data.filter(
      ({ title_zh }: { title_zh: string }) => title_zh === '漫長的標題',
    )
    expect(hit.snippet.pieces.filter((piece: { hit: boolean }) => piece.hit)).toEqual([{ text: '台灣', hit: true }])
    expect(hit.snippet.pieces.map(({ text }: { text: string }) => text).join('')).toContain('在台灣畫漫畫的人')
  })

  test('shows no loose dot of a creator without other names', async () => {
    const id = await itemWith(api.db, { kind: 'creator', title: '龘田', summary: '說到龘田的畫' })
    const hit = (await search(q('龘田'))).data.find((one: { id: number }) => one.id === id)
    expect(hit.snippet.pieces.map(({ text }: { text: string }) => text).join('')).toBe('龘田 · 說到龘田的畫')
  })

  test('finds kana by Latin letters and the other way round, and says so', async () => {
    const id = await itemWith(api.db, { title: '海賊與火影', summary: 'ナルトとラーメン' })
    for (const words of ['naruto', 'なると', 'ﾅﾙﾄ', 'rāmen', 'raamen']) {
      const hit = (await search(q(words))).data.find((one: { id: number }) => one.id === id)
      expect(hit, words).toBeDefined()
    }
    // Kana stay what they are: letters in the middle of a word are no sound.
    expect((await search(q('ruto'))).data.map((one: { id: number }) => one.id)).toContain(id)
    expect((await search(q('narutto'))).data.map((one: { id: number }) => one.id)).not.toContain(id)
  })

  test('answers a question from the questions, in any script', async () => {
    const { data, counts } = await search(`${q('密码')}&type=faq`)
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ kind }: { kind: string }) => kind === 'faq')).toBe(true)
    const texts = data.map(({ snippet }: { snippet: { pieces: { text: string }[] } }) =>
      snippet.pieces.map(({ text }) => text).join(''),
    )
    expect(texts.some((text: string, at: number) => text.startsWith(`${data[at].title_zh} · `))).toBe(true)
    expect(counts.find(({ kind }: { kind: string }) => kind === 'faq').count).toBe(data.length)
  })

  test('two characters are looked up in the index, and so is a sound', async () => {
    for (const words of ['雞排', 'naruto']) {
      const plan = await api.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx)
        const { rows } = await sql<Record<string, string>>`
          explain select id from search_text where ${textHolds(askedWords(words))}`.execute(tx)
        return rows.map((row) => row['QUERY PLAN']).join(' ')
      })
      expect(plan).toContain('search_text__tokens')
    }
  })

  test('shows nothing that is not published', async () => {
    await itemWith(api.db, { title: '龘龘的草稿', publishInHours: null })
    await itemWith(api.db, { title: '龘龘的明天', publishInHours: 24 })
    expect((await search(q('龘龘'))).meta.total).toBe(0)
  })

  test.each(['', '%20%20', '%25', "'", '%F0%9F%8D%A3', '%22%3B--', '%5C', '_', '%E3%80%82'])(
    'q=%s is a clean, empty answer',
    async (words) => {
      const { status, body } = await api.call(`GET /search?q=${words}`)
      expect([status, body.data, body.counts]).toEqual([200, [], []])
    },
  )

  test.each(['page=0', 'page=1e9', 'type=poster', `q=${'q'.repeat(10_000)}`, 'q=%00'])(
    '?%.20s is refused',
    async (query) => {
      expect((await api.call(`GET /search?${query}`)).status).toBe(422)
    },
  )

  test('a page past the end is empty', async () => {
    expect(await search(`${q('漫畫')}&page=1000000000`)).toMatchObject({ data: [], meta: { page: 1_000_000_000 } })
  })
})

test('a search that takes too long is a 503 with a time to come back', async () => {
  await api.db.transaction().execute(async (tx) => {
    await sql`lock table search_text in access exclusive mode`.execute(tx)
    const { status, body, headers } = await api.call(`GET /search?${q('漫畫')}`)
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'server.unavailable', '5'])
  })
  expect((await search(q('漫畫'))).meta.total).toBeGreaterThan(0)
})

describe('the reason of a match', () => {
  test.each([
    ['臺灣', '在台灣畫', [{ kind: 'shape', asked: '臺', found: '台' }]],
    ['naruto', 'NARUTO とナルト', [{ kind: 'sound', asked: 'naruto', found: 'ナルト' }]],
    ['なると', 'Naruto 展', [{ kind: 'sound', asked: 'なると', found: 'Naruto' }]],
    ['まんが', 'マンガの歴史', [{ kind: 'kana', asked: 'まんが', found: 'マンガ' }]],
    ['Angouleme', '安古蘭 Angoulême', [{ kind: 'letters', asked: 'Angouleme', found: 'Angoulême' }]],
    ['漫畫', '台灣漫畫', []],
  ])('%s in %s', (asked, read, reasons) => {
    expect(findWords(read, asked).reasons).toEqual(reasons)
  })
})

describe('what nothing holds', () => {
  const misses = async () =>
    (
      await sql<{ words: string; asked: string; times: number }>`
    select words, asked, times from search_miss order by words`.execute(api.db)
    ).rows

  test('is counted for staff by its folded words, a day and a language, with what is written alike', async () => {
    const { near } = await search(q('雞排公祖'))
    expect(near.map(({ title_zh }: { title_zh: string }) => title_zh)).toContain('雞排公主')
    await search(q('鸡排公祖'))
    expect(await misses()).toContainEqual({ words: '鸡排公祖', asked: '雞排公祖', times: 2 })
  })

  test.each(['someone@example.org', '0912-345-678', 'A123456789'])(
    '%s could be somebody’s and is not kept',
    async (words) => {
      const before = await misses()
      expect((await search(q(words))).meta.total).toBe(0)
      expect(await misses()).toEqual(before)
    },
  )

  test('what is found is no miss', async () => {
    const before = await misses()
    expect((await search(q('漫畫'))).near).toEqual([])
    expect(await misses()).toEqual(before)
  })
})

describe('GET /search/suggest', () => {
  test('titles with what was begun, those that begin with it first, in the language that has it', async () => {
    const titles = (await api.call(`GET /search/suggest?${q('鸡排')}`)).body
    expect(titles[0]).toMatchObject({ kind: 'comic', text: '雞排公主', language: 'zh' })
    const { body } = await api.call(`GET /search/suggest?${q('volunt')}`)
    expect(body.every(({ language }: { language: string }) => language === 'en')).toBe(true)
  })

  test('of an item the title in the reader’s language, though another begins with the words', async () => {
    const id = await itemWith(api.db, { title: '回齉漫畫節', translated: '齉漫画節' })
    const asked = async (language: string) => {
      const { body } = await api.call(`GET /search/suggest?${q('齉漫')}`, { headers: { 'accept-language': language } })
      return body.map((one: { id: number; language: string; text: string }) => [one.id, one.language, one.text])
    }
    expect(await asked('zh')).toEqual([[id, 'zh', '回齉漫畫節']])
    expect(await asked('en')).toEqual([[id, 'en', '齉漫画節']])
  })

  test('those of the reader’s language first, but for what is called exactly so', async () => {
    const begins = await itemWith(api.db, { title: '短', translated: '纛画日記' })
    const exact = await itemWith(api.db, { title: '別的', translated: '纛画' })
    const own = await itemWith(api.db, { title: '說纛畫的長標題' })
    const { body } = await api.call(`GET /search/suggest?${q('纛畫')}`, { headers: { 'accept-language': 'zh' } })
    expect(body.map(({ id }: { id: number }) => id)).toEqual([exact, own, begins])
  })

  test.each(['', '%25', '%F0%9F%8D%A3', '%20'])('q=%s suggests nothing', async (words) => {
    expect(await api.call(`GET /search/suggest?q=${words}`)).toMatchObject({ status: 200, body: [] })
  })

  test('a draft is not suggested', async () => {
    await itemWith(api.db, { title: '龘字典', publishInHours: null })
    expect((await api.call(`GET /search/suggest?${q('龘字')}`)).body).toEqual([])
  })

  test('what is too long is refused', async () => {
    expect((await api.call(`GET /search/suggest?q=${'q'.repeat(10_000)}`)).status).toBe(422)
  })
})

describe('a text that changes', () => {
  test('is found by its new words and no more by its old ones', async () => {
    const id = await itemWith(api.db, { title: '鑿壁偷光記' })
    expect((await search(q('凿壁偷光'))).meta.total).toBe(1)
    await sql`update content_text set title = '囊螢映雪記' where content_id = ${id}`.execute(api.db)
    await foldTexts(api.db)
    expect([(await search(q('鑿壁偷光'))).meta.total, (await search(q('囊萤映雪'))).meta.total]).toEqual([0, 1])
  })

  test('is folded anew when the tables are newer, and only then', async () => {
    expect(await markOutdated(api.db)).toBe(0)
    await sql`update search_text set fold_version = 'older' where language = 'ja'`.execute(api.db)
    const outdated = await markOutdated(api.db)
    expect(outdated).toBeGreaterThan(0)
    expect([await foldTexts(api.db), await foldTexts(api.db)]).toEqual([outdated, 0])
  })

  test('two processes fold each text once', async () => {
    await sql`update search_text set fold_version = null`.execute(api.db)
    const { rows } = await sql<{ n: number }>`select count(*) as n from search_text`.execute(api.db)
    const [one, other] = await Promise.all([foldTexts(api.db), foldTexts(api.db)])
    expect(one + other + (await foldTexts(api.db))).toBe(rows[0]!.n)
  })
})
