import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import { creatorFormFields, type CreatorDecision } from '@koma/domain/creator-application.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../../i18n/use-text.ts'
import type { Verdict } from './use-verdict.ts'

interface Props {
  readonly decision: CreatorDecision
  readonly application: StaffCreatorApplication
  readonly verdict: Verdict
  onCancel(): void
  onConfirm(): void
}

/** Asks once more, with whom it concerns, what follows from it and what the member will read. */
export function VerdictDialog({ decision, application, verdict, onCancel, onConfirm }: Props) {
  const text = useText()
  const reason = verdict.reason.trim()
  const comments = creatorFormFields.filter((field) => verdict.comments[field]?.trim())
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby="verdict-ask">
      <DialogTitle id="verdict-ask">{text(`consoleCreators.ask_${decision}`)}</DialogTitle>
      <DialogContent className="c-stack">
        <p className="c-dialog-subject">
          <strong>{application.pen_name}</strong>
          <span>
            {application.member.name} · {application.number}
          </span>
          <span>{text(`consoleMembers.class_${application.type}`)}</span>
        </p>
        <p>{text(`consoleCreators.meaning_${decision}`)}</p>
        {reason && <p className="c-letter">{reason}</p>}
        {decision === 'return' && comments.length > 0 && (
          <ul>
            {comments.map((field) => (
              <li key={field}>
                <strong>{text(`consoleCreators.field_${field}`)}</strong> {verdict.comments[field]}
              </li>
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {text('consoleShell.cancel')}
        </Button>
        <Button autoFocus onClick={onConfirm}>
          {text(`consoleCreators.do_${decision}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
