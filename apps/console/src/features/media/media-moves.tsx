import type { MediaDetail } from '@koma/contract/media.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useRecordAction } from '../../data/use-record-action.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { TrashDialog } from './trash-dialog.tsx'

/** Replaces the file, throws the picture away or takes it out again; one that is used says why it cannot go. */
export function MediaMoves({ media, onChanged }: { media: MediaDetail; onChanged(): void }) {
  const text = useText()
  const [asked, setAsked] = useState<'replace' | 'trash'>()
  const restore = useRecordAction('media', () => text('consoleMedia.done_restore'))
  const close = () => {
    setAsked(undefined)
    onChanged()
  }
  if (media.trashed_at)
    return (
      <Button
        variant="outlined"
        onClick={() =>
          restore.mutate({ id: media.id, action: 'restore', version: media.version }, { onSettled: onChanged })
        }
      >
        {text('consoleMedia.restore')}
      </Button>
    )
  const isUsed = media.uses > 0
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked('replace')}>
        {text('consoleMedia.replace')}
      </Button>
      <Button
        variant="outlined"
        disabled={isUsed}
        aria-describedby={isUsed ? 'trash-why' : undefined}
        onClick={() => setAsked('trash')}
      >
        {text('consoleMedia.trash')}
      </Button>
      {isUsed && (
        <small id="trash-why" className="c-why">
          {text('consoleMedia.trash_why')}
        </small>
      )}
      {asked === 'replace' && <ReplaceDialog media={media} onClose={close} />}
      {asked === 'trash' && <TrashDialog media={media} onClose={close} />}
    </>
  )
}
