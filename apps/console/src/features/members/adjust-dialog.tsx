import type { StaffMemberRecord } from '@koma/contract/staff.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../../i18n/use-text.ts'
import { AdjustFields } from './adjust-fields.tsx'
import { AdjustPreview } from './adjust-preview.tsx'
import { useAdjustForm } from './use-adjust-form.ts'

/** Gives or takes points, with the reason that the audit log keeps and the balance that comes of it. */
export function AdjustDialog({ member, onClose }: { member: StaffMemberRecord; onClose(): void }) {
  const text = useText()
  const { form, element, isSending, messageOf, change, submit } = useAdjustForm(member, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="adjust-title">
      <form ref={element} onSubmit={submit} noValidate>
        <DialogTitle id="adjust-title">{text('consolePoints.adjust_title', { name: member.name })}</DialogTitle>
        <DialogContent className="c-stack">
          <AdjustFields form={form} messageOf={messageOf} change={change} />
          <AdjustPreview form={form} balance={member.points.total} alone={member.adjustable_alone} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('consoleShell.cancel')}
          </Button>
          <Button type="submit" disabled={isSending}>
            {text('consolePoints.adjust')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
