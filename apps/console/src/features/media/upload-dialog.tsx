import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNotify } from 'react-admin'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { UploadList } from '../../media/upload-list.tsx'
import { useUploads } from '../../media/use-uploads.ts'

/** Brings pictures into the library, several at once, each with what it shows. */
export function UploadDialog({ onClose }: { onClose(): void }) {
  const text = useText()
  const formats = useFormats()
  const notify = useNotify()
  const state = useUploads((sent) =>
    notify(text('consoleMedia.upload_done', { count: formats.number(sent.length) }), { type: 'success' }),
  )
  const waiting = state.uploads.filter((one) => one.state !== 'sent')
  const isDone = state.uploads.length > 0 && waiting.length === 0
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="upload-title">
      <DialogTitle id="upload-title">{text('consoleMedia.add_title')}</DialogTitle>
      <DialogContent>
        <UploadList state={state} isMany />
      </DialogContent>
      <DialogActions>
        <p role="status" className="c-content-saved">
          {waiting.length > 0 && text('consoleMedia.chosen', { count: formats.number(waiting.length) })}
          {isDone && text('consoleMedia.uploaded')}
        </p>
        <Button variant="outlined" onClick={onClose}>
          {text('consoleMedia.close')}
        </Button>
        <Button disabled={waiting.length === 0 || state.isSending} onClick={() => void state.send()}>
          {text(state.isSending ? 'consoleMedia.uploading' : 'consoleMedia.upload')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
