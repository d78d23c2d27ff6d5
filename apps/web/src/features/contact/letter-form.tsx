import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { LetterAnswer } from './letter-state.ts'

interface LetterFormProps {
  /** From the address of the page, as the mail has it. */
  readonly number: string
  readonly answer: LetterAnswer | null
}

const fields = ['number', 'email'] as const

/** Asks for the number of a letter and the address of its writer. By POST: no address stands in a history. */
export function LetterForm({ number, answer }: LetterFormProps) {
  const { words } = useSite()
  const { state } = useNavigation()
  const summary = useRef<HTMLDivElement>(null)
  const { values = {}, errors = {} } = answer ?? {}
  useEffect(() => {
    if (answer && !answer.letter) summary.current?.focus()
  }, [answer])
  const problems = fields.flatMap((fieldId) => {
    const message = errors[fieldId]
    return message ? [{ fieldId, message: words(`letters.${fieldId}`) + words('shell.colon') + message }] : []
  })
  const others = Object.entries(errors).flatMap(([field, message]) =>
    fields.some((one) => one === field) ? [] : [{ message }],
  )
  return (
    <Form method="post" noValidate className="k-box k-form">
      <ErrorSummary ref={summary} title={words('letters.failed')} errors={[...problems, ...others]} />
      <TextField
        {...{ id: 'number', name: 'number', mark: words('contact.required') }}
        label={words('letters.number')}
        hint={words('letters.numberHint')}
        error={errors['number']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        defaultValue={values['number'] ?? number}
        required
      />
      <TextField
        {...{ id: 'email', name: 'email', mark: words('contact.required'), type: 'email' as const }}
        label={words('letters.email')}
        error={errors['email']}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values['email']}
        required
      />
      <div>
        <Button type="submit" size="large" busyWord={state === 'submitting' ? words('letters.submitting') : null}>
          {words('letters.submit')}
        </Button>
      </div>
    </Form>
  )
}
