import type { Client } from '@koma/contract/clients.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ListBase } from 'react-admin'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { StateTag } from '../../shell/state-tag.tsx'
import { ClientDialog } from './client-dialog.tsx'

/** The apps that may ask members for access, the newest first. Decision: accounts (mobile app) */
export function ClientList() {
  const text = useText()
  const mayChange = useMay('clients', 'change')
  const [open, setOpen] = useState<Client | 'new' | null>(null)
  const columns = [...useColumns(), ...useChanging(mayChange, setOpen)]
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_clients')}>
        {mayChange && <Button onClick={() => setOpen('new')}>{text('consoleClients.add')}</Button>}
      </PageHead>
      <ListFilters filters={[{ name: 'q', kind: 'text', label: text('consoleClients.search') }]} />
      <RecordTable
        caption={text('consoleShell.page_clients')}
        columns={columns}
        emptyNext={text('consoleClients.empty_next')}
      />
      <Pager of={text('consoleShell.page_clients')} />
      {open && <ClientDialog client={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />}
    </ListBase>
  )
}

function useColumns(): Column<Client>[] {
  const text = useText()
  const formats = useFormats()
  return [
    {
      key: 'name',
      head: text('consoleClients.name'),
      cell: (row) => (
        <>
          {row.name_zh}
          {[row.name_ja, row.name_en].filter(Boolean).map((name) => (
            <small key={name}>{name}</small>
          ))}
        </>
      ),
    },
    { key: 'id', head: text('consoleClients.id'), length: 'long', cell: (row) => <code>{row.id}</code> },
    {
      key: 'redirect_uris',
      head: text('consoleClients.redirect_uris'),
      length: 'long',
      cell: (row) => row.redirect_uris.map((address) => <small key={address}>{address}</small>),
    },
    {
      key: 'members',
      head: text('consoleClients.members'),
      numeric: true,
      cell: (row) => formats.number(row.members),
    },
    {
      key: 'status',
      head: text('consoleShell.status'),
      cell: (row) => (
        <StateTag
          state={row.disabled ? 'cancelled' : 'active'}
          word={text(`consoleClients.status_${row.disabled ? 'disabled' : 'active'}`)}
        />
      ),
    },
    {
      key: 'created_at',
      head: text('consoleClients.created_at'),
      length: 'short',
      cell: (row) => formats.at(row.created_at),
    },
  ]
}

/** The way to change a row, for who may. */
function useChanging(mayChange: boolean, onChange: (client: Client) => void): Column<Client>[] {
  const text = useText()
  if (!mayChange) return []
  return [
    {
      key: 'change',
      length: 'short',
      head: text('consoleClients.change'),
      cell: (row) => (
        <Button
          variant="outlined"
          aria-label={text('consoleClients.change_title', { name: row.name_zh })}
          onClick={() => onChange(row)}
        >
          {text('consoleClients.change')}
        </Button>
      ),
    },
  ]
}
