import type { StaffRedirect } from '@koma/contract/redirects.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ListBase } from 'react-admin'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { readable } from './readable-path.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { RemoveRedirect } from './remove-redirect.tsx'

type Open = { readonly change: StaffRedirect | 'new' } | { readonly remove: StaffRedirect }

/** Where old addresses lead, and how often somebody went there. Decision: content (staff console) */
export function RedirectList() {
  const text = useText()
  const mayChange = useMay('redirects', 'change')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const columns = [...useColumns(), ...useDeeds(mayChange, setOpen)]
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_redirects')}>
        {mayChange && <Button onClick={() => setOpen({ change: 'new' })}>{text('consoleRedirects.add')}</Button>}
      </PageHead>
      <p>{text('consoleRedirects.lead')}</p>
      <ListFilters
        filters={[
          { name: 'q', kind: 'text', label: text('consoleRedirects.search') },
          {
            name: 'sort',
            kind: 'choice',
            label: text('consoleRedirects.sort'),
            none: text('consoleRedirects.sort_changed'),
            choices: [{ value: 'hits', label: text('consoleRedirects.sort_hits') }],
          },
        ]}
      />
      <RecordTable
        caption={text('consoleShell.page_redirects')}
        columns={columns}
        emptyNext={text('consoleRedirects.empty_next')}
      />
      <Pager of={text('consoleShell.page_redirects')} />
      {open && 'change' in open && (
        <RedirectDialog redirect={open.change === 'new' ? undefined : open.change} onClose={close} />
      )}
      {open && 'remove' in open && <RemoveRedirect redirect={open.remove} onClose={close} />}
    </ListBase>
  )
}

function useColumns(): Column<StaffRedirect>[] {
  const text = useText()
  const formats = useFormats()
  return [
    {
      key: 'from',
      head: text('consoleRedirects.from'),
      length: 'long',
      cell: (row) => (
        <>
          <code>{readable(row.from)}</code>
          {row.note && <small>{row.note}</small>}
        </>
      ),
    },
    {
      key: 'to',
      head: text('consoleRedirects.to'),
      length: 'long',
      cell: (row) => (
        <a href={`/zh${row.to === '/' ? '' : row.to}`} target="_blank" rel="noreferrer">
          <code>{readable(row.to)}</code>
        </a>
      ),
    },
    {
      key: 'hits',
      head: text('consoleRedirects.hits'),
      numeric: true,
      cell: (row) => (
        <>
          {formats.number(row.hits)}
          {row.last_hit_at && <small>{formats.at(row.last_hit_at)}</small>}
        </>
      ),
    },
    {
      key: 'changed',
      head: text('consoleContent.changed'),
      length: 'short',
      cell: (row) => (
        <>
          {formats.at(row.changed_at)}
          <small>{row.changed_by ?? text('consoleContent.by_nobody')}</small>
        </>
      ),
    },
  ]
}

/** The ways to change a row and to take it away, for who may. */
function useDeeds(mayChange: boolean, onOpen: (open: Open) => void): Column<StaffRedirect>[] {
  const text = useText()
  if (!mayChange) return []
  return [
    {
      key: 'change',
      length: 'short',
      head: text('consoleRedirects.actions'),
      cell: (row) => (
        <div className="c-row-actions">
          <Button
            size="small"
            variant="outlined"
            aria-label={text('consoleRedirects.change_one', { from: readable(row.from) })}
            onClick={() => onOpen({ change: row })}
          >
            {text('consoleRedirects.change')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            aria-label={text('consoleRedirects.remove_one', { from: readable(row.from) })}
            onClick={() => onOpen({ remove: row })}
          >
            {text('consoleRedirects.remove')}
          </Button>
        </div>
      ),
    },
  ]
}
