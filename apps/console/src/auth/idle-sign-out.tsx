import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { storageOf } from '../browser-storage.ts'
import { useText } from '../i18n/use-text.ts'
import { idleStateAt, type IdleState } from './idle-clock.ts'
import { lastTouch } from './last-touch.ts'

const checkEveryMs = 5_000
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Signs out after half an hour without a touch in any tab, and asks a minute before. The board's own refreshing is no touch. */
export function IdleSignOut() {
  const text = useText()
  const { state, stay } = useIdleState()
  useSignOutWhen(state === 'over')
  return (
    <Dialog open={state === 'warned'} onClose={stay} aria-labelledby="idle-title">
      <DialogTitle id="idle-title">{text('consoleShell.idle_title')}</DialogTitle>
      <DialogContent>{text('consoleShell.idle_text')}</DialogContent>
      <DialogActions>
        <Button onClick={stay} autoFocus>
          {text('consoleShell.idle_stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useIdleState(): { state: IdleState; stay: () => void } {
  const touched = useMemo(() => lastTouch(storageOf('localStorage'), Date.now), [])
  const [state, setState] = useState<IdleState>('active')
  useEffect(() => {
    const now = () => idleStateAt(Date.now() - touched.at())
    const check = () => setState(now())
    const touch = () => {
      // Once warned, only the answer counts: a nudge of the mouse is no "I am here".
      if (now() === 'active') touched.now()
    }
    const timer = setInterval(check, checkEveryMs)
    // A tablet that slept past the time must not show the last page when it wakes.
    document.addEventListener('visibilitychange', check)
    for (const sign of signsOfLife) window.addEventListener(sign, touch, { passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
      for (const sign of signsOfLife) window.removeEventListener(sign, touch)
    }
  }, [touched])
  const stay = () => {
    touched.now()
    setState('active')
  }
  return { state, stay }
}

function useSignOutWhen(over: boolean) {
  const logout = useLogout()
  const notify = useNotify()
  const text = useText()
  const signOut = useRef(() => {})
  useEffect(() => {
    signOut.current = () =>
      void logout().then(() =>
        notify(text('consoleShell.idle_signed_out'), { type: 'warning', autoHideDuration: null }),
      )
  })
  useEffect(() => {
    if (over) signOut.current()
  }, [over])
}
