import { deletionStatuses } from '@koma/domain/deletion-states.ts'
import { ListBase } from 'react-admin'
import { useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { useDeletionColumns } from './deletion-columns.tsx'

/** Accounts that want to leave, the soonest to be called first. Decision: accounts "Deleting" */
export function DeletionList() {
  const text = useText()
  const choices = deletionStatuses.map((value) => ({ value, label: text(`consoleDeletions.status_${value}`) }))
  const filters: Filter[] = [{ name: 'status', kind: 'choice', label: text('consoleShell.status'), choices }]
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_deletions')} />
      <ListFilters filters={filters} />
      <RecordTable
        caption={text('consoleShell.page_deletions')}
        columns={useDeletionColumns()}
        emptyNext={text('consoleDeletions.empty_next')}
      />
      <Pager of={text('consoleShell.page_deletions')} />
    </ListBase>
  )
}
