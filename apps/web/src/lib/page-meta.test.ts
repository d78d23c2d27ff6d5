import { beforeAll, describe, expect, test } from 'vitest'
import { provideAllWords } from '../server/provide-all-words.ts'
import { pageMeta, type MetaInput } from './page-meta.ts'

beforeAll(() => provideAllWords())

const at = (pathname: string, search = ''): MetaInput => ({
  location: { pathname, search },
  matches: [{ id: 'root', loaderData: { publicUrl: 'https://koma.example', demo: false } }],
})

describe('the head of a page', () => {
  test('names itself, its translations and where a stranger is sent, each from each', () => {
    for (const language of ['zh', 'ja', 'en']) {
      const head = pageMeta(at(`/${language}/news/7`), () => ({ title: 'T' }))
      const links = head.flatMap((tag) => ('tagName' in tag ? [[tag['hrefLang'] ?? tag['rel'], tag['href']]] : []))
      expect(links).toEqual([
        ['canonical', `https://koma.example/${language}/news/7`],
        ['zh', 'https://koma.example/zh/news/7'],
        ['ja', 'https://koma.example/ja/news/7'],
        ['en', 'https://koma.example/en/news/7'],
        ['x-default', 'https://koma.example/zh/news/7'],
      ])
    }
  })

  test.each([
    ['?page=3&utm_source=x', '?page=3'],
    ['?page=1', ''],
    ['?genre=history&page=2', ''],
    ['?page=03', ''],
    ['?q=abc', ''],
  ])('%s is the page %s of a list', (search, kept) => {
    const head = pageMeta(at('/zh/news_list', search), () => ({}))
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `https://koma.example/zh/news_list${kept}` })
  })

  test.each([
    ['routes/news', ['application/atom+xml', 'application/rss+xml'], '/feeds/ja/news.atom'],
    [
      'routes/activity_lecture',
      ['application/atom+xml', 'application/rss+xml', 'text/calendar'],
      '/api/calendar.ics?lang=ja&category=lecture',
    ],
    ['routes/calendar', ['text/calendar', 'application/atom+xml', 'application/rss+xml'], '/api/calendar.ics?lang=ja'],
    ['routes/privacy', [], undefined],
  ])('%s names its feeds in the language of the page', (id, types, address) => {
    const input = { ...at('/ja/here'), matches: [...at('/ja/here').matches, { id }] }
    const feeds = pageMeta(input, () => ({ title: 'T' })).filter((tag) => 'tagName' in tag && 'type' in tag)
    expect(feeds.map((tag) => 'type' in tag && tag.type)).toEqual(types)
    if (address) expect(feeds.map((tag) => 'href' in tag && tag.href)).toContain(`https://koma.example${address}`)
    for (const tag of feeds) expect('title' in tag && tag.title).toMatch(/マンガ文化センター/)
  })

  test('shows a picture of the item where it is shared, else of the centre', () => {
    const picture = (item?: number) =>
      pageMeta(at('/ja/comic/9'), () => ({ title: 'T', ...(item && { shared: { kind: 'book', item } }) })).find(
        (tag) => 'property' in tag && tag.property === 'og:image',
      )
    expect(picture(9)).toEqual({ property: 'og:image', content: 'https://koma.example/pictures/ja/9.png' })
    expect(picture()).toEqual({ property: 'og:image', content: 'https://koma.example/pictures/ja/centre.png' })
  })

  test('a page that is not for search engines says so and nothing else', () => {
    const head = pageMeta(at('/zh/sign'), () => ({ title: 'T', noindex: true }))
    expect(head.filter((tag) => !('title' in tag))).toEqual([{ name: 'robots', content: 'noindex' }])
  })
})
