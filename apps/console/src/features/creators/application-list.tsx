import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import { creatorApplicationStatuses, creatorClasses } from '@koma/domain/creator-application.ts'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { StateTag } from '../../shell/state-tag.tsx'
import { stateLooks } from './creator-states.ts'
import { ReviewClock } from './review-clock.tsx'

/** Applications for the creator classes: those that wait first, the soonest due before the others. Source: product §6 */
export function ApplicationList() {
  const text = useText()
  return (
    <ListBase disableAuthentication perPage={25} disableSyncWithLocation storeKey="creators.list">
      <PageHead title={text('consoleShell.page_creators')} />
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_creators')}
        columns={useColumns()}
        emptyNext={text('consoleCreators.empty_next')}
      />
      <Pager of={text('consoleShell.page_creators')} />
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  const sent = creatorApplicationStatuses.filter((status) => status !== 'draft')
  const states = sent.map((value) => ({ value, label: text(`consoleCreators.status_${value}`) }))
  const classes = creatorClasses.map((value) => ({ value, label: text(`consoleMembers.class_${value}`) }))
  return [
    { name: 'q', kind: 'text', label: text('consoleCreators.search') },
    { name: 'status', kind: 'choice', label: text('consoleShell.status'), choices: states },
    { name: 'type', kind: 'choice', label: text('consoleCreators.type'), choices: classes },
  ]
}

function useColumns(): Column<StaffCreatorApplication>[] {
  const text = useText()
  const formats = useFormats()
  return [
    {
      key: 'member',
      head: text('consoleCreators.applicant'),
      cell: (row) => (
        <>
          <Link className="c-row-link" to={`/creators/${row.id}/show`}>
            {row.pen_name}
          </Link>
          <small>
            {row.member.name} · {row.number}
          </small>
        </>
      ),
    },
    { key: 'type', head: text('consoleCreators.type'), cell: (row) => text(`consoleMembers.class_${row.type}`) },
    {
      key: 'status',
      head: text('consoleShell.status'),
      cell: (row) => <StateTag state={stateLooks[row.status]} word={text(`consoleCreators.status_${row.status}`)} />,
    },
    { key: 'clock', head: text('consoleCreators.clock'), cell: (row) => <ReviewClock {...row} /> },
    {
      key: 'eligibility',
      head: text('consoleCreators.eligibility'),
      cell: (row) => text(row.eligibility.is_met ? 'consoleCreators.met' : 'consoleCreators.not_met'),
    },
    {
      key: 'submitted_at',
      head: text('consoleCreators.submitted_at'),
      length: 'short',
      cell: (row) => (row.submitted_at ? formats.at(row.submitted_at) : ''),
    },
  ]
}
