import type { FilterValue } from '@koma/contract/content.ts'
import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import { toResults } from '../../shell/results.ts'
import type { AskedRecords } from './asked-records.ts'
import { databases, type FilterName } from './databases.ts'
import { filterWord } from './filter-word.ts'

interface ChosenFiltersProps {
  readonly kind: LibraryKind
  readonly asked: AskedRecords
  readonly filters: Readonly<Record<string, readonly FilterValue[]>>
}

/** What is asked, each with the way to ask it no longer; nothing where nothing is asked. */
export function ChosenFilters({ kind, asked, filters }: ChosenFiltersProps) {
  const { words, language, paths } = useSite()
  const names: readonly (FilterName | 'q' | 'initial')[] = ['q', ...databases[kind].filters, 'initial']
  const chosen = names.flatMap((name): readonly { name: string; said: string }[] => {
    const value = asked[name]
    if (value === undefined) return []
    if (name === 'q') return [{ name, said: words('library.chosenWords', { words: value }) }]
    const choice = filters[name]?.find((one) => one.value === value)
    const said = choice ? filterWord(words, language, name, choice) : value
    return [{ name, said: words('library.chosen', { filter: words(`library.${name}`), name: said }) }]
  })
  if (chosen.length === 0) return null
  return (
    <ul role="list" className="web-asked">
      {chosen.map(({ name, said }) => (
        <li key={name}>
          <UiLink
            href={toResults(paths.records(kind, { ...asked, [name]: undefined }))}
            aria-label={words('library.removeFilter', { name: said })}
          >
            {said}
          </UiLink>
        </li>
      ))}
      <li>
        <UiLink href={paths.records(kind)} className="web-asked-nothing">
          {words('library.clear')}
        </UiLink>
      </li>
    </ul>
  )
}
