import { publicScreens } from '@koma/web/lib/public-screens.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'

let world: ProductWorld
beforeAll(async () => {
  world = await productWorld(1, { RATE_LIMITS: 'off' })
})
afterAll(() => world.close())

/** What no reader means, as it stands in an address. */
const values = {
  zero: '0',
  'an exponent': '1e9',
  'a far page': '1000000000',
  '1,000 characters': 'x'.repeat(1_000),
  'a percent sign': '%25',
  'a broken percent sign': '%',
  'a quote': "'",
  blanks: '%20%20%20',
  'an emoji': '%F0%9F%8D%A3',
  'half an emoji': '%F0%9F',
  markup: '%3Cscript%3Ealert(1)%3C/script%3E',
} as const

const fields = [
  'page',
  'q',
  'type',
  'tag',
  'date',
  'view',
  'kind',
  'from',
  'sort',
  'initial',
  'when',
  'version',
] as const

/** The screens of items, to be opened with an id that is none. */
const items = [
  'news',
  'activity_exhibition',
  'activity_lecture',
  'activity_course',
  'activity_matchmaking',
  'video',
  'album',
  'comic',
  'creator',
  'publisher',
  'union',
  'award',
  'space',
  'tag',
  'about',
] as const

const open = async (path: string) => {
  const { status, text } = await call(world.site(0), `GET ${path}`)
  return { status, headings: text.match(/<h1\b/g)?.length ?? 0, text }
}

describe('every public screen', () => {
  test.each(Object.entries(values))('answers %s in its query with a whole page', async (_, value) => {
    // Each of the two that most screens read, and all of them together.
    const queries = [`page=${value}`, `q=${value}`, fields.map((field) => `${field}=${value}`).join('&')]
    for (const screen of publicScreens)
      for (const query of queries) {
        const { status, headings, text } = await open(`/zh${screen}?${query}`)
        expect([200, 404], `${screen} ?${query.slice(0, 60)}`).toContain(status)
        expect(headings, `${screen} ?${query.slice(0, 60)}`).toBe(1)
        expect(text, screen).not.toContain('<script>alert(1)')
      }
  })

  test.each(Object.entries(values))('of an item is the 404 screen for %s', async (_, value) => {
    for (const word of items) {
      const { status, headings, text } = await open(`/en/${word}/${value}`)
      expect([400, 404], word).toContain(status)
      if (status === 404) expect(headings, word).toBe(1)
      expect(text).not.toContain('<script>alert(1)')
    }
  })

  test('of a list with a type that does not exist says so, and is a 404 to search engines', async () => {
    for (const list of ['news_list', 'faq', 'rent_list', 'video_list/video', 'video_list/album']) {
      const { status, headings, text } = await open(`/ja/${list}/999999`)
      expect([status, headings], list).toEqual([404, 1])
      expect(text, list).toMatch(/<meta name="robots" content="noindex"/)
    }
  })

  test('negative control: a screen as it is meant is 200 with one heading', async () => {
    expect(await open('/zh/news_list?page=1')).toMatchObject({ status: 200, headings: 1 })
  })
})
