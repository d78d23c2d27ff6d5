import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { StaffRent } from '@koma/contract/staff.ts'
import { useState } from 'react'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { AskedAction } from './desk-actions.ts'

/** As long as the API takes a note (characters). */
const noteLengthMax = 500

interface Props {
  readonly action: AskedAction
  readonly rent: StaffRent
  onCancel(): void
  onConfirm(note: string): void
}

/** Asks before what cannot be undone, with whom and what it concerns; taking back asks for the condition. */
export function DeskDialog({ action, rent, onCancel, onConfirm }: Props) {
  const text = useText()
  const formats = useFormats()
  const [note, setNote] = useState('')
  const isTakingBack = action === 'take_back'
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby="desk-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(note.trim())
        }}
      >
        <DialogTitle id="desk-title">{text(`consoleRent.ask_${action}`)}</DialogTitle>
        <DialogContent className="c-stack">
          <p className="c-dialog-subject">
            <strong>{rent.member.name}</strong>
            <span>
              {formats.name(rent.device)} {rent.seat.name}
            </span>
            <span>
              {formats.span(rent.starts_at, rent.ends_at)} · {rent.number}
            </span>
          </p>
          <p>{text(`consoleRent.meaning_${action}`)}</p>
          <TextField
            label={text(isTakingBack ? 'consoleRent.condition' : 'consoleRent.note')}
            helperText={text(isTakingBack ? 'consoleRent.condition_hint' : 'consoleRent.note_hint')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: noteLengthMax } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onCancel}>
            {text('consoleShell.cancel')}
          </Button>
          <Button type="submit" autoFocus>
            {text(`consoleRent.confirm_${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
