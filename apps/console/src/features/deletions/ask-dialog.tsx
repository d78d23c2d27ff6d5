import type { StaffDeletion } from '@koma/contract/deletion.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../../i18n/use-text.ts'

interface Props {
  readonly action: 'contact' | 'erase'
  readonly deletion: StaffDeletion
  onCancel(): void
  onConfirm(): void
}

/** Asks once more, with whose account it is; erasing cannot be undone, so the safe answer has the focus. */
export function AskDialog({ action, deletion: { member }, onCancel, onConfirm }: Props) {
  const text = useText()
  return (
    <Dialog open onClose={onCancel} aria-labelledby="ask-title">
      <DialogTitle id="ask-title">{text(`consoleDeletions.ask_${action}`)}</DialogTitle>
      <DialogContent className="c-stack">
        {member && (
          <p className="c-dialog-subject">
            <strong>{member.name}</strong>
            <span>{member.username}</span>
            <span>{member.mobile}</span>
          </p>
        )}
        <p>{text(`consoleDeletions.ask_${action}_text`)}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus={action === 'erase'} onClick={onCancel}>
          {text('consoleShell.cancel')}
        </Button>
        <Button autoFocus={action === 'contact'} onClick={onConfirm}>
          {text(`consoleDeletions.${action}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
