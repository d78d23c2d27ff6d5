import { missStatuses, type SearchMiss } from '@koma/contract/search-misses.ts'
import { languages } from '@koma/domain/languages.ts'
import { ListBase } from 'react-admin'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { StateTag } from '../../shell/state-tag.tsx'
import { MissActions } from './miss-actions.tsx'

/** What visitors looked for and did not find, the most wanted first. Decision: search */
export function MissList() {
  const text = useText()
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_search_misses')} />
      <p className="c-note">{text('consoleSearch.note')}</p>
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_search_misses')}
        columns={useColumns()}
        emptyNext={text('consoleSearch.empty_next')}
      />
      <Pager of={text('consoleShell.page_search_misses')} />
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  return [
    {
      name: 'status',
      kind: 'choice',
      label: text('consoleShell.status'),
      choices: missStatuses.map((value) => ({ value, label: text(`consoleSearch.status_${value}`) })),
    },
    {
      name: 'language',
      kind: 'choice',
      label: text('consoleSearch.languages'),
      choices: languages.map((value) => ({ value, label: text(`consoleSearch.language_${value}`) })),
    },
    { name: 'q', kind: 'text', label: text('consoleSearch.search') },
  ]
}

function useColumns(): Column<SearchMiss>[] {
  const text = useText()
  const formats = useFormats()
  return [
    { key: 'asked', head: text('consoleSearch.asked'), length: 'long', cell: (row) => row.asked },
    { key: 'count', head: text('consoleSearch.count'), numeric: true, cell: (row) => formats.number(row.count) },
    {
      key: 'languages',
      head: text('consoleSearch.languages'),
      cell: (row) => row.languages.map((one) => text(`consoleSearch.language_${one}`)).join('・'),
    },
    {
      key: 'first_on',
      head: text('consoleSearch.first_on'),
      length: 'short',
      cell: (row) => formats.date(row.first_on),
    },
    { key: 'last_on', head: text('consoleSearch.last_on'), length: 'short', cell: (row) => formats.date(row.last_on) },
    {
      key: 'status',
      head: text('consoleShell.status'),
      cell: (row) => (
        <>
          <StateTag state={looks[row.status]} word={text(`consoleSearch.status_${row.status}`)} />
          {row.settled_by !== null && <small>{text('consoleSearch.settled_by', { name: row.settled_by })}</small>}
        </>
      ),
    },
    { key: 'actions', head: text('consoleSearch.action'), cell: (row) => <MissActions miss={row} /> },
  ]
}

/** The pattern of each state, from those of the console. */
const looks = { open: 'waiting', settled: 'over' } as const satisfies Record<SearchMiss['status'], string>
