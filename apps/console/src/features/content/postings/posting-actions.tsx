import type { Posting } from '@koma/contract/postings.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMay } from '../../../auth/use-me.ts'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import { PublishDialog } from '../publish-dialog.tsx'
import type { PostingSpec } from './posting-specs.ts'
import { postingTitle } from './posting-title.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import type { PostingFormState } from './use-posting-form.ts'
import { usePostingMove } from './use-posting-move.ts'

interface Props {
  readonly spec: PostingSpec
  readonly posting: Posting | undefined
  readonly state: PostingFormState
  onChanged(): void
}

/** Save, show, hide and take away; what is typed is saved before anybody sees it. */
export function PostingActions({ spec, posting, state, onChanged }: Props) {
  const text = useText()
  const formats = useFormats()
  const mayWrite = useMay(spec.resource, posting ? 'write' : 'add')
  const mayPublish = useMay(spec.resource, 'publish')
  const move = usePostingMove(spec, state.seen ?? posting, onChanged)
  const [asked, setAsked] = useState<'publish' | 'remove'>()
  const saved = async () => !state.dirty || (await state.save().then(Boolean, () => false))
  const close = () => setAsked(undefined)
  const isShown = posting?.state === 'published'
  return (
    <div className="c-row-actions c-content-actions">
      {mayWrite && (
        <Button
          disabled={(posting !== undefined && !state.dirty) || state.isSaving}
          onClick={() => void state.save().catch(() => undefined)}
        >
          {text('consolePostings.save')}
        </Button>
      )}
      {posting && mayPublish && spec.hasWindow && (
        <Button variant="outlined" onClick={() => void saved().then((done) => done && setAsked('publish'))}>
          {text(isShown ? 'consolePostings.set_times' : 'consoleContent.publish')}
        </Button>
      )}
      {posting && mayPublish && (isShown || posting.state === 'scheduled') && spec.hasWindow && (
        <Button variant="outlined" onClick={() => void move.move('unpublish')}>
          {text('consoleContent.unpublish')}
        </Button>
      )}
      {posting && mayPublish && (
        <Button variant="outlined" onClick={() => setAsked('remove')}>
          {text('consolePostings.remove')}
        </Button>
      )}
      {posting && (
        <span role="status" className="c-content-saved">
          {text(state.dirty ? 'consoleContent.unsaved' : 'consoleContent.all_saved')}
        </span>
      )}
      {posting && asked === 'publish' && (
        <PublishDialog title={postingTitle(spec, posting, formats)} item={posting} move={move} onClose={close} />
      )}
      {posting && asked === 'remove' && (
        <RemoveDialog name={postingTitle(spec, posting, formats)} onRemove={() => void move.remove()} onClose={close} />
      )}
    </div>
  )
}
