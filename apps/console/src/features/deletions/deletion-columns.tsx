import type { StaffDeletion } from '@koma/contract/deletion.ts'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Column } from '../../lists/record-table.tsx'
import { DeletionActions } from './deletion-actions.tsx'
import { DeletionHoldings } from './deletion-holdings.tsx'
import { DeletionState } from './deletion-state.tsx'

/** What stands in the list of members who want to leave. */
export function useDeletionColumns(): Column<StaffDeletion>[] {
  const text = useText()
  return [
    { key: 'member', head: text('consoleDeletions.member'), cell: (row) => <Who deletion={row} /> },
    {
      key: 'contact_by',
      head: text('consoleDeletions.contact_by'),
      length: 'short',
      cell: (row) => <Deadline deletion={row} />,
    },
    { key: 'holdings', head: text('consoleDeletions.holdings'), cell: (row) => <DeletionHoldings deletion={row} /> },
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
