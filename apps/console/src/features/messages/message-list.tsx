import { messageStatuses, type StaffMessage } from '@koma/contract/staff.ts'
import { ListBase } from 'react-admin'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { RetryMessage } from './retry-message.tsx'
import { StateTag } from '../../shell/state-tag.tsx'

/** The mails and SMS that left or should leave, newest first. Decision: accounts (outbox) */
export function MessageList() {
  const text = useText()
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_messages')} />
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_messages')}
        columns={useColumns()}
        emptyNext={text('consoleMessages.empty_next')}
      />
      <Pager of={text('consoleShell.page_messages')} />
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  const choices = messageStatuses.map((value) => ({ value, label: text(`consoleMessages.status_${value}`) }))
  return [{ name: 'status', kind: 'choice', label: text('consoleShell.status'), choices }]
}

function useColumns(): Column<StaffMessage>[] {
  const text = useText()
  const formats = useFormats()
  return [
    {
      key: 'created_at',
      head: text('consoleMessages.created_at'),
      length: 'short',
      cell: (row) => formats.at(row.created_at),
    },
    {
      key: 'channel',
      head: text('consoleMessages.channel'),
      length: 'short',
      cell: (row) => text(`consoleMessages.channel_${row.channel}`),
    },
    { key: 'to', head: text('consoleMessages.to'), length: 'long', cell: (row) => row.to },
    { key: 'subject', head: text('consoleMessages.subject'), cell: (row) => row.subject },
    {
      key: 'status',
      head: text('consoleShell.status'),
      cell: (row) => (
        <>
          <StateTag state={row.status} word={text(`consoleMessages.status_${row.status}`)} />
          {row.sent_at && <small>{formats.at(row.sent_at)}</small>}
        </>
      ),
    },
    {
      key: 'attempts',
      head: text('consoleMessages.attempts'),
      numeric: true,
      cell: (row) => formats.number(row.attempts),
    },
    { key: 'error', head: text('consoleMessages.error'), length: 'long', cell: (row) => row.error },
    { key: 'retry', head: text('consoleMessages.action'), cell: (row) => <RetryMessage message={row} /> },
  ]
}
