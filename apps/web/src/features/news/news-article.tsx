import type { TitledArticle } from '@koma/contract/content.ts'
import { Cover } from '@koma/ui/cover.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import type { ReactNode } from 'react'
import { dayOf, plainDate } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { RichText } from '../../shell/rich-text.tsx'
import { ArticleHead } from '../../shell/article-head.tsx'
import { ArticlePicture } from '../../shell/article-picture.tsx'
import { SaidName } from '../../shell/said-name.tsx'

/** An article: when, and since when as it stands, what, what one can do with it, and the tags that lead to more of it. */
export function NewsArticle({ news, deeds }: { news: TitledArticle; deeds: ReactNode }) {
  const { words, language, paths } = useSite()
  const title = wordsOf(news, 'title', language)
  const day = dayOf(news.published_at)
  const changedOn = dayOf(news.updated_at)
  return (
    <article className="k-column k-stack web-article">
      <header className="web-from-data">
        <ArticleHead
          kicker={
            <>
              {news.type ? (
                <UiLink href={paths.newsList(news.type.id)}>
                  <SaidName of={news.type} />
                </UiLink>
              ) : null}
              <time dateTime={day}>{words('news.publishedOn', { date: plainDate(words, day) })}</time>
              {changedOn > day ? (
                <time dateTime={changedOn}>{words('news.updatedOn', { date: plainDate(words, changedOn) })}</time>
              ) : null}
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
                <UiLink href={paths.tag(tag.id)}>
                  #<SaidName of={tag} />
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </article>
  )
}
