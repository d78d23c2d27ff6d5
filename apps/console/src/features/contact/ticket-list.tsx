import type { Ticket } from '@koma/contract/contact.ts'
import { contactKinds, ticketStatuses } from '@koma/domain/contact-rules.ts'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { TicketState } from './ticket-state.tsx'

/** Letters to the centre, the soonest to be answered first. Source: product §9 "Contact message reply" */
export function TicketList() {
  const text = useText()
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_contact')} />
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_contact')}
        columns={useColumns()}
        emptyNext={text('consoleContact.empty_next')}
      />
      <Pager of={text('consoleShell.page_contact')} />
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  const statuses = ticketStatuses.map((value) => ({ value, label: text(`consoleContact.status_${value}`) }))
  const kinds = contactKinds.map((value) => ({ value, label: text(`consoleContact.kind_${value}`) }))
  return [
    { name: 'status', kind: 'choice', label: text('consoleShell.status'), choices: statuses },
    { name: 'kind', kind: 'choice', label: text('consoleContact.kind'), choices: kinds },
  ]
}

function useColumns(): Column<Ticket>[] {
  const text = useText()
  const formats = useFormats()
  return [
    {
      key: 'created_at',
      head: text('consoleContact.created_at'),
      length: 'short',
      cell: (row) => formats.at(row.created_at),
    },
    {
      key: 'number',
      head: text('consoleContact.number'),
      length: 'short',
      cell: (row) => (
        <Link to={`/contact/${row.id}/show`} aria-label={text('consoleContact.read_of', { number: row.number })}>
          {row.number}
        </Link>
      ),
    },
    { key: 'reason', head: text('consoleContact.reason'), cell: (row) => text(`consoleContact.reason_${row.reason}`) },
    {
      key: 'writer',
      head: text('consoleContact.writer'),
      length: 'long',
      cell: (row) => (
        <>
          {row.name}
          <small>{row.email}</small>
        </>
      ),
    },
    {
      key: 'reply_by',
      head: text('consoleContact.reply_by'),
      length: 'short',
      cell: (row) => formats.date(row.reply_by),
    },
    { key: 'status', head: text('consoleShell.status'), cell: (row) => <TicketState ticket={row} /> },
  ]
}
