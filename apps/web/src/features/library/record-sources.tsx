import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'

interface RecordSourcesProps {
  readonly record: { readonly sources: readonly string[]; readonly unsourced: readonly string[] }
}

/** Where the facts of a record come from, and the way to say that one is wrong. */
export function RecordSources({ record: { sources, unsourced } }: RecordSourcesProps) {
  const { words, paths } = useSite()
  return (
    <section className="k-stack" aria-labelledby="sources">
      <SectionHeading id="sources">{words('library.sources')}</SectionHeading>
      {sources.length > 0 ? (
        <ul className="web-sources">
          {sources.map((address, place) => (
            <li key={address}>
              <a href={address} rel="noopener noreferrer">
                {words('library.source', { number: place + 1, host: new URL(address).hostname })}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {sources.length === 0 ? <p>{words('library.noSources')}</p> : null}
      {sources.length > 0 && unsourced.length > 0 ? <p>{words('library.someUnsourced')}</p> : null}
      <p>
        <LinkButton href={paths.contact()} variant="quiet">
          {words('library.report')}
        </LinkButton>
      </p>
    </section>
  )
}
