import { passwordStrength } from '@koma/domain/password-strength.ts'
import { PasswordField } from '@koma/ui/password-field.tsx'
import { useState } from 'react'
import type { FieldErrors } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import { StrengthMeter } from './strength-meter.tsx'

const labels = {
  first: ['members.password', 'members.passwordAgain'],
  new: ['members.passwordNew', 'members.passwordNewAgain'],
} as const

interface NewPasswordFieldsProps {
  readonly username: string
  readonly errors: FieldErrors
  /** The first of a new account, or a new one in the place of another. */
  readonly kind: keyof typeof labels
  /** The page came back without what was typed: a password is never sent to a page. */
  readonly isEmptied?: boolean
}

/** A password to be chosen, how strong it is, and once more. */
export function NewPasswordFields({ username, errors, kind, isEmptied = false }: NewPasswordFieldsProps) {
  const { words } = useSite()
  const emptied = isEmptied ? <strong>{words('members.passwordEmptied')}</strong> : null
  const [password, setPassword] = useState('')
  const common = {
    mark: words('members.required'),
    showWord: words('members.show'),
    hideWord: words('members.hide'),
    autoComplete: 'new-password' as const,
    required: true,
  }
  return (
    <>
      <div>
        <PasswordField
          {...common}
          id="password"
          name="password"
          label={words(labels[kind][0])}
          hint={
            <>
              {words('members.passwordHint')} {emptied}
            </>
          }
          error={errors.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <StrengthMeter strength={password ? passwordStrength(password, { username }) : null} />
      </div>
      <PasswordField
        {...common}
        id="password_confirmation"
        name="password_confirmation"
        label={words(labels[kind][1])}
        error={errors.password_confirmation}
      />
    </>
  )
}
