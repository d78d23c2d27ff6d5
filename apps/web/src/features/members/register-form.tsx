import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormValues } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import { LeaveGuard } from '../../shell/leave-guard.tsx'
import { AccountFields } from './account-fields.tsx'
import { AgreementFields } from './agreement-fields.tsx'
import { ClassFields } from './class-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { RegisterAnswer, RegisterLists } from './register.ts'
import { summaryOf } from './registration.ts'
import { useFieldChecks } from './use-field-checks.ts'

export interface RegisterFormProps {
  readonly lists: RegisterLists
  readonly answer: RegisterAnswer | null
  /** What is known before anything was typed. */
  readonly filledIn?: FormValues
  /** False for whoever signs in with a provider. */
  readonly hasPassword?: boolean
}

/** The whole registration. Without scripts every button posts it, and it comes back filled in. */
export function RegisterForm({ lists, answer, filledIn = {}, hasPassword = true }: RegisterFormProps) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const [isTouched, setIsTouched] = useState(false)
  const [birthday, setBirthday] = useState(answer?.values.birthday ?? '')
  const summary = useRef<HTMLDivElement>(null)
  const { values = filledIn, errors: answered = {} } = answer ?? {}
  const { errors, onBlur } = useFieldChecks(answer?.id, answered)
  const problems = summaryOf(words, answered)
  // What belongs to no field (too fast, for instance) is said here as well: a page without scripts has no toasts.
  if (problems.length === 0 && answer?.toast?.tone === 'error') problems.push({ message: answer.toast.text })
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) summary.current?.focus()
  }, [answer])
  const isSending = state !== 'idle' && formData?.get('intent') === 'register'
  const fields = { values, errors }
  return (
    <Form
      method="post"
      noValidate
      className="k-stack k-stack-wide web-register"
      onChange={() => setIsTouched(true)}
      onBlur={onBlur}
    >
      <ErrorSummary ref={summary} title={words('members.failed')} errors={problems} />
      <AccountFields {...fields} hasPassword={hasPassword} />
      <ContactFields {...fields} answer={answer} demo={lists.demo} />
      <PersonFields {...fields} lists={lists} onBirthday={setBirthday} />
      <ClassFields {...fields} />
      <AgreementFields {...fields} birthday={birthday} today={lists.today} />
      <div>
        <Button
          type="submit"
          name="intent"
          value="register"
          size="large"
          busyWord={isSending ? words('members.submitting') : null}
        >
          {words('members.submit')}
        </Button>
      </div>
      <LeaveGuard
        active={isTouched && !isSending}
        question={words('members.leave')}
        leaveWord={words('members.leaveYes')}
        stayWord={words('members.leaveNo')}
      />
    </Form>
  )
}
