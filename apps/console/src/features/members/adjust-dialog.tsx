import type { StaffMemberRecord } from '@koma/contract/staff.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../../i18n/use-text.ts'
import { AdjustCheck } from './adjust-check.tsx'
import { AdjustFields } from './adjust-fields.tsx'
import { AdjustPreview } from './adjust-preview.tsx'
import { useAdjustForm } from './use-adjust-form.ts'

/** Gives or takes points, with the reason that the audit log keeps; a large sum is shown before and after first. */
export function AdjustDialog({ member, onClose }: { member: StaffMemberRecord; onClose(): void }) {
  const text = useText()
  const { form, element, isSending, isChecking, goBack, messageOf, change, submit } = useAdjustForm(member, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="adjust-title">
      <form ref={element} onSubmit={submit} noValidate>
        <DialogTitle id="adjust-title">
          {isChecking ? text('consolePoints.check_title') : text('consolePoints.adjust_title', { name: member.name })}
        </DialogTitle>
        <DialogContent className="c-stack">
          {isChecking ? (
            <AdjustCheck member={member} form={form} />
          ) : (
            <>
              <AdjustFields form={form} messageOf={messageOf} change={change} />
              <AdjustPreview form={form} balance={member.points.total} alone={member.adjustable_alone} />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={isChecking ? goBack : onClose}>
            {text(isChecking ? 'consolePoints.check_back' : 'consoleShell.cancel')}
          </Button>
          <Button type="submit" disabled={isSending}>
            {text(isChecking ? 'consolePoints.check_confirm' : 'consolePoints.adjust')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
