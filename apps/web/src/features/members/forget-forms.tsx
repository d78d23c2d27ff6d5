import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ToastFacts } from '../../lib/flash.ts'
import type { FieldErrors } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import { CodeFields } from './code-fields.tsx'
import type { ForgetMailAnswer } from './forget.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { RegisterAnswer } from './register.ts'
import { summaryOf } from './registration.ts'

/** By mobile: the code and the new password in one form. Without scripts every button posts it. */
export function ForgetByPhone({ answer }: { answer: RegisterAnswer | null }) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const { values = {}, errors = {} } = answer ?? {}
  // A page without scripts begins with its answer.
  const [isPosted] = useState(answer !== null)
  const isSending = state !== 'idle' && formData?.get('intent') === 'reset'
  return (
    <Form method="post" noValidate className="k-stack k-form">
      <p>{words('recovery.phoneText')}</p>
      <Problems answer={answer} />
      <CodeFields values={values} errors={errors} answer={answer} />
      <NewPasswordFields kind="new" username="" errors={errors} isEmptied={isPosted} />
      <p className="k-quiet k-small">{words('recovery.signsOut')}</p>
      <div>
        <Button
          type="submit"
          name="intent"
          value="reset"
          size="large"
          busyWord={isSending ? words('recovery.submitting') : null}
        >
          {words('recovery.submit')}
        </Button>
      </div>
    </Form>
  )
}

/** By mail: the address, to which a link goes. */
export function ForgetByMail({ answer }: { answer: ForgetMailAnswer | null }) {
  const { words } = useSite()
  const { state } = useNavigation()
  return (
    <Form method="post" noValidate className="k-stack k-form">
      <p>{words('recovery.mailText')}</p>
      <Problems answer={answer} />
      <TextField
        id="email"
        name="email"
        type="email"
        label={words('recovery.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={answer?.values.email}
        error={answer?.errors.email}
      />
      <div>
        <Button
          type="submit"
          name="intent"
          value="mail"
          size="large"
          busyWord={state === 'submitting' ? words('recovery.mailSubmitting') : null}
        >
          {words('recovery.mailSubmit')}
        </Button>
      </div>
    </Form>
  )
}

interface Answered {
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
}

/** What went wrong, above the form; what belongs to no field too, for a page without scripts has no toasts. */
export function Problems({ answer }: { answer: Answered | null }) {
  const { words } = useSite()
  const summary = useFocusOn(answer)
  const problems = summaryOf(words, answer?.errors ?? {})
  if (problems.length === 0 && answer?.toast?.tone === 'error') problems.push({ message: answer.toast.text })
  return <ErrorSummary ref={summary} title={words('recovery.failed')} errors={problems} />
}

function useFocusOn(answer: Answered | null): RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) summary.current?.focus()
  }, [answer])
  return summary
}
