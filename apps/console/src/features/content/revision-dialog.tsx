import type { DeskItem, Revision } from '@koma/contract/content-desk.ts'
import { RevisionFrame } from './revision-frame.tsx'
import { useFieldName } from './use-field-name.ts'
import { useItemMove } from './use-item-move.ts'

interface Props {
  readonly item: DeskItem
  readonly revision: number
  readonly mayRevert: boolean
  onClose(): void
  onChanged(): void
}

/** What one revision of an item changed. */
export function RevisionDialog({ item, revision, mayRevert, onClose, onChanged }: Props) {
  const fieldName = useFieldName()
  const { move } = useItemMove(item, onChanged)
  return (
    <RevisionFrame<Revision>
      of={['content', item.id]}
      revision={revision}
      changesOf={({ changed, before, fields }) =>
        changed.map((field) => ({
          field,
          name: fieldName(field),
          before: before && partOf(before, field),
          after: partOf(fields, field),
        }))
      }
      onRevert={mayRevert ? () => move('revert', { revision }) : undefined}
      onClose={onClose}
    />
  )
}

/** A field of a form, a fact by its section: `video.duration_s`. */
function partOf(form: Revision['fields'], field: string): unknown {
  return field.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], form)
}
