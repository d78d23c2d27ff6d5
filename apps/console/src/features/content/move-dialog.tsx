import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../../i18n/use-text.ts'

interface Props {
  readonly action: 'unpublish' | 'trash' | 'restore'
  /** What is moved: its name. */
  readonly title: string
  onMove(): Promise<unknown>
  onClose(): void
}

/** Asks before something is hidden, thrown away or taken out again, and says what that means for visitors. */
export function MoveDialog({ action, title, onMove, onClose }: Props) {
  const text = useText()
  return (
    <Dialog open onClose={onClose} aria-labelledby="move-title">
      <DialogTitle id="move-title">{text(`consoleContent.ask_${action}`)}</DialogTitle>
      <DialogContent className="c-stack">
        <p className="c-dialog-subject">
          <strong>{title}</strong>
        </p>
        <p>{text(`consoleContent.ask_${action}_text`)}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
        <Button onClick={() => void onMove().then(onClose)}>{text(`consoleContent.${action}`)}</Button>
      </DialogActions>
    </Dialog>
  )
}
