import type { DeskItem, PreviewLink } from '@koma/contract/content-desk.ts'
import { mayMove } from '@koma/domain/content-states.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { MoveDialog } from './move-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useItemMove } from './use-item-move.ts'
import type { ItemFormState } from './use-item-form.ts'

interface Props {
  readonly item: DeskItem
  readonly state: ItemFormState
  readonly isReadOnly: boolean
  onChanged(): void
}

type Asked = 'publish' | 'unpublish' | 'trash' | 'restore'

/** Kinds whose screen shows a draft. */
const previewed: readonly string[] = ['news']

/** Save, preview, publish, hide, throw away and take out again; what is typed is saved before it is shown to anybody. */
export function ItemActions({ item, state, isReadOnly, onChanged }: Props) {
  const text = useText()
  const notify = useNotify()
  const mayPublish = useMay('content', 'publish')
  const move = useItemMove(item, onChanged)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const [link, setLink] = useState<PreviewLink>()
  const saved = async () => !state.dirty || (await state.save().then(Boolean, () => false))
  const ask = async (wanted: Asked) => {
    if (isReadOnly || (await saved())) setAsked(wanted)
  }
  const preview = async () => {
    if (!isReadOnly && !(await saved())) return
    await move.preview().then(setLink, (error: Error) => notify(error.message, { type: 'error' }))
  }
  return (
    <div className="c-row-actions c-content-actions">
      {!isReadOnly && (
        <Button disabled={!state.dirty || state.isSaving} onClick={() => void state.save().catch(() => undefined)}>
          {text('consoleContent.save')}
        </Button>
      )}
      {item.state !== 'trashed' && previewed.includes(item.kind) && (
        <Button variant="outlined" onClick={() => void preview()}>
          {text('consoleContent.preview')}
        </Button>
      )}
      {mayPublish &&
        (['publish', 'unpublish', 'trash', 'restore'] as const)
          .filter((one) => mayMove(item.state, one) && (!isReadOnly || one === 'restore'))
          .map((one) => (
            <Button key={one} variant="outlined" onClick={() => void ask(one)}>
              {text(
                one === 'publish' && item.state === 'published'
                  ? 'consoleContent.publish_again'
                  : `consoleContent.${one}`,
              )}
            </Button>
          ))}
      <span role="status" className="c-content-saved">
        {text(state.dirty ? 'consoleContent.unsaved' : 'consoleContent.all_saved')}
      </span>
      {asked === 'publish' && <PublishDialog title={item.draft.title_zh} item={item} move={move} onClose={close} />}
      {asked && asked !== 'publish' && <MoveDialog action={asked} item={item} move={move} onClose={close} />}
      {link && <PreviewDialog link={link} onClose={() => setLink(undefined)} />}
    </div>
  )
}
