import type { FilterValue } from '@koma/contract/content.ts'
import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { useSite } from '../../lib/use-language.ts'
import { toResults } from '../../shell/results.ts'
import { SearchLine } from '../../shell/search-line.tsx'
import type { AskedRecords } from './asked-records.ts'
import { databases } from './databases.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { Facet } from './facet.tsx'
import { LetterIndex } from './letter-index.tsx'
import { SortLinks } from './sort-links.tsx'

interface RecordFiltersProps {
  readonly kind: LibraryKind
  readonly asked: AskedRecords
  readonly filters: Readonly<Record<string, readonly FilterValue[]>>
}

/** The front of the catalogue: words, filters with counts, letters, order. Links and one form: works without scripts. */
export function RecordFilters({ kind, asked, filters }: RecordFiltersProps) {
  const { words, paths } = useSite()
  const { q: _q, ...kept } = asked
  return (
    <section className="web-catalogue" aria-label={words('library.refine')} key={JSON.stringify(asked)}>
      <SearchLine
        action={toResults(paths.records(kind))}
        label={words('library.searchLabel')}
        button={words('library.search')}
        words={asked.q}
        kept={kept}
      />
      <div className="web-facets">
        {databases[kind].filters.map((name) => (
          <Facet key={name} kind={kind} name={name} asked={asked} values={filters[name] ?? []} />
        ))}
        <SortLinks kind={kind} asked={asked} />
      </div>
      {filters['initial']?.length ? <LetterIndex kind={kind} asked={asked} letters={filters['initial']} /> : null}
      <ChosenFilters kind={kind} asked={asked} filters={filters} />
    </section>
  )
}
