import type { Rent } from '@koma/contract/rent.ts'
import { ReferenceManyFieldBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { StateTag } from '../../shell/state-tag.tsx'

/** How many bookings and movements a member's page shows at once. */
export const memberRowsShown = 10

/** The member's bookings, newest first; each leads to its day on the board. */
export function MemberRents() {
  const text = useText()
  return (
    <section className="c-section">
      <h2>{text('consoleMembers.rents')}</h2>
      <ReferenceManyFieldBase reference="rent" target="members" perPage={memberRowsShown}>
        <RecordTable
          caption={text('consoleMembers.rents')}
          columns={useColumns()}
          emptyNext={text('consoleMembers.no_rents')}
        />
        <Pager of={text('consoleMembers.rents')} />
      </ReferenceManyFieldBase>
    </section>
  )
}

function useColumns(): Column<Rent>[] {
  const text = useText()
  const formats = useFormats()
  return [
    {
      key: 'number',
      head: text('consoleRent.number'),
      cell: (rent) => <Link to={`/rent?date=${rent.starts_at.slice(0, 10)}`}>{rent.number}</Link>,
    },
    {
      key: 'time',
      head: text('consoleRent.time'),
      cell: (rent) => `${formats.date(rent.starts_at.slice(0, 10))} ${formats.span(rent.starts_at, rent.ends_at)}`,
    },
    { key: 'place', head: text('consoleRent.place'), cell: (rent) => `${formats.name(rent.device)} ${rent.seat.name}` },
    { key: 'points', head: text('consoleShell.points'), numeric: true, cell: (rent) => formats.number(rent.points) },
    {
      key: 'status',
      head: text('consoleShell.status'),
      cell: (rent) => <StateTag state={rent.status} word={text(`consoleRent.status_${rent.status}`)} />,
    },
  ]
}
