import type { Creator } from '@koma/contract/library.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'

/** The works of a person or a house as spines on a shelf, the newest first. */
export function WorkList({ comics }: { comics: Creator['comics'] }) {
  const { words, language, paths } = useSite()
  return (
    <section className="k-stack" aria-labelledby="works">
      <SectionHeading id="works">{words('library.works')}</SectionHeading>
      {comics.length > 0 ? (
        <ul className="web-shelf" role="list">
          {comics.map((comic) => {
            const title = wordsOf(comic, 'name', language)
            return (
              <li key={comic.id}>
                <UiLink href={paths.record('comic', comic.id)}>
                  <span className="web-shelf-title">
                    <Said said={title} />
                  </span>
                  <span className="web-shelf-year">{comic.year ?? words('library.yearUnknown')}</span>
                  <LanguageBadge said={title} />
                </UiLink>
              </li>
            )
          })}
        </ul>
      ) : (
        <p>{words('library.noWorks')}</p>
      )}
    </section>
  )
}
