import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import type { ReactNode, SubmitEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAnchor } from '../../lib/use-anchor.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import { LeaveGuard } from '../../shell/leave-guard.tsx'
import { AccountFields } from './account-fields.tsx'
import { AgreementFields } from './agreement-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { RegisterAnswer, RegisterLists } from './register.ts'
import type { summaryOf } from './registration.ts'
import { useRegistration } from './use-registration.ts'

/** What one kind of registration says where another says something else. */
export interface RegistrationTexts {
  /** Above what is wrong. */
  readonly failed: string
  readonly submit: string
  readonly submitting: string
  /** Asked when an unfinished form is left. */
  readonly leave: string
  /** Below the address, where it is not the usual. */
  readonly emailHint?: string
}

export interface RegistrationFormProps {
  readonly lists: RegisterLists
  readonly answer: RegisterAnswer | null
  /** What is known before anything was typed. */
  readonly filledIn: FormValues
  /** False for whoever signs in with a provider. */
  readonly hasPassword?: boolean
  readonly texts: RegistrationTexts
  /** What is asked for between the person and the agreement. */
  readonly children?: ReactNode
  /** How it is sent where it holds more than the registration. */
  readonly sending?: FormSending
  /** The lines of the summary where it holds more. */
  readonly summarise?: typeof summaryOf
}

/** A form that goes its own way with scripts. */
export interface FormSending {
  readonly encType: 'multipart/form-data'
  onSubmit(event: SubmitEvent<HTMLFormElement>): void
  readonly isSending: boolean
}

/** Every registration. Without scripts every button posts it, and it comes back filled in. Source: product §3, §5 */
export function RegistrationForm(props: RegistrationFormProps) {
  const { lists, answer, filledIn, hasPassword = true, texts, children, sending, summarise } = props
  const { words } = useSite()
  const { summary, problems, fields, ...form } = useRegistration(answer, filledIn, summarise)
  const isPosting = useIsRegistering()
  const isSending = isPosting || sending?.isSending === true
  const anchor = useAnchor(problemsId)
  return (
    <Form
      method="post"
      noValidate
      className="k-stack k-stack-wide web-register"
      onChange={form.touch}
      onBlur={form.onBlur}
      {...(sending && { encType: sending.encType, onSubmit: sending.onSubmit })}
    >
      <div id={problemsId} className="web-problems">
        <ErrorSummary ref={summary} title={texts.failed} errors={problems} />
      </div>
      <AccountFields {...fields} hasPassword={hasPassword} isEmptied={form.isPosted} />
      <ContactFields {...fields} answer={answer} demo={lists.demo} emailHint={texts.emailHint} />
      <PersonFields {...fields} lists={lists} onBirthday={form.setBirthday} />
      {children}
      <AgreementFields {...fields} birthday={form.birthday} today={lists.today} />
      <div>
        <Button
          type="submit"
          name="intent"
          value="register"
          size="large"
          formAction={anchor}
          busyWord={isSending ? texts.submitting : null}
        >
          {texts.submit}
        </Button>
      </div>
      <LeaveGuard
        active={form.isTouched && !isSending}
        question={texts.leave}
        leaveWord={words('members.leaveYes')}
        stayWord={words('members.leaveNo')}
      />
    </Form>
  )
}

/** Where a page without scripts comes back to when something is wrong. */
const problemsId = 'problems'

function useIsRegistering(): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('intent') === 'register'
}
