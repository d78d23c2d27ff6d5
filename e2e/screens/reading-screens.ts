import type { NamedCard, TitledCard } from '@koma/contract/content.ts'
import type { FaqType } from '@koma/contract/faq.ts'
import { localised } from '../../apps/web/src/lib/localised.ts'
import type { Scene } from '../fixtures/test.ts'
import type { Screen } from './screen.ts'

/** No type, article or work has this number. */
const unknown = 999_999

/** The databases beside that of works, and the words of their titles. */
const databases = [
  ['creator', 'library.creatorTitle'],
  ['publisher', 'library.publisherTitle'],
  ['union', 'library.unionTitle'],
  ['award', 'library.awardTitle'],
] as const

/** What everybody may read: news, questions and the database of works. Source: product §2, Decision: addresses */
export const readingScreens: readonly Screen[] = [
  ...(
    [
      ['about', 'about', 'house.intro'],
      ['about-floor', 'about/floor', 'house.floor'],
      ['about-transport', 'about/transport', 'house.transport'],
      ['about-contact', 'about/contact', 'house.contact'],
    ] as const
  ).map(([name, path, title]): Screen => ({
    name,
    path: ({ wording }) => `${wording.paths.home()}/${path}`,
    title: ({ wording }) => wording.words(title),
    indexed: true,
  })),
  {
    name: 'about-unknown',
    path: ({ wording }) => `${wording.paths.about()}/cellar`,
    title: ({ wording }) => wording.words('errors.notFoundTitle'),
    status: 404,
  },
  {
    name: 'history',
    path: ({ wording }) => wording.paths.history(),
    title: ({ wording }) => wording.words('house.history'),
    indexed: true,
  },
  {
    name: 'termsspacerental',
    path: ({ wording }) => wording.paths.rentalTerms(),
    title: ({ wording }) => wording.words('house.rental'),
    indexed: true,
  },
  {
    name: 'sitemap',
    path: ({ wording }) => wording.paths.sitemap(),
    title: ({ wording }) => wording.words('house.sitemapTitle'),
    indexed: true,
  },
  {
    name: 'search',
    path: ({ wording }) => wording.paths.search(),
    title: ({ wording }) => wording.words('search.title'),
    indexed: true,
  },
  {
    name: 'search-found',
    path: ({ wording }) => wording.paths.search({ q: '臺灣' }),
    title: ({ wording }) => wording.words('search.titleFor', { words: '臺灣' }),
  },
  {
    name: 'search-places',
    path: ({ wording }) => wording.paths.search({ q: '費用' }),
    title: ({ wording }) => wording.words('search.titleFor', { words: '費用' }),
  },
  {
    name: 'search-nothing-found',
    path: ({ wording }) => wording.paths.search({ q: '雞排公祖' }),
    title: ({ wording }) => wording.words('search.titleFor', { words: '雞排公祖' }),
  },
  {
    name: 'news-list',
    path: ({ wording }) => wording.paths.newsList(),
    title: ({ wording }) => wording.words('news.title'),
    indexed: true,
  },
  {
    name: 'news-list-type',
    path: async (scene) => scene.wording.paths.newsList((await first(scene, 'news')).type!.id),
    title: async (scene) => scene.wording.nameOf((await first(scene, 'news')).type!),
    indexed: true,
  },
  {
    name: 'news-list-nothing-found',
    path: ({ wording }) => wording.paths.newsList(undefined, { q: '龘龘' }),
    title: ({ wording }) => wording.words('news.title'),
  },
  {
    name: 'news-list-unknown-type',
    path: ({ wording }) => wording.paths.newsList(unknown),
    title: ({ wording }) => wording.words('news.title'),
    status: 404,
  },
  {
    name: 'news',
    path: async (scene) => scene.wording.paths.news((await first(scene, 'news')).id),
    title: async (scene) => localised(await first(scene, 'news'), 'title', scene.wording.language),
    indexed: true,
  },
  {
    name: 'faq',
    path: ({ wording }) => wording.paths.faq(),
    title: ({ wording }) => wording.words('faq.title'),
    indexed: true,
  },
  {
    name: 'faq-type',
    path: async (scene) => scene.wording.paths.faq((await creatorQuestions(scene)).id),
    title: async (scene) => scene.wording.nameOf(await creatorQuestions(scene)),
    indexed: true,
  },
  {
    name: 'faq-found',
    path: ({ wording }) => wording.paths.faq(undefined, { q: '密碼' }),
    title: ({ wording }) => wording.words('faq.title'),
  },
  {
    name: 'comic-list',
    path: ({ wording }) => wording.paths.comicList(),
    title: ({ wording }) => wording.words('library.title'),
    indexed: true,
  },
  {
    name: 'comic-list-nothing-fits',
    path: ({ wording }) => wording.paths.comicList({ genre: 'none', award: 'gca' }),
    title: ({ wording }) => wording.words('library.title'),
    indexed: true,
  },
  {
    name: 'comic-list-filtered',
    path: ({ wording }) => wording.paths.records('comic', { decade: 2020, initial: 'other', sort: 'name' }),
    title: ({ wording }) => wording.words('library.title'),
    indexed: true,
    arrange: async ({ page, wording }) =>
      page.getByText(wording.words('library.genre'), { exact: true }).first().click(),
  },
  {
    name: 'comic-list-words',
    path: ({ wording }) => wording.paths.records('comic', { q: '不可' }),
    title: ({ wording }) => wording.words('library.title'),
  },
  ...databases.flatMap(([kind, title]): readonly Screen[] => [
    {
      name: `${kind}-list`,
      path: ({ wording }) => wording.paths.records(kind),
      title: ({ wording }) => wording.words(title),
      indexed: true,
    },
    {
      name: kind,
      path: async (scene) => scene.wording.paths.record(kind, (await record(scene, kind)).id),
      title: async (scene) => scene.wording.nameOf(await record(scene, kind)),
      indexed: true,
    },
    {
      name: `${kind}-unknown`,
      path: ({ wording }) => wording.paths.record(kind, unknown),
      title: ({ wording }) => wording.words('errors.notFoundTitle'),
      status: 404,
    },
  ]),
  {
    name: 'comic',
    path: async (scene) => scene.wording.paths.comic((await first(scene, 'comic?award=gca')).id),
    title: async (scene) => localised(await first(scene, 'comic?award=gca'), 'title', scene.wording.language),
    indexed: true,
  },
]

/** The record of a database that has most to show. */
async function record({ page }: Scene, kind: (typeof databases)[number][0]): Promise<NamedCard> {
  const answer = await page.request.get(
    `/api/${kind}?${kind === 'award' ? 'award=gca' : kind === 'union' ? '' : 'sort=works'}`,
  )
  const { data } = (await answer.json()) as { data: NamedCard[] }
  return data[0]!
}

/** The first item of a list of the API. */
async function first({ page }: Scene, list: string): Promise<TitledCard> {
  const answer = await page.request.get(`/api/${list}`)
  const { data } = (await answer.json()) as { data: TitledCard[] }
  return data[0]!
}

async function creatorQuestions({ page }: Scene): Promise<FaqType> {
  const answer = await page.request.get('/api/faq/type')
  return ((await answer.json()) as FaqType[]).find(({ slug }) => slug === 'creator')!
}
