import type { FilterValue } from '@koma/contract/content.ts'
import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../../lib/use-language.ts'
import { ListFrame } from '../../shell/list-frame.tsx'
import { PageLinks } from '../../shell/page-links.tsx'
import { toResults, useResultsArrival } from '../../shell/results.ts'
import type { AskedRecords } from './asked-records.ts'
import { databases } from './databases.ts'
import { OpenData } from './open-data.tsx'
import { RecordFilters } from './record-filters.tsx'

interface RecordListProps {
  readonly kind: LibraryKind
  readonly asked: AskedRecords
  readonly page: {
    readonly data: readonly unknown[]
    readonly meta: { readonly page: number; readonly last_page: number; readonly total: number }
    readonly filters: Readonly<Record<string, readonly FilterValue[]>>
  }
  /** The cards. */
  readonly children: ReactNode
}

/** The list of a database: the way to the others, filters with counts, letters, cards, and the data as files. */
export function RecordList({ kind, asked, page, children }: RecordListProps) {
  const { words, paths } = useSite()
  const own = databases[kind].words
  const title = words(`library.${own.title}`)
  useResultsArrival()
  return (
    <ListFrame
      title={title}
      sound={words(`library.${own.sound}`)}
      lead={words(`library.${own.lead}`)}
      trail={[{ href: paths.records(kind), label: title }]}
      tabs={<DatabaseTabs kind={kind} />}
      filter={<RecordFilters kind={kind} asked={asked} filters={page.filters} />}
      found={words(`library.${own.found}`, { count: page.meta.total })}
      nothing={{ detail: words('library.none'), href: paths.records(kind), label: words('library.clear') }}
      pages={<PageLinks meta={page.meta} hrefOf={(one) => toResults(paths.records(kind, { ...asked, page: one }))} />}
      foot={<OpenData kind={kind} />}
    >
      {page.data.length > 0 ? children : null}
    </ListFrame>
  )
}

function DatabaseTabs({ kind }: { kind: LibraryKind }) {
  const { words, paths } = useSite()
  return (
    <div className="web-list-filter">
      <TabLinks
        label={words('library.databases')}
        items={(Object.keys(databases) as LibraryKind[]).map((one) => ({
          href: paths.records(one),
          label: words(`library.${databases[one].words.to}`),
          current: one === kind,
        }))}
      />
    </div>
  )
}
