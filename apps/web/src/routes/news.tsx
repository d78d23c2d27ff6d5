import type { TitledArticle } from '@koma/contract/content.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ItemDeeds } from '../features/collect/item-deeds.tsx'
import { NewsArticle } from '../features/news/news-article.tsx'
import { NewsBeside } from '../features/news/news-beside.tsx'
import { loadForReader } from '../lib/for-reader.ts'
import { localised, wordsOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'
import { Said } from '../shell/said.tsx'

export const headers = publicPage('content')

export const loader = (args: LoaderFunctionArgs) =>
  loadForReader(screenOf(args), readingCalls.news(args.params['newsId'] ?? ''))

export const meta = (input: MetaInput & { loaderData?: TitledArticle | undefined }) =>
  pageMeta(input, (words, language) => {
    const news = input.loaderData
    const description = news && localised(news.seo, 'description', language)
    return {
      title: news ? localised(news, 'title', language) : words('news.title'),
      ...(description ? { description } : {}),
      ...(news && { shared: { kind: 'article', item: news.id, cover: news.cover, dates: news } }),
    }
  })

/** news: an article, the ones before and after it, and those alike. Source: product §2 */
export default function News() {
  const news = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  return (
    <div className="k-stack k-stack-wide">
      <Trail
        items={[
          { href: paths.newsList(), label: words('news.title') },
          { href: paths.news(news.id), label: <Said said={wordsOf(news, 'title', language)} /> },
        ]}
      />
      <div className="web-news">
        <NewsArticle
          news={news}
          deeds={
            <ItemDeeds
              key={news.id}
              item={{
                kind: 'news',
                id: news.id,
                title: localised(news, 'title', language),
                address: paths.news(news.id),
                isCollect: news.is_collect,
              }}
            />
          }
        />
        <NewsBeside news={news} />
      </div>
    </div>
  )
}
