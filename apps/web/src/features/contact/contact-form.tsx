import { contactBodyLengthMax, contactReasons, type ContactKind } from '@koma/domain/contact-rules.ts'
import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { SelectField } from '@koma/ui/select-field.tsx'
import { TextAreaField } from '@koma/ui/text-area-field.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FieldErrors, FormValues } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Words } from '../../lib/words.ts'
import { LeaveGuard } from '../../shell/leave-guard.tsx'
import type { ContactAnswer, ContactForm as FormFacts } from './contact.ts'

interface ContactFormProps {
  readonly kind: ContactKind
  readonly facts: FormFacts
  readonly answer: ContactAnswer | null
}

/** A letter to the centre; the same form opens the ticket of a visitor who wants an account deleted. Source: product §2 */
export function ContactForm({ kind, facts, answer }: ContactFormProps) {
  const { words } = useSite()
  const { state } = useNavigation()
  const [isTouched, setIsTouched] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const { values = facts.begun, errors = {} } = answer ?? {}
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) summary.current?.focus()
  }, [answer])
  const isLeaving = kind === 'account_cancel'
  return (
    <Form method="post" noValidate className="k-box k-form" onChange={() => setIsTouched(true)}>
      <ErrorSummary ref={summary} title={words('contact.failed')} errors={problemsOf(words, answer)} />
      {isLeaving ? null : <ReasonField value={values.reason} error={errors.reason} />}
      {facts.writer ? <p>{words('contact.asMember', facts.writer)}</p> : <WriterFields {...{ values, errors }} />}
      <TextField
        id="phone"
        name="phone"
        type="tel"
        label={words('contact.phone')}
        error={errors.phone}
        autoComplete="tel"
        defaultValue={values.phone}
      />
      <BodyField isLeaving={isLeaving} value={values.body} error={errors.body} />
      <Trap openedAt={values.opened_at ?? String(facts.openedAt)} />
      <div>
        <Button type="submit" size="large" busyWord={state === 'submitting' ? words('contact.submitting') : null}>
          {words('contact.submit')}
        </Button>
      </div>
      <LeaveGuard
        active={isTouched && state === 'idle'}
        question={words('contact.leave')}
        leaveWord={words('contact.leaveYes')}
        stayWord={words('contact.leaveNo')}
      />
    </Form>
  )
}

function ReasonField({ value, error }: { value: string | undefined; error: string | undefined }) {
  const { words } = useSite()
  return (
    <SelectField
      id="reason"
      name="reason"
      label={words('contact.reason')}
      mark={words('contact.required')}
      error={error}
      defaultValue={value ?? ''}
      required
    >
      <option value="">{words('contact.choose')}</option>
      {contactReasons.map((reason) => (
        <option key={reason} value={reason}>
          {words(`contact.reason_${reason}`)}
        </option>
      ))}
    </SelectField>
  )
}

function BodyField({
  isLeaving,
  value,
  error,
}: {
  isLeaving: boolean
  value: string | undefined
  error: string | undefined
}) {
  const { words } = useSite()
  return (
    <TextAreaField
      id="body"
      name="body"
      rows={8}
      label={words(isLeaving ? 'contact.bodyLeaving' : 'contact.body')}
      hint={words(isLeaving ? 'contact.bodyLeavingHint' : 'contact.bodyHint')}
      mark={words('contact.required')}
      error={error}
      maxLength={contactBodyLengthMax}
      defaultValue={value}
      required
    />
  )
}

function WriterFields({ values, errors }: { values: FormValues; errors: FieldErrors }) {
  const { words } = useSite()
  const mark = words('contact.required')
  return (
    <div className="k-form-pair">
      <TextField
        {...{ id: 'name', name: 'name', mark }}
        label={words('contact.name')}
        error={errors.name}
        autoComplete="name"
        defaultValue={values.name}
        required
      />
      <TextField
        {...{ id: 'email', name: 'email', mark, type: 'email' as const }}
        label={words('contact.email')}
        error={errors.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.email}
        required
      />
    </div>
  )
}

/** A field that nobody sees, and the time at which the form was opened. */
function Trap({ openedAt }: { openedAt: string }) {
  const { words } = useSite()
  return (
    <>
      <input type="hidden" name="opened_at" value={openedAt} />
      <p className="web-trap" aria-hidden="true">
        <label>
          {words('contact.trap')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  )
}

const labels = {
  reason: 'contact.reason',
  name: 'contact.name',
  email: 'contact.email',
  phone: 'contact.phone',
  body: 'contact.body',
} as const

/** In the order of the fields; what belongs to none (too fast, no network) comes last. */
function problemsOf(words: Words, answer: ContactAnswer | null): { fieldId?: string; message: string }[] {
  if (!answer) return []
  const fields = Object.keys(labels) as (keyof typeof labels)[]
  const known = fields.flatMap((fieldId) => {
    const message = answer.errors[fieldId]
    return message ? [{ fieldId, message: words(labels[fieldId]) + words('shell.colon') + message }] : []
  })
  const others = Object.entries(answer.errors).filter(([field]) => !Object.hasOwn(labels, field))
  const all = [...known, ...others.map(([, message]) => ({ message }))]
  return all.length === 0 && answer.toast ? [{ message: answer.toast.text }] : all
}
