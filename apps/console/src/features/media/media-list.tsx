import { mediaFilters } from '@koma/contract/media.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ListBase } from 'react-admin'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { ListState } from '../../lists/list-state.tsx'
import { Pager } from '../../lists/pager.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { MediaGrid } from './media-grid.tsx'
import { UploadDialog } from './upload-dialog.tsx'

/** The pictures of the house, the youngest first. Decision: content (staff console) */
export function MediaList() {
  const text = useText()
  const mayAdd = useMay('media', 'add')
  const [isAdding, setAdding] = useState(false)
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_media')}>
        {mayAdd && <Button onClick={() => setAdding(true)}>{text('consoleMedia.add')}</Button>}
      </PageHead>
      <ListFilters filters={useFilters()} />
      <ListState emptyNext={text('consoleMedia.empty_next')}>
        <MediaGrid />
      </ListState>
      <Pager of={text('consoleShell.page_media')} />
      {isAdding && <UploadDialog onClose={() => setAdding(false)} />}
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  return [
    { name: 'q', kind: 'text', label: text('consoleMedia.search') },
    {
      name: 'only',
      kind: 'choice',
      label: text('consoleMedia.only'),
      choices: mediaFilters.map((value) => ({ value, label: text(`consoleMedia.only_${value}`) })),
    },
  ]
}
