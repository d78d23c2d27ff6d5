import type { StaffOldUser } from '@koma/contract/old-user-imports.ts'
import Button from '@mui/material/Button'
import { useMay } from '../../auth/use-me.ts'
import { useRecordAction } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'

/** Another mail with a new link, for who has not moved; who may not send sees why. */
export function ResendLink({ row }: { row: StaffOldUser }) {
  const text = useText()
  const maySend = useMay('old_users', 'resend')
  const resend = useRecordAction('old_users', () => text('consoleOldUsers.done_resend'))
  if (!row.can_resend) return null
  const why = `why-${row.id}`
  return (
    <div className="c-row-actions">
      <Button
        variant="outlined"
        disabled={!maySend || resend.isPending}
        aria-label={text('consoleOldUsers.resend_to', { name: row.name })}
        aria-describedby={maySend ? undefined : why}
        onClick={() => resend.mutate({ action: 'resend', id: row.id, version: row.version })}
      >
        {text('consoleOldUsers.resend')}
      </Button>
      {!maySend && (
        <small id={why} className="c-why">
          {text('consoleShell.why_permission')}
        </small>
      )}
    </div>
  )
}
