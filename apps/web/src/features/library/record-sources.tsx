import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import { useRootData } from '../../lib/use-root-data.ts'

interface RecordSourcesProps {
  readonly kind: LibraryKind
  /** What the record is called on its page. */
  readonly name: string
  readonly record: { readonly id: number; readonly sources: readonly string[]; readonly unsourced: readonly string[] }
}

/** Where the facts of a record come from, and the way to say that one is wrong. */
export function RecordSources({ kind, name, record: { id, sources, unsourced } }: RecordSourcesProps) {
  const { words, paths } = useSite()
  const { publicUrl } = useRootData()
  return (
    <section className="k-stack" aria-labelledby="sources">
      <SectionHeading id="sources">{words('library.sources')}</SectionHeading>
      {sources.length > 0 ? (
        <ul className="web-sources">
          {sources.map((address, place) => (
            <li key={address}>
              <SourceName address={address} number={place + 1} />
            </li>
          ))}
        </ul>
      ) : null}
      {sources.length === 0 ? <p>{words('library.noSources')}</p> : null}
      {sources.length > 0 && unsourced.length > 0 ? <p>{words('library.someUnsourced')}</p> : null}
      <p>{words('library.reportLead')}</p>
      <p>
        <LinkButton
          href={paths.contact({ reason: 'other', about: `${name}\n${publicUrl}${paths.record(kind, id)}\n` })}
          variant="quiet"
        >
          {words('library.report')}
        </LinkButton>
      </p>
    </section>
  )
}

/** Staff may write a source that is no address: it stands as it is. */
function SourceName({ address, number }: { address: string; number: number }) {
  const { words } = useSite()
  if (!URL.canParse(address) || !/^https?:/.test(address)) return address
  return (
    <a href={address} rel="noopener noreferrer">
      {words('library.source', { number, host: new URL(address).hostname })}
    </a>
  )
}
