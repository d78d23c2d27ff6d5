import { CardGrid } from '@koma/ui/card-grid.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import type { TitledArticle } from '@koma/contract/content.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { NewsArticle } from '../features/news/news-article.tsx'
import { NewsCard } from '../features/news/news-card.tsx'
import { localised } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('content')

export const loader = (args: LoaderFunctionArgs) => load(screenOf(args), readingCalls.news(args.params['newsId'] ?? ''))

export const meta = (input: MetaInput & { loaderData?: TitledArticle | undefined }) =>
  pageMeta(input, (words, language) => {
    const news = input.loaderData
    const description = news && localised(news.seo, 'description', language)
    return {
      title: news ? localised(news, 'title', language) : words('news.title'),
      ...(description ? { description } : {}),
    }
  })

/** news: an article, the ones before and after it, and those alike. Source: product §2 */
export default function News() {
  const news = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const { previous, next, related } = news
  return (
    <div className="k-stack k-stack-wide">
      <Trail
        items={[
          { href: paths.newsList(), label: words('news.title') },
          { href: paths.news(news.id), label: localised(news, 'title', language) },
        ]}
      />
      <NewsArticle news={news} />
      <nav className="k-column k-row" aria-label={words('news.beside')}>
        {previous ? (
          <LinkButton href={paths.news(previous.id)} variant="quiet">
            {words('news.older', { title: localised(previous, 'title', language) })}
          </LinkButton>
        ) : null}
        {next ? (
          <LinkButton href={paths.news(next.id)} variant="quiet">
            {words('news.newer', { title: localised(next, 'title', language) })}
          </LinkButton>
        ) : null}
      </nav>
      {related.length > 0 ? (
        <section className="k-stack" aria-labelledby="related">
          <SectionHeading id="related">{words('news.related')}</SectionHeading>
          <CardGrid label={words('news.related')}>
            {related.map((one) => (
              <NewsCard key={one.id} news={one} headingLevel={3} />
            ))}
          </CardGrid>
        </section>
      ) : null}
    </div>
  )
}
