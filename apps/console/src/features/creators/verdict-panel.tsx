import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import { creatorDecisions, type CreatorDecision } from '@koma/domain/creator-application.ts'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import type { Verdict } from './use-verdict.ts'
import { VerdictDialog } from './verdict-dialog.tsx'

/** As long as the API takes a reason (characters). */
const reasonLengthMax = 1000

/** The reason and the three ways to decide; each that cannot be taken says why. */
export function VerdictPanel({ application, verdict }: { application: StaffCreatorApplication; verdict: Verdict }) {
  const text = useText()
  const [asked, setAsked] = useState<CreatorDecision>()
  if (application.status !== 'under_review') return null
  if (application.actions.length === 0) return <p className="c-why">{text('consoleShell.why_permission')}</p>
  return (
    <section className="c-box c-stack" aria-labelledby="verdict-title">
      <h2 id="verdict-title">{text('consoleCreators.verdict')}</h2>
      <TextField
        fullWidth
        multiline
        minRows={3}
        label={text('consoleCreators.reason')}
        helperText={text('consoleCreators.reason_hint')}
        value={verdict.reason}
        onChange={(event) => verdict.setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: reasonLengthMax } }}
      />
      {creatorDecisions.map((action) => (
        <VerdictButton key={action} action={action} verdict={verdict} onAsk={() => setAsked(action)} />
      ))}
      {asked && (
        <VerdictDialog
          decision={asked}
          application={application}
          verdict={verdict}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            verdict.decide(asked)
          }}
        />
      )}
    </section>
  )
}

interface ButtonProps {
  readonly action: CreatorDecision
  readonly verdict: Verdict
  onAsk(): void
}

function VerdictButton({ action, verdict, onAsk }: ButtonProps) {
  const text = useText()
  const missing = verdict.missing(action)
  return (
    <div>
      <Button
        fullWidth
        variant={action === 'approve' ? 'contained' : 'outlined'}
        disabled={verdict.isPending || missing !== undefined}
        aria-describedby={missing && `why-${action}`}
        onClick={onAsk}
      >
        {text(`consoleCreators.do_${action}`)}
      </Button>
      {missing && (
        <small id={`why-${action}`} className="c-why">
          {text(missing)}
        </small>
      )}
    </div>
  )
}
