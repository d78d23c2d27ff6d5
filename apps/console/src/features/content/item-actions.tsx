import type { DeskItem, PreviewLink } from '@koma/contract/content-desk.ts'
import { mayMove } from '@koma/domain/content-states.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ApiError } from '../../api/api-error.ts'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { MoveDialog } from './move-dialog.tsx'
import { PageDialog } from './page-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useItemMove, type ItemMoves } from './use-item-move.ts'
import type { ItemFormState } from './use-item-form.ts'
import { useItemTitle } from './use-item-title.ts'

interface Props {
  readonly item: DeskItem
  readonly state: ItemFormState
  readonly isReadOnly: boolean
  onChanged(): void
}

type Asked = 'publish' | 'unpublish' | 'trash' | 'restore'

/** Save, preview, publish, hide, throw away and take out again; what is typed is saved before it is shown to anybody. */
export function ItemActions({ item, state, isReadOnly, onChanged }: Props) {
  const text = useText()
  const notify = useNotify()
  const mayPublish = useMay('content', 'publish')
  const move = useItemMove(item, onChanged)
  const [asked, setAsked] = useState<Asked>()
  const [link, setLink] = useState<PreviewLink>()
  const saved = async () => !state.dirty || (await state.save().then(Boolean, () => false))
  const ask = async (wanted: Asked) => {
    if (isReadOnly || (await saved())) setAsked(wanted)
  }
  // What cannot be shown yet lacks something: it is told at its field.
  const refuse = (error: Error) => {
    if (error instanceof ApiError) state.refuse(error.body.errors)
    notify(error.message, { type: 'error' })
  }
  const preview = async () => {
    if (!isReadOnly && !(await saved())) return
    await move.preview().then(setLink, refuse)
  }
  return (
    <div className="c-row-actions c-content-actions">
      {!isReadOnly && (
        <Button disabled={!state.dirty || state.isSaving} onClick={() => void state.save().catch(() => undefined)}>
          {text('consoleContent.save')}
        </Button>
      )}
      {item.state !== 'trashed' && (
        <Button variant="outlined" onClick={() => void preview()}>
          {text('consoleContent.preview')}
        </Button>
      )}
      {mayPublish && <MoveButtons item={item} isReadOnly={isReadOnly} onAsk={(one) => void ask(one)} />}
      <span role="status" className="c-content-saved">
        {text(state.dirty ? 'consoleContent.unsaved' : 'consoleContent.all_saved')}
      </span>
      {asked && (
        <AskedDialog
          asked={asked}
          item={item}
          move={move}
          onRefused={state.refuse}
          onClose={() => setAsked(undefined)}
        />
      )}
      {link && <PreviewDialog link={link} onClose={() => setLink(undefined)} />}
    </div>
  )
}

interface MoveProps extends Pick<Props, 'item' | 'isReadOnly'> {
  onAsk(asked: Asked): void
}

/** What its state allows; of what one can only read, to take it out of the trash. */
function MoveButtons({ item, isReadOnly, onAsk }: MoveProps) {
  const text = useText()
  const wordOf = (one: Asked) => {
    if (one === 'publish' && item.state === 'published') return 'consoleContent.publish_again'
    return one === 'unpublish' && item.page ? 'consolePages.withdraw' : (`consoleContent.${one}` as const)
  }
  return (['publish', 'unpublish', 'trash', 'restore'] as const)
    .filter((one) => mayMove(item.state, one) && isOpenTo(item.page, one) && (!isReadOnly || one === 'restore'))
    .map((one) => (
      <Button key={one} variant="outlined" onClick={() => onAsk(one)}>
        {text(wordOf(one))}
      </Button>
    ))
}

/** A text of the house is always there; what can be taken back is a version that is announced. */
const isOpenTo = (page: DeskItem['page'], move: Asked) =>
  page === null || move === 'publish' || (move === 'unpublish' && page.versions.some(({ state }) => state === 'coming'))

interface AskedProps {
  readonly asked: Asked
  readonly item: DeskItem
  readonly move: ItemMoves
  onRefused(errors: Readonly<Record<string, string>>): void
  onClose(): void
}

function AskedDialog({ asked, item, move, onRefused, onClose }: AskedProps) {
  const title = useItemTitle(item)
  if (item.page && (asked === 'publish' || asked === 'unpublish'))
    return (
      <PageDialog action={asked} item={item} page={item.page} move={move} onRefused={onRefused} onClose={onClose} />
    )
  if (asked === 'publish')
    return <PublishDialog title={title} item={item} move={move} onRefused={onRefused} onClose={onClose} />
  return <MoveDialog action={asked} title={title} onMove={() => move.move(asked)} onClose={onClose} />
}
