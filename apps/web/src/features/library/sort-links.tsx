import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import { toResults } from '../../shell/results.ts'
import type { AskedRecords } from './asked-records.ts'
import { databases, type RecordSort } from './databases.ts'

const names = {
  year: 'library.sortYear',
  name: 'library.sortName',
  newest: 'library.sortNewest',
  works: 'library.sortWorks',
} as const satisfies Record<RecordSort, string>

/** The orders of a list; nothing where there is only one. */
export function SortLinks({ kind, asked }: { kind: LibraryKind; asked: AskedRecords }) {
  const { words, paths } = useSite()
  const sorts: readonly RecordSort[] = databases[kind].sorts
  if (sorts.length < 2) return null
  return (
    <nav className="web-sorts" aria-label={words('library.sort')}>
      <ul role="list">
        {sorts.map((sort, place) => (
          <li key={sort}>
            <UiLink
              href={toResults(paths.records(kind, { ...asked, sort: place === 0 ? undefined : sort }))}
              rel="nofollow"
              aria-current={sort === (asked.sort ?? sorts[0]) ? 'true' : undefined}
            >
              {words(names[sort])}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
