import type { Media } from '@koma/contract/media.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useMay } from '../auth/use-me.ts'
import { useText } from '../i18n/use-text.ts'
import { ChoiceField } from '../shell/choice-field.tsx'
import { PickFromLibrary } from './pick-from-library.tsx'
import { PickUpload } from './pick-upload.tsx'

interface Props {
  onPick(media: Media): void
  onClose(): void
}

/** Chooses a picture of the library, or brings one in and takes it. */
export function PicturePicker({ onPick, onClose }: Props) {
  const text = useText()
  const mayAdd = useMay('media', 'add')
  const [from, setFrom] = useState<'library' | 'upload'>('library')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="pick-title">
      <DialogTitle id="pick-title">{text('consoleMedia.pick_title')}</DialogTitle>
      <DialogContent className="c-stack">
        {mayAdd && (
          <ChoiceField<'library' | 'upload'>
            legend={text('consoleMedia.pick_title')}
            name="pick-from"
            chosen={from}
            choices={(['library', 'upload'] as const).map((value) => ({
              value,
              label: text(`consoleMedia.pick_${value}`),
            }))}
            onChoose={setFrom}
          />
        )}
        {from === 'library' ? <PickFromLibrary onPick={onPick} /> : <PickUpload onPick={onPick} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('consoleMedia.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
