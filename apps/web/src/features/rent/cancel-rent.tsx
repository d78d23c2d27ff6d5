import type { Rent } from '@koma/contract/rent.ts'
import { Button } from '@koma/ui/button.tsx'
import { buttonClass } from '@koma/ui/button-class.ts'
import { Dialog } from '@koma/ui/dialog.tsx'
import { useState, type MouseEvent } from 'react'
import { Link, useFetcher } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import { useToast } from '../../shell/toasts.tsx'
import type { ToastFacts } from '../../lib/flash.ts'
import { CancelFacts } from './cancel-facts.tsx'

/** Asks in a dialog and cancels; without scripts the link leads to the page that asks the same. */
export function CancelRent({ rent }: { rent: Rent }) {
  const { words, paths } = useSite()
  const [isAsking, setIsAsking] = useState(false)
  const fetcher = useFetcher<{ toast: ToastFacts | null }>()
  useToast(fetcher.data?.toast)
  const address = paths.memberRentCancel(rent.id)
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsAsking(true)
  }
  return (
    <>
      <Link
        className={buttonClass('quiet')}
        to={address}
        onClick={ask}
        aria-label={words('rent.cancelOf', { number: rent.number })}
      >
        {words('rent.cancel')}
      </Link>
      <Dialog
        open={isAsking}
        title={words('rent.cancelTitle')}
        closeWord={words('shell.close')}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {words('rent.cancelNo')}
            </Button>
            <fetcher.Form method="post" action={address}>
              <Button
                type="submit"
                variant="danger"
                busyWord={fetcher.state === 'idle' ? null : words('shell.working')}
              >
                {words('rent.cancelYes')}
              </Button>
            </fetcher.Form>
          </>
        }
      >
        <CancelFacts rent={rent} />
        {/* A toast would be gone, and lies outside of what the dialog lets be heard. */}
        <p role="alert">{fetcher.data?.toast?.text}</p>
      </Dialog>
    </>
  )
}
