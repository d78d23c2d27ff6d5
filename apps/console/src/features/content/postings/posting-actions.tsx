import type { Posting } from '@koma/contract/postings.ts'
import { mayMove } from '@koma/domain/content-states.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMay } from '../../../auth/use-me.ts'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import { MoveDialog } from '../move-dialog.tsx'
import { PublishDialog } from '../publish-dialog.tsx'
import { PostingLook } from './posting-look.tsx'
import type { PostingSpec } from './posting-specs.ts'
import { postingTitle } from './posting-title.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import type { PostingFormState } from './use-posting-form.ts'
import { usePostingMove } from './use-posting-move.ts'

interface Props {
  readonly spec: PostingSpec
  readonly posting: Posting | undefined
  readonly state: PostingFormState
  readonly isReadOnly: boolean
  onChanged(): void
}

type Asked = 'publish' | 'trash' | 'restore' | 'remove'

/** Save, show, hide, throw away, take out again; what is typed is saved before anybody sees it. */
export function PostingActions({ spec, posting, state, isReadOnly, onChanged }: Props) {
  const text = useText()
  const mayPublish = useMay(spec.resource, 'publish')
  const move = usePostingMove(spec, state.seen ?? posting, onChanged)
  const [asked, setAsked] = useState<Asked>()
  const saved = async () => !state.dirty || (await state.save().then(Boolean, () => false))
  const savedIfMay = async () => isReadOnly || saved()
  const ask = async (wanted: Asked) => {
    if (wanted !== 'publish' || (await saved())) setAsked(wanted)
  }
  return (
    <div className="c-row-actions c-content-actions">
      {!isReadOnly && (
        <Button
          disabled={(posting !== undefined && !state.dirty) || state.isSaving}
          onClick={() => void state.save().catch(() => undefined)}
        >
          {text('consolePostings.save')}
        </Button>
      )}
      {posting && <PostingLook spec={spec} posting={posting} saved={savedIfMay} />}
      {posting && mayPublish && (
        <MoveButtons
          spec={spec}
          posting={posting}
          onAsk={(one) => void ask(one)}
          onHide={() => void move.move('unpublish')}
        />
      )}
      {posting && !isReadOnly && (
        <span role="status" className="c-content-saved">
          {text(state.dirty ? 'consoleContent.unsaved' : 'consoleContent.all_saved')}
        </span>
      )}
      {posting && asked && (
        <AskedDialog asked={asked} spec={spec} posting={posting} move={move} onClose={() => setAsked(undefined)} />
      )}
    </div>
  )
}

interface MoveProps {
  readonly spec: PostingSpec
  readonly posting: Posting
  onAsk(asked: Asked): void
  onHide(): void
}

/** What its state allows: of what has no window to be removed, of what is in the trash to come out or to go for good. */
function MoveButtons({ spec, posting: { state }, onAsk, onHide }: MoveProps) {
  const text = useText()
  if (!spec.hasWindow || state === 'trashed')
    return (
      <>
        {spec.hasWindow && (
          <Button variant="outlined" onClick={() => onAsk('restore')}>
            {text('consoleContent.restore')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => onAsk('remove')}>
          {text('consolePostings.remove')}
        </Button>
      </>
    )
  return (
    <>
      <Button variant="outlined" onClick={() => onAsk('publish')}>
        {text(state === 'published' ? 'consolePostings.set_times' : 'consoleContent.publish')}
      </Button>
      {mayMove(state, 'unpublish') && (
        <Button variant="outlined" onClick={onHide}>
          {text('consoleContent.unpublish')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => onAsk('trash')}>
        {text('consoleContent.trash')}
      </Button>
    </>
  )
}

interface AskedProps {
  readonly asked: Asked
  readonly spec: PostingSpec
  readonly posting: Posting
  readonly move: ReturnType<typeof usePostingMove>
  onClose(): void
}

function AskedDialog({ asked, spec, posting, move, onClose }: AskedProps) {
  const title = postingTitle(spec, posting, useFormats())
  if (asked === 'publish') return <PublishDialog title={title} item={posting} move={move} onClose={onClose} />
  if (asked === 'remove') return <RemoveDialog name={title} onRemove={() => void move.remove()} onClose={onClose} />
  return <MoveDialog action={asked} title={title} onMove={() => move.move(asked)} onClose={onClose} />
}
