import type { ComicCard as Comic } from '@koma/contract/library.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { Card } from '@koma/ui/card.tsx'
import { localised, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { ComicCover } from './comic-cover.tsx'

/** One work in a list, with a jacket that is drawn for it. */
export function ComicCard({ comic }: { comic: Comic }) {
  const { words, language, paths } = useSite()
  const title = wordsOf(comic, 'title', language)
  return (
    <Card
      title={localised(comic, 'title', language)}
      {...(title && title.language !== language && { titleLang: htmlLang[title.language] })}
      headingLevel={2}
      href={paths.comic(comic.id)}
      cover={<ComicCover comic={comic} />}
      kicker={
        <>
          {comic.year ?? words('library.yearUnknown')} <LanguageBadge said={title} />
        </>
      }
    >
      <p>
        {comic.creators.map((creator, place) => (
          <span key={creator.id}>
            {place > 0 ? ' / ' : ''}
            <Said said={wordsOf(creator, 'name', language)} />
          </span>
        ))}
      </p>
    </Card>
  )
}
