import type { StaffMember } from '@koma/contract/staff.ts'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Column } from '../../lists/record-table.tsx'
import { StateTag } from '../../shell/state-tag.tsx'

/** How a member stands in the list: enough to tell two people of one name apart. */
export function useMemberColumns(): Column<StaffMember>[] {
  const text = useText()
  const formats = useFormats()
  return [
    {
      key: 'name',
      head: text('consoleMembers.name'),
      sort: 'name',
      cell: (member) => (
        <Link className="c-row-link" to={`/members/${member.id}/show`}>
          {member.name}
        </Link>
      ),
    },
    {
      key: 'username',
      head: text('consoleMembers.username'),
      sort: 'username',
      length: 'short',
      cell: (member) => member.username,
    },
    { key: 'type', head: text('consoleMembers.class'), cell: (member) => text(`consoleMembers.class_${member.type}`) },
    {
      key: 'contact',
      head: text('consoleMembers.contact'),
      length: 'long',
      cell: (member) => <MemberContact member={member} />,
    },
    {
      key: 'points',
      head: text('consoleShell.points'),
      numeric: true,
      cell: (member) => formats.number(member.points.total),
    },
    {
      key: 'status',
      head: text('consoleShell.status'),
      cell: (member) => <StateTag state={member.status} word={text(`consoleMembers.status_${member.status}`)} />,
    },
    {
      key: 'created_at',
      head: text('consoleMembers.created_at'),
      sort: 'created_at',
      length: 'short',
      cell: (member) => formats.date(member.created_at.slice(0, 10)),
    },
  ]
}

function MemberContact({ member }: { member: StaffMember }) {
  return (
    <span>
      {member.email}
      <br />
      {member.mobile}
    </span>
  )
}
