import { useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import type { RegisterAnswer } from './register.ts'
import { summaryOf } from './registration.ts'
import { useFieldChecks } from './use-field-checks.ts'

/**
 * A registration as it is being filled in: what it shows, which is what was typed and else what is known of the person
 * (`filledIn`), and what there is to say about it.
 */
export function useRegistration(
  answer: RegisterAnswer | null,
  filledIn: FormValues,
  summarise: typeof summaryOf = summaryOf,
) {
  const { words } = useSite()
  const { values = filledIn, errors: answered = {} } = answer ?? {}
  const [isTouched, setIsTouched] = useState(false)
  const [birthday, setBirthday] = useState(values.birthday ?? '')
  // The first page that somebody sees is an answer only where a page without scripts was posted.
  const [isPosted] = useState(answer !== null)
  const summary = useRef<HTMLDivElement>(null)
  const { errors, onBlur } = useFieldChecks(answer?.id, answered)
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) summary.current?.focus()
  }, [answer])
  return {
    fields: { values, errors },
    /** What was refused, before a field was mended. */
    problems: problemsOf(),
    summary,
    birthday,
    setBirthday,
    isTouched,
    touch: () => setIsTouched(true),
    onBlur,
    isPosted,
  }

  function problemsOf() {
    const problems = summarise(words, answered)
    // What belongs to no field (too fast, for instance) is said here as well: a page without scripts has no toasts. What
    // a code came to stands at its field.
    if (problems.length === 0 && answer?.intent !== 'sms' && answer?.toast?.tone === 'error')
      problems.push({ message: answer.toast.text })
    return problems
  }
}
