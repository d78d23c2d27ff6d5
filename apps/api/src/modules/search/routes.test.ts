import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { excerptOf } from './present.ts'

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
  ])('%s and %s find the same', async (one, other) => {
    const [first, second] = [await search(q(one)), await search(q(other))]
    expect(first.meta.total).toBeGreaterThan(0)
    expect([second.meta, second.counts]).toEqual([first.meta, first.counts])
  })

  test('finds in all three languages, and those first whose title holds the words', async () => {
    const { data, meta } = await search(`${q('volunteers')}&per_page=100`)
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

describe('an excerpt', () => {
  test('begins shortly before the first hit and ends in time', () => {
    const read = `${'前'.repeat(100)}漫畫${'後'.repeat(200)}`
    const pieces = excerptOf({ read, folded: read }, ['漫畫'])
    expect(pieces.map(({ text }) => text)).toEqual([`…${'前'.repeat(24)}`, '漫畫', '後'.repeat(94), '…'])
    expect(pieces.map(({ hit }) => hit)).toEqual([false, true, false, false])
  })

  test('marks nothing where a character became several, and nothing is lost', () => {
    expect(excerptOf({ read: '㍿漫畫', folded: '株式會社漫畫' }, ['漫畫'])).toEqual([{ text: '㍿漫畫', hit: false }])
  })

  test('counts characters, not their halves', () => {
    expect(excerptOf({ read: '🍣🍣漫畫', folded: '🍣🍣漫畫' }, ['漫畫'])[1]).toEqual({ text: '漫畫', hit: true })
  })
})
