import type { StaffMessage } from '@koma/contract/staff.ts'
import Button from '@mui/material/Button'
import { useMay } from '../../auth/use-me.ts'
import { useRecordAction } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'

/** Another try for a message that failed; who may not resend sees why. */
export function RetryMessage({ message }: { message: StaffMessage }) {
  const text = useText()
  const mayRetry = useMay('messages', 'retry')
  const retry = useRecordAction('messages', () => text('consoleMessages.done_retry'))
  if (message.status !== 'failed') return null
  const why = `why-${message.id}`
  return (
    <div className="c-row-actions">
      <Button
        variant="outlined"
        disabled={!mayRetry || retry.isPending}
        aria-label={text('consoleMessages.retry_to', { to: message.to })}
        aria-describedby={mayRetry ? undefined : why}
        onClick={() => retry.mutate({ action: 'retry', id: message.id })}
      >
        {text('consoleMessages.retry')}
      </Button>
      {!mayRetry && (
        <small id={why} className="c-why">
          {text('consoleShell.why_permission')}
        </small>
      )}
    </div>
  )
}
