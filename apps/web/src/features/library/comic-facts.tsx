import type { Comic } from '@koma/contract/library.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import { Fact } from './fact.tsx'
import { Names } from './names.tsx'
import { SaidName } from '../../shell/said-name.tsx'

/** The facts of a work. What the record does not have yet says so; a year reads as it does in the lists. */
export function ComicFacts({ comic }: { comic: Comic }) {
  const { words, paths } = useSite()
  const missing = words('library.unknown')
  const year =
    comic.year === null
      ? words('library.yearUnknown')
      : words(comic.year_basis === 'publication' ? 'library.yearOfPrint' : 'library.yearOfAward', { year: comic.year })
  return (
    <dl className="web-facts">
      <Fact name={words('library.creators')}>
        {comic.creators.length > 0 ? <Names of={comic.creators} kind="creator" /> : missing}
      </Fact>
      <Fact name={words('library.publisher')}>
        {comic.publisher ? <Names of={[comic.publisher]} kind="publisher" /> : missing}
      </Fact>
      <Fact name={words('library.year')}>{year}</Fact>
      <Fact name={words('library.genre')}>
        <ul className="web-tags" role="list">
          {comic.genres.map((genre) => (
            <li key={genre.slug}>
              <UiLink href={paths.records('comic', { genre: genre.slug })}>
                <SaidName of={genre} />
              </UiLink>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={words('library.isbn')}>{comic.isbn ?? missing}</Fact>
    </dl>
  )
}
