import { ListBase } from 'react-admin'
import { oldUserStatuses } from '@koma/domain/old-users.ts'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { useOldUserColumns } from './old-user-columns.tsx'

/** The people of the former system and how far each has come. The search stays out of the address. */
export function OldUserList() {
  const text = useText()
  const mayImport = useMay('old_users', 'import')
  return (
    <ListBase disableAuthentication perPage={25} disableSyncWithLocation storeKey="old_users.list">
      <PageHead title={text('consoleShell.page_old_users')}>
        {mayImport ? (
          <Link className="c-button" to="/old_users/import">
            {text('consoleOldUsers.import')}
          </Link>
        ) : null}
      </PageHead>
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_old_users')}
        columns={useOldUserColumns()}
        emptyNext={text('consoleOldUsers.empty_next')}
      />
      <Pager of={text('consoleShell.page_old_users')} />
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  const choices = oldUserStatuses.map((value) => ({ value, label: text(`consoleOldUsers.status_${value}`) }))
  return [
    { name: 'q', kind: 'text', label: text('consoleOldUsers.search') },
    { name: 'status', kind: 'choice', label: text('consoleShell.status'), choices },
  ]
}
