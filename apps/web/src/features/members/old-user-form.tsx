import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import { LeaveGuard } from '../../shell/leave-guard.tsx'
import { AccountFields } from './account-fields.tsx'
import { AgreementFields } from './agreement-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { OldUserForm } from './old-user.ts'
import { PersonFields } from './person-fields.tsx'
import type { RegisterAnswer } from './register.ts'
import { summaryOf } from './registration.ts'

/** The registration of somebody of the former system, filled in with what that knew; all of it can be changed. */
export function OldUserFields({ form, answer }: { form: OldUserForm; answer: RegisterAnswer | null }) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const [isTouched, setIsTouched] = useState(false)
  const values = answer?.values ?? form.start
  const errors = answer?.errors ?? {}
  const [birthday, setBirthday] = useState(values.birthday ?? '')
  const summary = useRef<HTMLDivElement>(null)
  const problems = summaryOf(words, errors)
  if (problems.length === 0 && answer?.toast?.tone === 'error') problems.push({ message: answer.toast.text })
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) summary.current?.focus()
  }, [answer])
  const isSending = state !== 'idle' && formData?.get('intent') === 'register'
  const fields = { values, errors }
  return (
    <Form method="post" noValidate className="k-stack k-stack-wide web-register" onChange={() => setIsTouched(true)}>
      <ErrorSummary ref={summary} title={words('oldUsers.failed')} errors={problems} />
      <input type="hidden" name="mailedTo" value={form.record.email} />
      <AccountFields {...fields} hasPassword />
      <ContactFields {...fields} answer={answer} demo={form.lists.demo} emailHint={words('oldUsers.emailHint')} />
      <PersonFields {...fields} lists={form.lists} onBirthday={setBirthday} />
      <AgreementFields {...fields} birthday={birthday} today={form.lists.today} />
      <div>
        <Button
          type="submit"
          name="intent"
          value="register"
          size="large"
          busyWord={isSending ? words('oldUsers.submitting') : null}
        >
          {words('oldUsers.submit')}
        </Button>
      </div>
      <LeaveGuard
        active={isTouched && !isSending}
        question={words('oldUsers.leave')}
        leaveWord={words('members.leaveYes')}
        stayWord={words('members.leaveNo')}
      />
    </Form>
  )
}
