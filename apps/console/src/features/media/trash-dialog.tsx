import type { MediaDetail } from '@koma/contract/media.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useRecordAction } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'

/** Asks before a picture is thrown away. */
export function TrashDialog({ media, onClose }: { media: MediaDetail; onClose(): void }) {
  const text = useText()
  const trash = useRecordAction('media', () => text('consoleMedia.done_trash'))
  const { id, version } = media
  return (
    <Dialog open onClose={onClose} aria-labelledby="trash-title">
      <DialogTitle id="trash-title">{text('consoleMedia.ask_trash')}</DialogTitle>
      <DialogContent className="c-stack">
        <p className="c-dialog-subject">
          <strong lang="zh-Hant-TW">{media.picture.alt_zh}</strong>
        </p>
        <p>{text('consoleMedia.ask_trash_text')}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
        <Button
          disabled={trash.isPending}
          onClick={() => trash.mutate({ id, action: 'trash', version }, { onSettled: onClose })}
        >
          {text('consoleMedia.trash')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
