import type { TitledCard } from '@koma/contract/content.ts'
import { Card } from '@koma/ui/card.tsx'
import { CoverPicture } from '@koma/ui/cover-picture.tsx'
import { Cover } from '@koma/ui/cover.tsx'
import { htmlLang } from '@koma/domain/languages.ts'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { cardSizes } from '../../lib/cover-sizes.ts'
import { plainDate } from '../../lib/format.ts'
import { localised, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { SaidName } from '../../shell/said-name.tsx'

/** One piece of news in a list. */
export function NewsCard({ news, headingLevel = 2 }: { news: TitledCard; headingLevel?: 2 | 3 }) {
  const { words, language, paths } = useSite()
  const title = wordsOf(news, 'title', language)
  const day = news.published_at.slice(0, 10)
  return (
    <Card
      title={localised(news, 'title', language)}
      {...(title && title.language !== language && { titleLang: htmlLang[title.language] })}
      headingLevel={headingLevel}
      href={paths.news(news.id)}
      cover={
        <CoverPicture picture={news.cover} sizes={cardSizes}>
          <Cover seed={String(news.id)} subject="news" />
        </CoverPicture>
      }
      {...(news.type && { flag: <SaidName of={news.type} /> })}
      kicker={
        <>
          <time dateTime={day}>{plainDate(words, day)}</time> <LanguageBadge said={title} />
          {news.pinned ? (
            <>
              {' '}
              <StateTag look="mine">{words('news.pinned')}</StateTag>
            </>
          ) : null}
        </>
      }
    >
      <p>
        <Said said={wordsOf(news, 'summary', language)} />
      </p>
    </Card>
  )
}
