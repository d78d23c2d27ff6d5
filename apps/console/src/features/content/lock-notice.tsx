import type { Lock } from '@koma/contract/content-desk.ts'
import Button from '@mui/material/Button'
import { useFormats, useText } from '../../i18n/use-text.ts'

/** Who else writes the item, since when, and the way to take it over. */
export function LockNotice({ lock, onTakeOver }: { lock: Lock; onTakeOver: (() => void) | undefined }) {
  const text = useText()
  const formats = useFormats()
  return (
    <div className="c-note c-content-lock" role="status">
      <p>{text('consoleContent.locked', { name: lock.by, since: formats.time(lock.since) })}</p>
      {onTakeOver && (
        <Button variant="outlined" onClick={onTakeOver}>
          {text('consoleContent.take_over')}
        </Button>
      )}
    </div>
  )
}
