import { adjustmentStatuses, type Adjustment } from '@koma/contract/staff.ts'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { DecideAdjustment } from './decide-adjustment.tsx'
import { StateTag } from '../../shell/state-tag.tsx'

/** Adjustments of points, newest first; large ones wait for a second person. Decision: points */
export function AdjustmentList() {
  const text = useText()
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_adjustments')} />
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_adjustments')}
        columns={useColumns()}
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

function useColumns(): Column<Adjustment>[] {
  const text = useText()
  const formats = useFormats()
  const mayOpenMember = useMay('members', 'show')
  return [
    { key: 'created_at', head: text('consoleShell.at'), length: 'short', cell: (row) => formats.at(row.created_at) },
    {
      key: 'member',
      head: text('consolePoints.member'),
      cell: (row) =>
        mayOpenMember ? <Link to={`/members/${row.member.id}/show`}>{row.member.name}</Link> : row.member.name,
    },
    { key: 'points', head: text('consoleShell.points'), numeric: true, cell: (row) => formats.signed(row.points) },
    { key: 'source', head: text('consolePoints.source'), cell: (row) => text(`consolePoints.source_${row.source}`) },
    { key: 'reason', head: text('consolePoints.reason'), length: 'long', cell: (row) => row.reason },
    { key: 'requested_by', head: text('consolePoints.requested_by'), cell: (row) => row.requested_by },
    {
      key: 'status',
      head: text('consoleShell.status'),
      cell: (row) => (
        <>
          <StateTag state={row.status} word={text(`consolePoints.status_${row.status}`)} />
          {row.decided_by && <small>{text('consolePoints.decided_by', { name: row.decided_by })}</small>}
        </>
      ),
    },
    { key: 'decide', head: text('consolePoints.decision'), cell: (row) => <DecideAdjustment adjustment={row} /> },
  ]
}
