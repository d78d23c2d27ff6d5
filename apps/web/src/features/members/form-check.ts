import type { Language } from '@koma/domain/languages.ts'
import type { FieldErrors, FormValues } from '../../lib/form-values.ts'
import { errorToast } from '../../lib/flash.ts'
import { answer, type RegisterAnswer } from './register.ts'
import { toRequest } from './registration.ts'

export type FormCheck = (values: FormValues) => FieldErrors

// Schema and sentences come when somebody begins to type: no visitor of another page loads them.
const sentences = {
  zh: () => import('@koma/i18n/messages/zh/field.ts'),
  ja: () => import('@koma/i18n/messages/ja/field.ts'),
  en: () => import('@koma/i18n/messages/en/field.ts'),
} satisfies Record<Language, unknown>

/**
 * Checks the registration by the contract's own schema, in the reader's language, before anything is sent. The server
 * checks again and knows more (what is taken, common or wrong): it stays the truth. Source: product §5
 */
export async function registrationCheck(language: Language): Promise<FormCheck> {
  const [{ zRegisterRequest }, { field }] = await Promise.all([
    import('@koma/contract/members.ts'),
    sentences[language](),
  ])
  const says: Readonly<Record<string, string>> = field
  return (values) => {
    const result = zRegisterRequest.safeParse(toRequest(values, language))
    if (result.success) return {}
    const errors: Record<string, string> = {}
    for (const { path, message } of result.error.issues)
      errors[String(path[0])] ??= says[message.replace(/^field\./, '')] ?? field.invalid
    return errors
  }
}

/** The answer that the form gets when the schema refuses it; null when it may be sent, or when there is no schema to ask. */
export async function refusedBySchema(values: FormValues, language: Language): Promise<RegisterAnswer | null> {
  try {
    const errors = (await registrationCheck(language))(values)
    const [first] = Object.values(errors)
    return first === undefined ? null : { ...answer('register', values), errors, toast: errorToast(first) }
  } catch {
    return null
  }
}
