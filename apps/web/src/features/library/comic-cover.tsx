import type { ComicCard } from '@koma/contract/library.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { CoverPanel } from '@koma/ui/cover-panel.tsx'
import { nameOf, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

/** The jacket of a work, made of its title, its genre and its year: there are no pictures of works. */
export function ComicCover({
  comic,
}: {
  comic: Pick<ComicCard, 'id' | 'year' | 'genres' | `title_${'zh' | 'ja' | 'en'}`>
}) {
  const { language } = useSite()
  const title = wordsOf(comic, 'title', language)
  if (!title) return null
  const [genre] = comic.genres
  return (
    <CoverPanel
      seed={String(comic.id)}
      shape="book"
      title={title.text}
      titleLang={htmlLang[title.language]}
      label={genre && nameOf(genre, language)}
      mark={comic.year === null ? undefined : String(comic.year)}
    />
  )
}
