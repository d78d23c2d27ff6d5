import type { StaffOldUser } from '@koma/contract/old-user-imports.ts'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Column } from '../../lists/record-table.tsx'
import { StateTag } from '../../shell/state-tag.tsx'
import { ResendLink } from './resend-link.tsx'

/** How a record of the former system stands in the list. */
export function useOldUserColumns(): Column<StaffOldUser>[] {
  const text = useText()
  const formats = useFormats()
  return [
    { key: 'old_id', head: text('consoleOldUsers.old_id'), length: 'short', cell: (row) => row.old_id },
    { key: 'person', head: text('consoleOldUsers.person'), length: 'long', cell: (row) => <Person row={row} /> },
    {
      key: 'class',
      head: text('consoleOldUsers.class'),
      cell: (row) => (
        <>
          {text(`consoleOldUsers.class_${row.class}`)}
          {row.class_ends_on && (
            <small>{text('consoleOldUsers.until', { date: formats.date(row.class_ends_on) })}</small>
          )}
        </>
      ),
    },
    {
      key: 'points',
      head: text('consoleShell.points'),
      cell: (row) => (
        <>
          {text('consoleOldUsers.purchased', { points: formats.number(row.points.purchased) })}
          <small>{text('consoleOldUsers.reward', { points: formats.number(row.points.reward) })}</small>
        </>
      ),
    },
    { key: 'status', head: text('consoleShell.status'), cell: (row) => <Status row={row} /> },
    { key: 'action', head: text('consoleOldUsers.action'), cell: (row) => <ResendLink row={row} /> },
  ]
}

function Person({ row }: { row: StaffOldUser }) {
  const mayOpenMember = useMay('members', 'show')
  return (
    <span>
      {row.member && mayOpenMember ? <Link to={`/members/${row.member.id}/show`}>{row.name}</Link> : row.name}
      <br />
      {row.email}
    </span>
  )
}

/** The state, when it came, and what the mail server said. */
function Status({ row }: { row: StaffOldUser }) {
  const text = useText()
  const formats = useFormats()
  const since = row.moved_at ?? row.opened_at ?? row.mailed_at
  return (
    <>
      <StateTag state={row.status} word={text(`consoleOldUsers.status_${row.status}`)} />
      {since && <small>{formats.at(since)}</small>}
      {!row.mailed_at && row.mail_wanted_at && <small>{text('consoleOldUsers.waits')}</small>}
      {row.mail_error && <small>{row.mail_error}</small>}
    </>
  )
}
