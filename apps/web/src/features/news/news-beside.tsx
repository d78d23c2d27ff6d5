import type { TitledArticle } from '@koma/contract/content.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { NewsCard } from './news-card.tsx'
import { SaidWithin } from '../../shell/said-within.tsx'

/** The articles before and after one, and those alike. */
export function NewsBeside({ news: { previous, next, related } }: { news: TitledArticle }) {
  const { words, language, paths } = useSite()
  return (
    <div className="k-stack k-stack-wide web-news-beside">
      <nav className="web-turn" aria-label={words('news.beside')}>
        {previous ? (
          <UiLink href={paths.news(previous.id)} rel="prev">
            <span>
              <SaidWithin
                sentence={(title) => words('news.older', { title })}
                said={wordsOf(previous, 'title', language)}
              />
            </span>
          </UiLink>
        ) : null}
        {next ? (
          <UiLink href={paths.news(next.id)} rel="next">
            <span>
              <SaidWithin
                sentence={(title) => words('news.newer', { title })}
                said={wordsOf(next, 'title', language)}
              />
            </span>
          </UiLink>
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
