import type { TitledArticle } from '@koma/contract/content.ts'
import { Cover } from '@koma/ui/cover.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import type { ReactNode } from 'react'
import { plainDate } from '../../lib/format.ts'
import { nameOf, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { RichText } from '../../shell/rich-text.tsx'
import { ArticleHead } from '../../shell/article-head.tsx'
import { ArticlePicture } from '../../shell/article-picture.tsx'

/** An article: when, what, what one can do with it, and the tags that lead to more of it. */
export function NewsArticle({ news, deeds }: { news: TitledArticle; deeds: ReactNode }) {
  const { words, language, paths } = useSite()
  const title = wordsOf(news, 'title', language)
  const day = news.published_at.slice(0, 10)
  return (
    <article className="k-column k-stack web-article">
      <header className="web-from-data">
        <ArticleHead
          kicker={
            <>
              {news.type ? <UiLink href={paths.newsList(news.type.id)}>{nameOf(news.type, language)}</UiLink> : null}
              <time dateTime={day}>{words('news.publishedOn', { date: plainDate(words, day) })}</time>
            </>
          }
          title={title}
          summary={wordsOf(news, 'summary', language)}
          deeds={deeds}
        />
      </header>
      <ArticlePicture picture={news.cover}>
        <Cover seed={String(news.id)} subject="news" />
      </ArticlePicture>
      <RichText said={wordsOf(news, 'body', language)} />
      {news.tags.length > 0 ? (
        <nav aria-label={words('news.tags')}>
          <ul className="web-tags" role="list">
            {news.tags.map((tag) => (
              <li key={tag.id}>
                <UiLink href={paths.tag(tag.id)}>#{nameOf(tag, language)}</UiLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </article>
  )
}
