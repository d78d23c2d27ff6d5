import type { StaffRenewal } from '@koma/contract/membership.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'

export type RenewalDecision = StaffRenewal['actions'][number]

/** As long as the API takes a reason (characters). */
const reasonLengthMax = 1_000

interface Props {
  readonly decision: RenewalDecision
  readonly renewal: StaffRenewal
  onCancel(): void
  onConfirm(reason: string): void
}

/** Asks once more, with whose and which work; a refusal asks for the reason that the member reads. */
export function RenewalDialog({ decision, renewal, onCancel, onConfirm }: Props) {
  const text = useText()
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = decision === 'reject' && reason.trim() === ''
  return (
    <Dialog open onClose={onCancel} aria-labelledby="renewal-title">
      <DialogTitle id="renewal-title">{text(`consoleRenewals.ask_${decision}`)}</DialogTitle>
      <DialogContent className="c-stack">
        <p className="c-dialog-subject">
          <strong>{renewal.member.name}</strong>
          <span>
            {renewal.title} · {renewal.publisher} · {renewal.published_on}
          </span>
        </p>
        {decision === 'reject' && (
          <TextField
            name="reason"
            label={text('consoleRenewals.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isAsked && isMissing}
            helperText={text(isAsked && isMissing ? 'consolePoints.reason_missing' : 'consoleRenewals.reason_hint')}
            required
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: reasonLengthMax } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {text('consoleShell.cancel')}
        </Button>
        <Button autoFocus={decision === 'approve'} onClick={() => (isMissing ? setIsAsked(true) : onConfirm(reason))}>
          {text(`consoleRenewals.${decision}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
