import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { StaffRent } from '@koma/contract/staff.ts'
import { useState } from 'react'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { DeskNote } from './desk-note.tsx'
import type { DeskAction } from './desk-actions.ts'

interface Props {
  readonly action: DeskAction
  readonly rent: StaffRent
  /** The centre's clock, 'YYYY-MM-DD HH:mm:ss'. */
  readonly now: string
  onCancel(): void
  onConfirm(note: string): void
}

/** Asks first, with whom and what it concerns: an early check-in with the times, taking back with the condition. */
export function DeskDialog({ action, rent, now, onCancel, onConfirm }: Props) {
  const text = useText()
  const formats = useFormats()
  const [note, setNote] = useState('')
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
          <p>
            {text(`consoleRent.meaning_${action}`, { starts: formats.time(rent.starts_at), now: formats.time(now) })}
          </p>
          {takesNote(action) && <DeskNote action={action} note={note} onChange={setNote} />}
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

/** The history says by itself that somebody came, or did not after all. */
const takesNote = (action: DeskAction): boolean => action !== 'check_in' && action !== 'undo_check_in'
