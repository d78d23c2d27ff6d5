import type { ComicCard } from '@koma/contract/library.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { CoverPanel } from '@koma/ui/cover-panel.tsx'
import { CoverPicture } from '@koma/ui/cover-picture.tsx'
import { cardSizes } from '../../lib/cover-sizes.ts'
import { nameOf, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

/** The jacket of a work: its picture or, where there is none, one made of its title, its genre and its year. */
export function ComicCover({
  comic,
}: {
  comic: Pick<ComicCard, 'id' | 'cover' | 'year' | 'genres' | `title_${'zh' | 'ja' | 'en'}`>
}) {
  const { language } = useSite()
  const title = wordsOf(comic, 'title', language)
  if (!title) return null
  const [genre] = comic.genres
  return (
    <CoverPicture picture={comic.cover} sizes={cardSizes}>
      <CoverPanel
        seed={String(comic.id)}
        shape="book"
        title={title.text}
        titleLang={htmlLang[title.language]}
        label={genre && nameOf(genre, language)}
        mark={comic.year === null ? undefined : String(comic.year)}
      />
    </CoverPicture>
  )
}
