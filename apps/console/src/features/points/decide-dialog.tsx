import type { Adjustment, adjustmentActions } from '@koma/contract/staff.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useFormats, useText } from '../../i18n/use-text.ts'

export type Decision = (typeof adjustmentActions)[number]

/** As long as the API takes a reason (characters). */
const noteLengthMax = 500

interface Props {
  readonly decision: Decision
  readonly adjustment: Adjustment
  onCancel(): void
  /** With the reason of a rejection, else with nothing. */
  onConfirm(note: string): void
}

/** Asks once more before points move or a request ends, with whose, how many and why; a rejection says why itself. */
export function DecideDialog({ decision, adjustment, onCancel, onConfirm }: Props) {
  const text = useText()
  const [note, setNote] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(note.trim())
  }
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby="decide-title">
      <form onSubmit={submit}>
        <DialogTitle id="decide-title">{text(`consolePoints.ask_${decision}`)}</DialogTitle>
        <DialogContent className="c-stack">
          <Subject adjustment={adjustment} />
          {decision === 'reject' && (
            <TextField
              name="note"
              label={text('consolePoints.reject_reason')}
              helperText={text('consolePoints.reject_reason_hint')}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              required
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: noteLengthMax } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onCancel}>
            {text('consoleShell.cancel')}
          </Button>
          <Button type="submit" autoFocus={decision !== 'reject'}>
            {text(`consolePoints.${decision}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Subject({ adjustment }: { adjustment: Adjustment }) {
  const text = useText()
  const formats = useFormats()
  return (
    <p className="c-dialog-subject">
      <strong>{adjustment.member.name}</strong>
      <span>
        {formats.signed(adjustment.points)} {text('consoleShell.points_unit')} ·{' '}
        {text(`consolePoints.source_${adjustment.source}`)}
      </span>
      <span>{adjustment.reason}</span>
      <span>{text('consolePoints.asked_by', { name: adjustment.requested_by })}</span>
    </p>
  )
}
