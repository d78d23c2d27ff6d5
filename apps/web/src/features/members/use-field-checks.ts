import { useState, type FocusEvent } from 'react'
import type { FieldErrors } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import { registrationCheck } from './form-check.ts'
import { isRegistrationField } from './registration.ts'

/** What the fields that were left say about themselves; null: this one is right now, whatever was said before. */
type OwnErrors = Readonly<Record<string, string | null>>

/**
 * The errors that a form shows: those of the last answer, and over them what a field that was just left and holds
 * something is told at once. A new answer counts anew.
 */
export function useFieldChecks(
  answerId: string | undefined,
  answered: FieldErrors,
): { readonly errors: FieldErrors; onBlur(event: FocusEvent<HTMLFormElement>): void } {
  const { language } = useSite()
  const [own, setOwn] = useState<{ readonly of: string | undefined; readonly errors: OwnErrors }>({
    of: answerId,
    errors: {},
  })
  const known: Readonly<Record<string, string | null>> = {
    ...answered,
    ...(own.of === answerId ? own.errors : {}),
  }
  return {
    errors: Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== null)),
    onBlur({ currentTarget: form, target }) {
      const { name, value } = target as unknown as { readonly name?: string; readonly value?: string }
      if (!name || !isRegistrationField(name) || !value || target instanceof HTMLButtonElement) return
      const values = Object.fromEntries(
        [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
      registrationCheck(language).then(
        (check) =>
          setOwn((before) => ({
            of: answerId,
            errors: { ...(before.of === answerId ? before.errors : {}), [name]: check(values)[name] ?? null },
          })),
        // Without a network there is no check: the server says it.
        () => undefined,
      )
    },
  }
}
