import type { DeskItem } from '@koma/contract/content-desk.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../../i18n/use-text.ts'
import type { ItemMoves } from './use-item-move.ts'

interface Props {
  readonly action: 'unpublish' | 'trash' | 'restore'
  readonly item: DeskItem
  readonly move: ItemMoves
  onClose(): void
}

/** Asks before an item is hidden, thrown away or taken out again, and says what that means for visitors. */
export function MoveDialog({ action, item, move, onClose }: Props) {
  const text = useText()
  return (
    <Dialog open onClose={onClose} aria-labelledby="move-title">
      <DialogTitle id="move-title">{text(`consoleContent.ask_${action}`)}</DialogTitle>
      <DialogContent className="c-stack">
        <p className="c-dialog-subject">
          <strong>{item.draft.title_zh}</strong>
        </p>
        <p>{text(`consoleContent.ask_${action}_text`)}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
        <Button onClick={() => void move.move(action).then(onClose)}>{text(`consoleContent.${action}`)}</Button>
      </DialogActions>
    </Dialog>
  )
}
