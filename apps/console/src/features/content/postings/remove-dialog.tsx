import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../../../i18n/use-text.ts'

interface Props {
  readonly name: string
  onRemove(): void
  onClose(): void
}

/** Asks before something is taken away for good. */
export function RemoveDialog({ name, onRemove, onClose }: Props) {
  const text = useText()
  return (
    <Dialog open onClose={onClose} aria-labelledby="remove-title">
      <DialogTitle id="remove-title">{text('consolePostings.ask_remove')}</DialogTitle>
      <DialogContent className="c-stack">
        <p className="c-dialog-subject">
          <strong>{name}</strong>
        </p>
        <p>{text('consolePostings.ask_remove_text')}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
        <Button
          onClick={() => {
            onClose()
            onRemove()
          }}
        >
          {text('consolePostings.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
