import type { CreatorApplication } from '@koma/contract/creators.ts'
import { Button } from '@koma/ui/button.tsx'
import { buttonClass } from '@koma/ui/button-class.ts'
import { Dialog } from '@koma/ui/dialog.tsx'
import { useState, type MouseEvent } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'

/** Asks in a dialog and withdraws; without scripts the link leads to the page that asks the same. */
export function WithdrawApplication({ application }: { application: Pick<CreatorApplication, 'id'> }) {
  const { words, paths } = useSite()
  const [isAsking, setIsAsking] = useState(false)
  const navigation = useNavigation()
  const address = paths.memberApplyWithdraw(application.id)
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsAsking(true)
  }
  return (
    <>
      <Link className={buttonClass('quiet')} to={address} onClick={ask}>
        {words('creators.withdraw')}
      </Link>
      <Dialog
        open={isAsking}
        title={words('creators.withdrawTitle')}
        closeWord={words('shell.close')}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {words('creators.withdrawNo')}
            </Button>
            <Form method="post" action={address}>
              <Button
                type="submit"
                variant="danger"
                busyWord={navigation.formAction === address ? words('shell.working') : null}
              >
                {words('creators.withdrawYes')}
              </Button>
            </Form>
          </>
        }
      >
        <p>{words('creators.withdrawText')}</p>
      </Dialog>
    </>
  )
}
