import type { FormValues } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import { ClassFields } from './class-fields.tsx'
import type { RegisterAnswer, RegisterLists } from './register.ts'
import { RegistrationForm } from './registration-form.tsx'

export interface RegisterFormProps {
  readonly lists: RegisterLists
  readonly answer: RegisterAnswer | null
  /** What is known before anything was typed. */
  readonly filledIn?: FormValues
  /** False for whoever signs in with a provider. */
  readonly hasPassword?: boolean
}

/** The registration of somebody new, with the class that they would like. Source: product §3 */
export function RegisterForm({ lists, answer, filledIn = {}, hasPassword = true }: RegisterFormProps) {
  const { words } = useSite()
  const { values = filledIn, errors = {} } = answer ?? {}
  const texts = {
    failed: words('members.failed'),
    submit: words('members.submit'),
    submitting: words('members.submitting'),
    leave: words('members.leave'),
  }
  return (
    <RegistrationForm {...{ lists, answer, filledIn, hasPassword, texts }}>
      <ClassFields values={values} errors={errors} />
    </RegistrationForm>
  )
}
