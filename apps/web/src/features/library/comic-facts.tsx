import type { Comic } from '@koma/contract/library.ts'
import { UiLink } from '@koma/ui/link.tsx'
import type { ReactNode } from 'react'
import { nameOf, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'

/** The facts of a work. What nobody knows says so. */
export function ComicFacts({ comic }: { comic: Comic }) {
  const { words, language, paths } = useSite()
  const unknown = words('library.unknown')
  const year =
    comic.year === null
      ? unknown
      : words(comic.year_basis === 'publication' ? 'library.yearOfPrint' : 'library.yearOfAward', { year: comic.year })
  return (
    <dl className="web-facts">
      <Fact name={words('library.creators')}>
        {comic.creators.map((creator, place) => (
          <span key={creator.id}>
            {place > 0 ? ' / ' : ''}
            <Said said={wordsOf(creator, 'name', language)} />
          </span>
        ))}
      </Fact>
      <Fact name={words('library.publisher')}>
        {comic.publisher ? (
          <UiLink href={paths.comicList({ publisher: comic.publisher.id })}>{nameOf(comic.publisher, language)}</UiLink>
        ) : (
          unknown
        )}
      </Fact>
      <Fact name={words('library.year')}>{year}</Fact>
      <Fact name={words('library.genre')}>
        <ul className="web-tags" role="list">
          {comic.genres.map((genre) => (
            <li key={genre.slug}>
              <UiLink href={paths.comicList({ genre: genre.slug })}>{nameOf(genre, language)}</UiLink>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={words('library.isbn')}>{comic.isbn ?? unknown}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
