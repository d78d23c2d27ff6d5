import type { Adjustment } from '@koma/contract/staff.ts'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Column } from '../../lists/record-table.tsx'
import { AdjustmentState } from './adjustment-state.tsx'
import { DecideAdjustment } from './decide-adjustment.tsx'

/** What stands in the list of adjustments: few columns, so that the reason has room. */
export function useAdjustmentColumns(): Column<Adjustment>[] {
  const text = useText()
  const formats = useFormats()
  return [
    { key: 'created_at', head: text('consoleShell.at'), length: 'short', cell: (row) => formats.at(row.created_at) },
    { key: 'member', head: text('consolePoints.member'), cell: (row) => <Whose adjustment={row} /> },
    { key: 'points', head: text('consoleShell.points'), numeric: true, cell: (row) => <HowMany adjustment={row} /> },
    { key: 'reason', head: text('consolePoints.reason'), length: 'long', cell: (row) => <Why adjustment={row} /> },
    { key: 'status', head: text('consoleShell.status'), cell: (row) => <AdjustmentState adjustment={row} /> },
    { key: 'decide', head: text('consolePoints.decision'), cell: (row) => <DecideAdjustment adjustment={row} /> },
  ]
}

function Whose({ adjustment: { member } }: { adjustment: Adjustment }) {
  const mayOpenMember = useMay('members', 'show')
  return (
    <>
      {mayOpenMember ? <Link to={`/members/${member.id}/show`}>{member.name}</Link> : member.name}
      <small>{member.username}</small>
    </>
  )
}

function HowMany({ adjustment: { points, source } }: { adjustment: Adjustment }) {
  const text = useText()
  const formats = useFormats()
  return (
    <>
      {formats.signed(points)}
      <small>{text(`consolePoints.source_${source}`)}</small>
    </>
  )
}

function Why({ adjustment }: { adjustment: Adjustment }) {
  const text = useText()
  return (
    <>
      {adjustment.reason}
      <small>{text('consolePoints.asked_by', { name: adjustment.requested_by })}</small>
    </>
  )
}
