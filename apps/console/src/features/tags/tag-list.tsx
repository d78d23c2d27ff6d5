import type { StaffTag } from '@koma/contract/tags.ts'
import { nameLacks } from '@koma/contract/translations.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ListBase } from 'react-admin'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { useTranslationFilter } from '../../lists/use-translation-filter.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { useTagColumns, type Asked } from './tag-columns.tsx'

/** The tags of the house by their Chinese names, in three languages, with what carries each. */
export function TagList() {
  const text = useText()
  const mayWrite = useMay('tags', 'write')
  const [asked, setAsked] = useState<Asked>()
  const translation = useTranslationFilter(nameLacks)
  const close = () => setAsked(undefined)
  return (
    <ListBase disableAuthentication perPage={50}>
      <PageHead title={text('consoleShell.page_tags')}>
        {mayWrite && <Button onClick={() => setAsked({ what: 'add' })}>{text('consoleTags.add')}</Button>}
      </PageHead>
      <ListFilters filters={[{ name: 'q', kind: 'text', label: text('consoleTags.search') }, translation]} />
      <RecordTable<StaffTag>
        caption={text('consoleShell.page_tags')}
        columns={useTagColumns(mayWrite ? setAsked : undefined)}
        emptyNext={text('consoleTags.empty_next')}
      />
      <Pager of={text('consoleShell.page_tags')} />
      {asked?.what === 'add' && <TagDialog tag={undefined} onClose={close} />}
      {asked?.what === 'change' && <TagDialog tag={asked.tag} onClose={close} />}
      {asked?.what === 'merge' && <MergeDialog tag={asked.tag} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog tag={asked.tag} onClose={close} />}
    </ListBase>
  )
}
