import { Button } from '@koma/ui/button.tsx'
import type { MouseEvent } from 'react'
import { useFetcher } from 'react-router'
import { useAnchor } from '../../lib/use-anchor.ts'
import { useSite } from '../../lib/use-language.ts'
import { useToast } from '../../shell/toasts.tsx'
import { CodeField } from './code-field.tsx'
import { CodeNews } from './code-news.tsx'
import type { PartProps } from './form-part.tsx'
import { MobileFields } from './mobile-fields.tsx'
import type { RegisterAnswer } from './register.ts'
import { useCodeTimer } from './use-code-timer.ts'

/** The number, the button that sends a code to it, and the code. Without scripts the button posts the whole form. */
export function CodeFields({ values, errors, answer }: PartProps & { answer: RegisterAnswer | null }) {
  const { words } = useSite()
  const sms = useFetcher<RegisterAnswer>()
  const anchor = useAnchor('mobile')
  const last = sms.data ?? (answer?.intent === 'sms' ? answer : null)
  const timer = useCodeTimer(last)
  useToast(sms.data?.toast)
  const send = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    void sms.submit(numberIn(event.currentTarget.form), { method: 'post' })
  }
  const { waitSeconds } = timer
  return (
    <>
      <MobileFields values={values} error={sms.data?.errors.mobile ?? errors.mobile} />
      <div className="web-code">
        <Button
          type="submit"
          name="intent"
          value="sms"
          variant="quiet"
          formNoValidate
          formAction={anchor}
          onClick={send}
          disabledReason={waitSeconds > 0 ? words('members.sendAgainIn', { seconds: waitSeconds }) : null}
          busyWord={sms.state === 'idle' ? null : words('members.sendingCode')}
        >
          {last?.isCodeSent ? words('members.sendAgain') : words('members.sendCode')}
        </Button>
        <CodeNews answer={last} validSeconds={timer.validSeconds} />
      </div>
      <CodeField value={values.sms_code} error={errors.sms_code} />
    </>
  )
}

/** Only what a code needs: no password travels for it. */
function numberIn(form: HTMLFormElement | null) {
  const fields = form ? new FormData(form) : new FormData()
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { intent: 'sms', country: text('country'), mobile: text('mobile') }
}
