import { describe, expect, test } from 'vitest'
import { fakeApi, refused, type Answers } from '../testing/fake-api.ts'
import { fakeScreen } from '../testing/fake-screen.ts'
import { nearItems } from './near-items.ts'

const names = { name_zh: '漫畫', name_ja: null, name_en: null }
const titled = (id: number, title: string, slug: string | null = null) => ({
  id,
  title_zh: title,
  title_ja: null,
  title_en: null,
  type: slug && { id: 1, slug, ...names },
})
const page = (...data: object[]) => ({ body: { data, meta: {} } })

const near = async (address: string, answers: Answers) => {
  const api = fakeApi(answers)
  return { found: await nearItems(fakeScreen({ transport: api.transport, address })), asked: api.names() }
}

describe('near an item that does not exist', () => {
  test('is what has its id under another kind, then the newest of its kind', async () => {
    const { found } = await near('/en/news/12', {
      'GET /sitemap/12': { body: { ...titled(12, '格子'), kind: 'comic', type: null } },
      'GET /news': page(titled(9, '新聞'), titled(8, '舊聞')),
    })
    expect(found?.links).toEqual([
      { href: '/en/comic/12', label: '格子', lang: 'zh-Hant-TW' },
      { href: '/en/news/9', label: '新聞', lang: 'zh-Hant-TW' },
      { href: '/en/news/8', label: '舊聞', lang: 'zh-Hant-TW' },
    ])
    expect(found?.title).toBe('Perhaps you were looking for')
  })

  test('is what is called like the words of the address', async () => {
    const { found, asked } = await near('/zh/creator/ruan-guang-min', {
      'GET /search': {
        body: { data: [{ ...titled(3, '阮光民'), kind: 'creator' }], near: [], counts: [], meta: {} },
      },
      'GET /creator': page({ id: 4, ...names, type: null }),
    })
    expect(found?.links.map(({ href }) => href)).toEqual(['/zh/creator/3', '/zh/creator/4'])
    expect(asked).toEqual(['GET /search', 'GET /creator'])
  })

  test('of an activity is one to come, at the address of its category', async () => {
    const { found } = await near('/ja/activity_lecture/77', {
      'GET /sitemap/77': refused(404, 'record.not_found'),
      'GET /activity/lecture': page(titled(5, '講座', 'lecture')),
    })
    expect(found).toEqual({
      title: '新しいものはこちらです',
      links: [{ href: '/ja/activity_lecture/5', label: '講座', lang: 'zh-Hant-TW' }],
    })
  })

  test('of a tag is the newest of the news, never what has the number of the tag', async () => {
    const { found, asked } = await near('/en/tag/12/video', { 'GET /news': page(titled(9, '新聞')) })
    expect(found?.links.map(({ href }) => href)).toEqual(['/en/news/9'])
    expect(asked).toEqual(['GET /news'])
  })

  test('is nothing where there is nothing, and where the API is away', async () => {
    const answers = {
      'GET /sitemap/1': refused(404, 'record.not_found'),
      'GET /video': refused(503, 'server.unavailable'),
    }
    expect((await near('/zh/video/1', answers)).found).toBeUndefined()
  })

  test.each(['/zh/news_list/9', '/zh/member/rent', '/zh', '/zh/space/9z', '/zh/rent/abc'])(
    'nobody is asked for %s, which is no item',
    async (address) => {
      expect(await near(address, {})).toEqual({ found: undefined, asked: [] })
    },
  )

  test.each(['/zh/news/%', '/zh/news/%E0%A4%A', '/zh/news/%20'])('%s asks for no words', async (address) => {
    const { asked } = await near(address, { 'GET /news': page() })
    expect(asked).toEqual(['GET /news'])
  })
})
