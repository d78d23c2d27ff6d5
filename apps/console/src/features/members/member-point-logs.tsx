import type { PointLog } from '@koma/contract/points.ts'
import { ReferenceManyFieldBase } from 'react-admin'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { memberRowsShown } from './member-rents.tsx'

/** The movements of the member's points, newest first, with the balance after each. */
export function MemberPointLogs() {
  const text = useText()
  return (
    <section className="c-section">
      <h2>{text('consoleMembers.point_logs')}</h2>
      <ReferenceManyFieldBase reference="point_logs" target="members" perPage={memberRowsShown}>
        <RecordTable
          caption={text('consoleMembers.point_logs')}
          columns={useColumns()}
          emptyNext={text('consoleMembers.no_point_logs')}
        />
        <Pager of={text('consoleMembers.point_logs')} />
      </ReferenceManyFieldBase>
    </section>
  )
}

function useColumns(): Column<PointLog>[] {
  const text = useText()
  const formats = useFormats()
  return [
    { key: 'at', head: text('consoleShell.at'), length: 'short', cell: (log) => formats.at(log.at) },
    {
      key: 'kind',
      head: text('consolePoints.kind'),
      cell: (log) => text(`consolePoints.kind_${log.origin ?? log.kind}`),
    },
    {
      key: 'note',
      head: text('consolePoints.note'),
      cell: (log) =>
        log.note_zh ? formats.name({ name_zh: log.note_zh, name_ja: log.note_ja, name_en: log.note_en }) : null,
    },
    { key: 'points', head: text('consoleShell.points'), numeric: true, cell: (log) => formats.signed(log.points) },
    { key: 'balance', head: text('consolePoints.balance'), numeric: true, cell: (log) => formats.number(log.balance) },
    {
      key: 'expires_on',
      head: text('consolePoints.expires_on'),
      length: 'short',
      cell: (log) => (log.expires_on ? formats.date(log.expires_on) : null),
    },
  ]
}
