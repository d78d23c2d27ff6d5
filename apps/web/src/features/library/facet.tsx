import type { FilterValue } from '@koma/contract/content.ts'
import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import { toResults } from '../../shell/results.ts'
import type { AskedRecords } from './asked-records.ts'
import type { FilterName } from './databases.ts'
import { filterLang, filterWord } from './filter-word.ts'

interface FacetProps {
  readonly kind: LibraryKind
  readonly name: FilterName
  readonly asked: AskedRecords
  readonly values: readonly FilterValue[]
}

/** One filter: a drawer that opens to its values, each with how many records it has. One drawer is open at a time. */
export function Facet({ kind, name, asked, values }: FacetProps) {
  const { words, language, paths } = useSite()
  if (values.length === 0) return null
  return (
    <details className="web-facet" name="facet" data-chosen={asked[name] === undefined ? undefined : ''}>
      <summary>{words(`library.${name}`)}</summary>
      <ul role="list">
        {values.map((choice) => (
          <li key={choice.value}>
            <UiLink
              href={toResults(paths.records(kind, { ...asked, [name]: choice.value }))}
              rel="nofollow"
              aria-current={asked[name] === choice.value ? 'true' : undefined}
            >
              <span lang={filterLang(language, name, choice)}>{filterWord(words, language, name, choice)}</span>{' '}
              <span className="web-facet-count">{choice.count}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
