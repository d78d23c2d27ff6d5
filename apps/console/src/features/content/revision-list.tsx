import type { DeskItem } from '@koma/contract/content-desk.ts'
import { RevisionDialog } from './revision-dialog.tsx'
import { RevisionLines } from './revision-lines.tsx'
import { useFieldName } from './use-field-name.ts'

interface Props {
  readonly item: DeskItem
  readonly isReadOnly: boolean
  onChanged(): void
}

/** What was saved of an item, and the way to look at it or take it up again. */
export function RevisionList({ item, isReadOnly, onChanged }: Props) {
  const fieldName = useFieldName()
  return (
    <RevisionLines
      of={['content', item.id]}
      version={item.version}
      fieldName={fieldName}
      renderDialog={({ revision, close }) => (
        <RevisionDialog
          item={item}
          revision={revision}
          mayRevert={!isReadOnly && revision !== item.draft_revision}
          onClose={close}
          onChanged={onChanged}
        />
      )}
    />
  )
}
