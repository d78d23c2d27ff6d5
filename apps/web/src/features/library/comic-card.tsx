import type { ComicCard as Comic } from '@koma/contract/library.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { Card } from '@koma/ui/card.tsx'
import { localised, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge } from '../../shell/said.tsx'
import { ComicCover } from './comic-cover.tsx'
import { Names } from './names.tsx'

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
        <Names of={comic.creators} />
      </p>
    </Card>
  )
}
