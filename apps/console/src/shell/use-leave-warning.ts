import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useText } from '../i18n/use-text.ts'

/** Where those go whose session has ended: they cannot save any more. */
const signInPath = '/login'

/** Asks before somebody leaves what is not saved, by the browser's ways or by a link of the console. */
export function useLeaveWarning(isDirty: boolean) {
  const text = useText()
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  const blocker = useBlocker(
    ({ currentLocation: { pathname: here }, nextLocation: { pathname: there } }) =>
      isDirty && here !== there && there !== signInPath,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(text('consoleContent.leave_unsaved'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, text])
}
