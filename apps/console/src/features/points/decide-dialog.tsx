import type { Adjustment, adjustmentActions } from '@koma/contract/staff.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useFormats, useText } from '../../i18n/use-text.ts'

export type Decision = (typeof adjustmentActions)[number]

interface Props {
  readonly decision: Decision
  readonly adjustment: Adjustment
  onCancel(): void
  onConfirm(): void
}

/** Asks once more before points move, with whose, how many and why. */
export function DecideDialog({ decision, adjustment, onCancel, onConfirm }: Props) {
  const text = useText()
  const formats = useFormats()
  return (
    <Dialog open onClose={onCancel} aria-labelledby="decide-title">
      <DialogTitle id="decide-title">{text(`consolePoints.ask_${decision}`)}</DialogTitle>
      <DialogContent className="c-stack">
        <p className="c-dialog-subject">
          <strong>{adjustment.member.name}</strong>
          <span>
            {formats.signed(adjustment.points)} {text('consoleShell.points_unit')} ·{' '}
            {text(`consolePoints.source_${adjustment.source}`)}
          </span>
          <span>{adjustment.reason}</span>
        </p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {text('consoleShell.cancel')}
        </Button>
        <Button autoFocus onClick={onConfirm}>
          {text(`consolePoints.${decision}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
