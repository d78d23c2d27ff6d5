import type { StaffRenewal } from '@koma/contract/membership.ts'
import { renewalStatuses } from '@koma/domain/membership-renewal.ts'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { StateTag } from '../../shell/state-tag.tsx'
import { DecideRenewal } from './decide-renewal.tsx'

/** Renewals that creators ask for: what waits first, the soonest due before the others. Source: product §4, §6 */
export function RenewalList() {
  const text = useText()
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_renewals')} />
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_renewals')}
        columns={useColumns()}
        emptyNext={text('consoleRenewals.empty_next')}
      />
      <Pager of={text('consoleShell.page_renewals')} />
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  const choices = renewalStatuses.map((value) => ({ value, label: text(`consoleRenewals.status_${value}`) }))
  return [{ name: 'status', kind: 'choice', label: text('consoleShell.status'), choices }]
}

function useColumns(): Column<StaffRenewal>[] {
  const text = useText()
  const formats = useFormats()
  const mayOpenMember = useMay('members', 'show')
  return [
    {
      key: 'submitted_at',
      head: text('consoleRenewals.submitted_at'),
      length: 'short',
      cell: (row) => formats.at(row.submitted_at),
    },
    { key: 'review_by', head: text('consoleRenewals.review_by'), length: 'short', cell: (row) => row.review_by },
    {
      key: 'member',
      head: text('consolePoints.member'),
      cell: (row) =>
        mayOpenMember ? <Link to={`/members/${row.member.id}/show`}>{row.member.name}</Link> : row.member.name,
    },
    {
      key: 'membership',
      head: text('consoleRenewals.membership'),
      length: 'short',
      cell: (row) => `${row.membership_started_on} – ${row.membership_ends_on}`,
    },
    { key: 'work', head: text('consoleRenewals.work'), length: 'long', cell: (row) => <Evidence renewal={row} /> },
    {
      key: 'status',
      head: text('consoleShell.status'),
      cell: (row) => (
        <>
          <StateTag
            state={row.status === 'under_review' ? 'waiting' : row.status === 'review_passed' ? 'applied' : 'rejected'}
            word={text(`consoleRenewals.status_${row.status}`)}
          />
          {row.decided_by && <small>{text('consolePoints.decided_by', { name: row.decided_by })}</small>}
          {row.reason && <small>{row.reason}</small>}
        </>
      ),
    },
    { key: 'decide', head: text('consoleRenewals.decision'), cell: (row) => <DecideRenewal renewal={row} /> },
  ]
}

/** The publication and where it is found; the link opens apart and tells nobody where it was pressed. */
function Evidence({ renewal }: { renewal: StaffRenewal }) {
  const { title, publisher, published_on, url, isbn, note } = renewal
  return (
    <div className="c-stack">
      <strong>{title}</strong>
      <span>
        {publisher} · {published_on}
        {isbn && ` · ISBN ${isbn}`}
      </span>
      {url && (
        <a href={url} target="_blank" rel="noreferrer noopener">
          {url}
        </a>
      )}
      {note && <small>{note}</small>}
    </div>
  )
}
