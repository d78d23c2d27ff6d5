import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useCallback, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { searchOf } from './board-search.ts'
import { canScan, useCodeScanner } from './use-code-scanner.ts'

interface Props {
  /** The text of a code that names a booking. */
  onScan(text: string): void
}

/** Opens the camera and reads the code on a ticket; not there where the browser cannot read codes. */
export function ScanButton({ onScan }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (!canScan()) return null
  return (
    <>
      <Button variant="outlined" className="c-no-print" onClick={() => setOpen(true)}>
        {text('consoleRent.scan')}
      </Button>
      {isOpen && (
        <ScanDialog
          onClose={() => setOpen(false)}
          onScan={(scanned) => {
            setOpen(false)
            onScan(scanned)
          }}
        />
      )}
    </>
  )
}

function ScanDialog({ onScan, onClose }: Props & { onClose(): void }) {
  const text = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [isForeign, setForeign] = useState(false)
  const read = useCallback(
    (scanned: string) => {
      const { by } = searchOf(scanned)
      if (by === 'number' || by === 'id') onScan(scanned)
      else setForeign(true)
    },
    [onScan],
  )
  const { isDenied } = useCodeScanner(video, read)
  return (
    <Dialog open keepMounted onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="scan-title">
      <DialogTitle id="scan-title">{text('consoleRent.scan_title')}</DialogTitle>
      <DialogContent className="c-stack">
        {isDenied ? (
          <p role="alert">{text('consoleRent.scan_denied')}</p>
        ) : (
          <video ref={video} className="c-scan" muted playsInline aria-label={text('consoleRent.scan_title')} />
        )}
        <p aria-live="polite">{text(isForeign ? 'consoleRent.scan_foreign' : 'consoleRent.scan_hint')}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
