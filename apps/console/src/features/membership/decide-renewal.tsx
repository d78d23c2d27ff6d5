import type { StaffRenewal } from '@koma/contract/membership.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordAction, type RecordOrder } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'
import { RenewalDialog, type RenewalDecision } from './renewal-dialog.tsx'

/** Approve or reject what waits; a word stands there instead for whoever may not. */
export function DecideRenewal({ renewal }: { renewal: StaffRenewal }) {
  const text = useText()
  const [asked, setAsked] = useState<RenewalDecision>()
  const decide = useRecordAction('renewals', ({ action }: RecordOrder & { action: RenewalDecision }) =>
    text(`consoleRenewals.done_${action}`),
  )
  if (renewal.status !== 'under_review') return null
  if (renewal.actions.length === 0) return <small className="c-why">{text('consoleShell.why_permission')}</small>
  return (
    <div className="c-row-actions">
      {renewal.actions.map((action) => (
        <Button
          key={action}
          variant={action === 'approve' ? 'contained' : 'outlined'}
          disabled={decide.isPending}
          onClick={() => setAsked(action)}
        >
          {text(`consoleRenewals.${action}`)}
        </Button>
      ))}
      {asked && (
        <RenewalDialog
          decision={asked}
          renewal={renewal}
          onCancel={() => setAsked(undefined)}
          onConfirm={(reason) => {
            setAsked(undefined)
            const body = asked === 'reject' ? { reason } : {}
            decide.mutate({ action: asked, id: renewal.id, version: renewal.version, body })
          }}
        />
      )}
    </div>
  )
}
