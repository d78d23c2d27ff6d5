import { adjustmentActions, type Adjustment } from '@koma/contract/staff.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { DecideDialog, type Decision } from './decide-dialog.tsx'
import { useRecordAction, type RecordOrder } from '../../data/use-record-action.ts'

/** Approve or reject what waits; a reason stands there instead for whoever may not. */
export function DecideAdjustment({ adjustment }: { adjustment: Adjustment }) {
  const text = useText()
  const mayDecide = useMay('adjustments', 'approve')
  const [asked, setAsked] = useState<Decision>()
  const decide = useRecordAction('adjustments', ({ action }: RecordOrder & { action: Decision }) =>
    text(`consolePoints.done_${action}`),
  )
  if (adjustment.status !== 'waiting') return null
  const why = `why-${adjustment.id}`
  return (
    <div className="c-row-actions">
      {adjustmentActions.map((action) => (
        <Button
          key={action}
          variant={action === 'approve' ? 'contained' : 'outlined'}
          disabled={decide.isPending || !adjustment.actions.includes(action)}
          aria-describedby={adjustment.actions.includes(action) ? undefined : why}
          onClick={() => setAsked(action)}
        >
          {text(`consolePoints.${action}`)}
        </Button>
      ))}
      {adjustment.actions.length === 0 && (
        <small id={why} className="c-why">
          {text(mayDecide ? 'consolePoints.why_same_person' : 'consoleShell.why_permission')}
        </small>
      )}
      {asked && (
        <DecideDialog
          decision={asked}
          adjustment={adjustment}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            decide.mutate({ action: asked, id: adjustment.id, version: adjustment.version })
          }}
        />
      )}
    </div>
  )
}
