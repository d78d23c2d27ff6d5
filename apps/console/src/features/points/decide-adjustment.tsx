import type { Adjustment } from '@koma/contract/staff.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordAction, type RecordOrder } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'
import { DecideDialog, type Decision } from './decide-dialog.tsx'

/** Approve or reject what waits, or take back one's own; a reason stands there instead for whoever may do neither. */
export function DecideAdjustment({ adjustment }: { adjustment: Adjustment }) {
  const text = useText()
  const [asked, setAsked] = useState<Decision>()
  const decide = useRecordAction('adjustments', ({ action }: RecordOrder & { action: Decision }) =>
    text(`consolePoints.done_${action}`),
  )
  if (adjustment.status !== 'waiting') return null
  if (adjustment.actions.length === 0) return <small className="c-why">{text('consoleShell.why_permission')}</small>
  const isOwn = adjustment.actions.includes('withdraw')
  return (
    <div className="c-row-actions">
      {adjustment.actions.map((action) => (
        <Button
          key={action}
          variant={action === 'approve' ? 'contained' : 'outlined'}
          disabled={decide.isPending}
          onClick={() => setAsked(action)}
        >
          {text(`consolePoints.${action}`)}
        </Button>
      ))}
      {isOwn && <small className="c-why">{text('consolePoints.why_same_person')}</small>}
      {asked && (
        <DecideDialog
          decision={asked}
          adjustment={adjustment}
          onCancel={() => setAsked(undefined)}
          onConfirm={(note) => {
            setAsked(undefined)
            const body = asked === 'reject' ? { note } : {}
            decide.mutate({ action: asked, id: adjustment.id, version: adjustment.version, body })
          }}
        />
      )}
    </div>
  )
}
