import { Button } from '@koma/ui/button.tsx'
import { Dialog } from '@koma/ui/dialog.tsx'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useSite } from '../lib/use-language.ts'

export interface LeaveGuardProps {
  /** Leaving now would lose something. */
  readonly active: boolean
  /** The question. */
  readonly question: string
  readonly leaveWord: string
  readonly stayWord: string
}

/** Asks before an unfinished page is left: in the application by a dialog, out of it by the browser's own question. */
export function LeaveGuard({ active, question, leaveWord, stayWord }: LeaveGuardProps) {
  const { words } = useSite()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={question}
      closeWord={words('shell.close')}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{stayWord}</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {leaveWord}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
