import { fileStates, filePurposeNames } from '@koma/domain/file-purposes.ts'
import { ListBase } from 'react-admin'
import { useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { useFileColumns } from './file-columns.tsx'

/** Files of the records that the role looks after, what staff decide about first. Decision: 0012 */
export function FileList() {
  const text = useText()
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_files')} />
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_files')}
        columns={useFileColumns()}
        emptyNext={text('consoleFiles.empty_next')}
      />
      <Pager of={text('consoleShell.page_files')} />
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  const states = fileStates.map((value) => ({ value, label: text(`consoleFiles.state_${value}`) }))
  const purposes = filePurposeNames.map((value) => ({ value, label: text(`consoleFiles.purpose_${value}`) }))
  return [
    { name: 'state', kind: 'choice', label: text('consoleShell.status'), choices: states },
    { name: 'purpose', kind: 'choice', label: text('consoleFiles.purpose'), choices: purposes },
  ]
}
