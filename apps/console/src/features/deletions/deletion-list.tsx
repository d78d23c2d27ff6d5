import type { StaffDeletion } from '@koma/contract/deletion.ts'
import { deletionStatuses } from '@koma/domain/deletion-states.ts'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { DeletionActions } from './deletion-actions.tsx'
import { DeletionState } from './deletion-state.tsx'

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
        columns={useColumns()}
        emptyNext={text('consoleDeletions.empty_next')}
      />
      <Pager of={text('consoleShell.page_deletions')} />
    </ListBase>
  )
}

function useColumns(): Column<StaffDeletion>[] {
  const text = useText()
  return [
    { key: 'member', head: text('consoleDeletions.member'), cell: (row) => <Who deletion={row} /> },
    {
      key: 'contact_by',
      head: text('consoleDeletions.contact_by'),
      length: 'short',
      cell: (row) => <Deadline deletion={row} />,
    },
    { key: 'holdings', head: text('consoleDeletions.holdings'), cell: (row) => <Holdings deletion={row} /> },
    { key: 'status', head: text('consoleShell.status'), cell: (row) => <DeletionState deletion={row} /> },
    { key: 'actions', head: text('consoleDeletions.actions'), cell: (row) => <DeletionActions deletion={row} /> },
  ]
}

function Who({ deletion: { member, requested_at } }: { deletion: StaffDeletion }) {
  const text = useText()
  const formats = useFormats()
  if (!member) return text('consoleDeletions.erased_member')
  return (
    <>
      <Link to={`/members/${member.id}/show`}>{member.name}</Link>
      <small>{member.mobile}</small>
      <small>{member.email}</small>
      <small>{formats.at(requested_at)}</small>
    </>
  )
}

function Deadline({ deletion: row }: { deletion: StaffDeletion }) {
  const text = useText()
  const formats = useFormats()
  const left =
    row.working_days_left === 0
      ? text(row.is_late ? 'consoleDeletions.late' : 'consoleDeletions.today')
      : text('consoleDeletions.days_left', { days: row.working_days_left })
  return (
    <>
      {formats.date(row.contact_by)}
      {row.status === 'requested' && <small>{left}</small>}
    </>
  )
}

function Holdings({ deletion: row }: { deletion: StaffDeletion }) {
  const text = useText()
  const formats = useFormats()
  return (
    <>
      {text('consoleDeletions.purchased', { points: formats.number(row.purchased_points) })}
      <small>{text('consoleDeletions.reward', { points: formats.number(row.reward_points) })}</small>
      {row.live_bookings > 0 && <small>{text('consoleDeletions.live_bookings', { count: row.live_bookings })}</small>}
    </>
  )
}
