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
    ['?page=03', ''],
    ['?q=abc', ''],
  ])('%s is the page %s of a list', (search, kept) => {
    const head = pageMeta(at('/zh/news_list', search), () => ({}))
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `https://koma.example/zh/news_list${kept}` })
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
