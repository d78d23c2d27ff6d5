import type { StaffDeletion } from '@koma/contract/deletion.ts'
import { deletionActionsOf, type DeletionAction } from '@koma/domain/deletion-states.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordAction, type RecordOrder } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'
import { AskDialog } from './ask-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'

/** The next steps of a request, for whoever may take them; a reason stands there for everybody else. */
export function DeletionActions({ deletion }: { deletion: StaffDeletion }) {
  const text = useText()
  const [asked, setAsked] = useState<DeletionAction>()
  const act = useRecordAction('deletions', ({ action }: RecordOrder & { action: DeletionAction }) =>
    text(`consoleDeletions.done_${action}`),
  )
  const possible = deletionActionsOf(deletion.status)
  if (possible.length === 0) return null
  const send = (action: DeletionAction, body?: unknown) => {
    setAsked(undefined)
    act.mutate({ action, id: deletion.id, version: deletion.version, body })
  }
  const close = () => setAsked(undefined)
  return (
    <div className="c-row-actions">
      {deletion.actions.map((action) => (
        <Button
          key={action}
          variant={action === 'erase' ? 'contained' : 'outlined'}
          disabled={act.isPending}
          onClick={() => setAsked(action)}
        >
          {text(`consoleDeletions.${action}`)}
        </Button>
      ))}
      {deletion.actions.length === 0 && <small className="c-why">{text('consoleDeletions.why_role')}</small>}
      {asked === 'settle' && (
        <SettleDialog deletion={deletion} onCancel={close} onConfirm={(body) => send('settle', body)} />
      )}
      {(asked === 'contact' || asked === 'erase') && (
        <AskDialog action={asked} deletion={deletion} onCancel={close} onConfirm={() => send(asked)} />
      )}
    </div>
  )
}
