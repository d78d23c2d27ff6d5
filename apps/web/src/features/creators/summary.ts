import type { FieldErrors } from '../../lib/form-values.ts'
import type { ToastFacts } from '../../lib/flash.ts'
import type { Words } from '../../lib/words.ts'
import { creatorFormFields } from '@koma/domain/creator-application.ts'
import { errorLabel } from './creator-words.ts'
import { fieldIdOf } from './written-form.ts'

/** The errors in the order of the form, each with the name of its field; a refusal of no field is said as well. */
export function summaryOf(
  words: Words,
  errors: FieldErrors,
  answer: { readonly toast: ToastFacts | null } | null,
): { fieldId?: string; message: string }[] {
  const inOrder = Object.entries(errors).toSorted(([a], [b]) => placeOf(a) - placeOf(b))
  const lines = inOrder.map(([field, message]) => {
    const label = errorLabel(words, field)
    return label === undefined
      ? { message }
      : { fieldId: fieldIdOf(field), message: label + words('shell.colon') + message }
  })
  if (lines.length === 0 && answer?.toast?.tone === 'error') return [{ message: answer.toast.text }]
  return lines
}

/** From top to bottom of the form; what stands outside of it (the agreement) comes last. */
function placeOf(field: string): number {
  const place = (creatorFormFields as readonly string[]).indexOf(field.split('.')[0] ?? '')
  return place < 0 ? creatorFormFields.length : place
}
