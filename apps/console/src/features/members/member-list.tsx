import { agreementDocuments } from '@koma/domain/agreements.ts'
import { memberClasses } from '@koma/domain/member-classes.ts'
import { ListBase } from 'react-admin'
import { useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { useMemberColumns } from './member-columns.tsx'

/** Finds a member among thousands. The search stays out of the address, which servers and histories write down. */
export function MemberList() {
  const text = useText()
  return (
    <ListBase
      disableAuthentication
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      disableSyncWithLocation
      storeKey="members.list"
    >
      <PageHead title={text('consoleShell.page_members')} />
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_members')}
        columns={useMemberColumns()}
        emptyNext={text('consoleMembers.empty_next')}
      />
      <Pager of={text('consoleShell.page_members')} />
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  const choices = memberClasses.map((value) => ({ value, label: text(`consoleMembers.class_${value}`) }))
  const documents = agreementDocuments.map((value) => ({ value, label: text(`consoleMembers.document_${value}`) }))
  return [
    { name: 'q', kind: 'text', label: text('consoleMembers.search') },
    { name: 'type', kind: 'choice', label: text('consoleMembers.class'), choices },
    { name: 'not_agreed', kind: 'choice', label: text('consoleMembers.not_agreed'), choices: documents },
  ]
}
