import type { DeskLine } from '@koma/contract/content-desk.ts'
import { deskKinds } from '@koma/contract/content.ts'
import { contentStates } from '@koma/domain/content-states.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { useTranslationFilter } from '../../lists/use-translation-filter.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { useContentColumns } from './content-columns.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'

/** Everything that visitors read, the last changed first. Decision: content (staff console) */
export function ContentList() {
  const text = useText()
  const mayAdd = useMay('content', 'add')
  const [isAdding, setAdding] = useState(false)
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_content')}>
        <Button component={Link} to="/content_coverage" variant="outlined">
          {text('consoleContent.coverage')}
        </Button>
        {mayAdd && <Button onClick={() => setAdding(true)}>{text('consoleContent.add')}</Button>}
      </PageHead>
      <ListFilters filters={useFilters()} />
      <RecordTable<DeskLine>
        caption={text('consoleShell.page_content')}
        columns={useContentColumns()}
        emptyNext={text('consoleContent.empty_next')}
      />
      <Pager of={text('consoleShell.page_content')} />
      {isAdding && <NewItemDialog onClose={() => setAdding(false)} />}
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  const choices = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  const translation = useTranslationFilter()
  return [
    { name: 'q', kind: 'text', label: text('consoleContent.search') },
    {
      name: 'kind',
      kind: 'choice',
      label: text('consoleContent.kind'),
      choices: choices(deskKinds, (kind) => text(`consoleContent.kind_${kind}`)),
    },
    {
      name: 'state',
      kind: 'choice',
      label: text('consoleShell.status'),
      choices: choices(contentStates, (state) => text(`consoleContent.state_${state}`)),
    },
    translation,
  ]
}
