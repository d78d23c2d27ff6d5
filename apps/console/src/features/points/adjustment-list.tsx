import { adjustmentStatuses } from '@koma/contract/staff.ts'
import { ListBase } from 'react-admin'
import { useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { useAdjustmentColumns } from './adjustment-columns.tsx'

/** Adjustments of points, newest first; large ones wait for a second person. Decision: points */
export function AdjustmentList() {
  const text = useText()
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_adjustments')} />
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_adjustments')}
        columns={useAdjustmentColumns()}
        emptyNext={text('consolePoints.empty_next')}
      />
      <Pager of={text('consoleShell.page_adjustments')} />
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  const choices = adjustmentStatuses.map((value) => ({ value, label: text(`consolePoints.status_${value}`) }))
  return [{ name: 'status', kind: 'choice', label: text('consoleShell.status'), choices }]
}
