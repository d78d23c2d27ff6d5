import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { foldTexts } from '@koma/database/search/fold-texts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { findWords } from './present-reasons.ts'

let api: TestApi

interface Hit {
  readonly id: number
  readonly reasons: readonly unknown[]
  readonly snippet: { readonly pieces: ReadonlyArray<{ readonly text: string; readonly hit: boolean }> }
}

const search = async (words: string, query = '') =>
  (await api.call(`GET /search?q=${encodeURIComponent(words)}&per_page=100&${query}`)).body
const idsOf = async (words: string): Promise<readonly number[]> => (await search(words)).data.map(({ id }: Hit) => id)

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
})
afterAll(() => api.close())

describe('words that mean the same find the same', () => {
  test.each([
    ['マンガ', '漫畫'],
    ['まんが', '漫画'],
    ['アニメ', '動畫'],
    ['退點', '退還點數'],
    ['點數退還', '退點'],
    ['營業時間', '開放時間'],
    ['開館時間', '営業時間'],
    ['怎麼去', 'アクセス'],
    ['繪師', 'イラストレーター'],
    ['工作桌', '工作站'],
    ['工作站', '座位'],
    ['義工', 'ボランティア'],
    ['少女マンガ', '少女漫畫'],
    ['工作桌 預訂', '座位 預約'],
  ])('%s as %s', async (one, other) => {
    const [first, second] = [await search(one), await search(other)]
    expect(first.meta.total).toBeGreaterThan(0)
    expect([second.meta.total, second.counts]).toEqual([first.meta.total, first.counts])
  })

  test('each once, on any page of any kind', async () => {
    const { meta, counts } = await search('工作桌')
    const ids: number[] = []
    for (let page = 1; page <= Math.ceil(meta.total / 5); page++)
      for (const { id } of (await api.call(`GET /search?q=${encodeURIComponent('工作桌')}&per_page=5&page=${page}`))
        .body.data)
        ids.push(id)
    expect([ids.length, new Set(ids).size]).toEqual([meta.total, meta.total])
    for (const { kind, count } of counts) expect((await search('工作桌', `type=${kind}`)).data).toHaveLength(count)
  })

  test('negative control: other words do not', async () => {
    const id = await itemWith(api.db, { title: '龘的イラストレーター' })
    expect(await idsOf('龘 繪師')).toEqual([id])
    expect(await idsOf('龘 漫畫家')).toEqual([])
    expect(await idsOf('龘 アニメ')).toEqual([])
  })
})

describe('the word itself comes first', () => {
  test('in a name, in a name by another word, in a text, in a text by another word; however new', async () => {
    const otherInText = await itemWith(api.db, { title: '龍一', summary: '義工靐', publishInHours: -1 })
    const inText = await itemWith(api.db, { title: '龍二', summary: '志工靐', publishInHours: -2 })
    const otherInName = await itemWith(api.db, { title: '靐的義工', publishInHours: -3 })
    const inName = await itemWith(api.db, { title: '靐的志工', publishInHours: -4 })
    expect(await idsOf('靐 志工')).toEqual([inName, otherInName, inText, otherInText])
    expect(await idsOf('靐 義工')).toEqual([otherInName, inName, otherInText, inText])
  })

  test('also among the older ones', async () => {
    const own = await itemWith(api.db, { title: '舊一', summary: '志工齾', publishInHours: -90_000 })
    const other = await itemWith(api.db, { title: '舊二', summary: '義工齾', publishInHours: -80_000 })
    await sql`update search_text set tier = 2 where content_id in (${own}, ${other})`.execute(api.db)
    await foldTexts(api.db)
    expect(await idsOf('齾 志工')).toEqual([own, other])
    expect(await idsOf('齾 義工')).toEqual([other, own])
  })
})

test('a reader reads it in their own language, also by another word', async () => {
  const id = await itemWith(api.db, { title: '灪的義工', translated: '灪 volunteer' })
  for (const [language, marked] of [
    ['zh', '義工'],
    ['en', 'volunteer'],
  ] as const) {
    const { body } = await api.call(`GET /search?q=${encodeURIComponent('灪 volunteer')}`, {
      headers: { 'accept-language': language },
    })
    const [{ snippet, ...hit }] = body.data
    expect([hit.id, snippet.language]).toEqual([id, language])
    expect(snippet.pieces.filter((piece: { hit: boolean }) => piece.hit).at(-1).text).toBe(marked)
  }
})

test('what means the same is marked, and told', async () => {
  const id = await itemWith(api.db, { title: '一則', summary: '靇的ボランティア募集' })
  const { data } = await search('靇 志工')
  expect(data.map((hit: Hit) => hit.id)).toEqual([id])
  const [{ snippet, reasons }] = data
  expect(snippet.pieces.filter(({ hit }: { hit: boolean }) => hit).map(({ text }: { text: string }) => text)).toEqual([
    '靇',
    'ボランティア',
  ])
  expect(reasons).toEqual([{ kind: 'meaning', asked: '志工', found: 'ボランティア' }])
})

test.each([
  ['志工', '志工與義工', []],
  ['まんが', 'マンガと漫画', [{ kind: 'kana', asked: 'まんが', found: 'マンガ' }]],
  ['manga', '台灣漫畫', [{ kind: 'meaning', asked: 'manga', found: '漫畫' }]],
  ['怎麼去', '交通方式：捷運', [{ kind: 'meaning', asked: '怎麼去', found: '交通方式' }]],
  ['anime', 'Animation, animation', [{ kind: 'meaning', asked: 'anime', found: 'Animation' }]],
  ['座位', '工作站 8 席', [{ kind: 'meaning', asked: '座位', found: '工作站' }]],
])('%s in %s', (asked, read, reasons) => {
  expect(findWords(read, asked).reasons).toEqual(reasons)
})

test('a title is suggested by another word for what it says, behind those that have the word', async () => {
  const other = await itemWith(api.db, { title: '爩義工' })
  const own = await itemWith(api.db, { title: '志工隊的爩' })
  const { body } = await api.call(`GET /search/suggest?q=${encodeURIComponent('爩 志工')}`)
  expect(body.map(({ id }: Hit) => id)).toEqual([own, other])
})

test('a list with words knows them, too', async () => {
  const id = await itemWith(api.db, { title: '靐靐的義工' })
  const { body } = await api.call(`GET /news?q=${encodeURIComponent('靐靐 志工')}`)
  expect(body.data.map((one: Hit) => one.id)).toEqual([id])
})
