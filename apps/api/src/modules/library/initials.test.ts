import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
})
afterAll(() => api.close())

interface Value {
  value: string
  count: number
}

const listOf = (kind: string, query: Readonly<Record<string, string>>) =>
  api.call(`GET /${kind}?${new URLSearchParams({ per_page: '100', ...query })}`)

describe.each(['comic', 'creator', 'publisher', 'union'])('the letters of /%s', (kind) => {
  test.each(['zhuyin', 'kana', 'latin'])('by %s each letter has as many records as it says', async (index) => {
    const all = (await listOf(kind, { index })).body
    const letters: Value[] = all.filters.initial
    expect(letters.length).toBeGreaterThan(2)
    expect(letters.reduce((sum, { count }) => sum + count, 0)).toBe(all.meta.total)
    for (const { value, count } of letters.slice(0, 5))
      expect([value, (await listOf(kind, { index, initial: value })).body.meta.total]).toEqual([value, count])
  })

  test('by name the records come in the order of the letters', async () => {
    const pages = await Promise.all(
      ['1', '2'].map((page) => listOf(kind, { index: 'zhuyin', sort: 'name', page, per_page: '100' })),
    )
    const ids = pages.flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id))
    const letters: Value[] = pages[0]!.body.filters.initial
    const byLetter = []
    for (const { value } of letters) {
      const { body } = await listOf(kind, { index: 'zhuyin', initial: value, sort: 'name' })
      byLetter.push(...body.data.map(({ id }: { id: number }) => id))
    }
    expect(ids).toEqual(byLetter)
  })

  test('an unknown letter has nothing, an unknown index is refused', async () => {
    for (const initial of ['龘', '%', "'", '🐱', 'ㄍㄍ'])
      expect((await listOf(kind, { initial })).body.data, initial).toEqual([])
    expect((await listOf(kind, { index: 'strokes' })).status).toBe(422)
    expect((await listOf(kind, { initial: 'x'.repeat(65) })).status).toBe(422)
  })
})

test('a Japanese title stands by its kana, one with another reading by that, the others by their characters', async () => {
  const titles = async (initial: string) =>
    (await listOf('comic', { index: 'kana', initial })).body.data.map(
      (one: { title_zh: string; title_ja: string | null }) => one.title_ja ?? one.title_zh,
    )
  expect(await titles('あ')).toEqual(expect.arrayContaining(['アミ族の台所', '青空の下、風追う少年', '一刀傳']))
  expect(await titles('さ')).not.toContain('青空の下、風追う少年')
})

test.each(['creator', 'publisher'])('GET /%s tells how many works each has, and sorts by them', async (kind) => {
  const { data } = (await listOf(kind, { sort: 'works' })).body
  const counts = data.map(({ works_count }: { works_count: number }) => works_count)
  expect(counts[0]).toBeGreaterThan(2)
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a))
  expect((await api.call(`GET /${kind}/${data[0].id}`)).body.comics.length).toBe(counts[0])
})
