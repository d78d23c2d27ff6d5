import type { StaffMemberRecord } from '@koma/contract/staff.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useMay } from '../../auth/use-me.ts'
import { useRecordAction } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'

/** Signs the member out everywhere, once it is asked and answered; only for who may. */
export function SignMemberOut({ member }: { member: StaffMemberRecord }) {
  const text = useText()
  const [isAsked, setIsAsked] = useState(false)
  const mayDo = useMay('members', 'sign_out')
  const signOut = useRecordAction('members', () => text('consoleMembers.signed_out'))
  if (!mayDo) return null
  const confirm = () => {
    setIsAsked(false)
    signOut.mutate({ action: 'sign_out', id: member.id })
  }
  return (
    <>
      <Button variant="outlined" disabled={signOut.isPending} onClick={() => setIsAsked(true)}>
        {text('consoleMembers.sign_out')}
      </Button>
      <Dialog open={isAsked} onClose={() => setIsAsked(false)} aria-labelledby="sign-out-title">
        <DialogTitle id="sign-out-title">{text('consoleMembers.sign_out_ask')}</DialogTitle>
        <DialogContent className="c-stack">
          <p className="c-dialog-subject">
            <strong>{member.name}</strong>
            <span>{member.username}</span>
            <span>{text('consoleMembers.sign_out_text')}</span>
          </p>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setIsAsked(false)}>
            {text('consoleShell.cancel')}
          </Button>
          <Button autoFocus onClick={confirm}>
            {text('consoleMembers.sign_out')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
