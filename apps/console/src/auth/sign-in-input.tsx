import { useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import type { SignInField } from './sign-in-form.ts'

interface Props {
  readonly field: SignInField
  readonly value: string
  readonly wrong: boolean
  onChange(value: string): void
}

const attributes = {
  username: { type: 'text', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, autoFocus: true },
  password: { type: 'password', autoComplete: 'current-password' },
  totp: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' },
} as const

/** One field of the sign-in with its label, hint and message. */
export function SignInInput({ field, value, wrong, onChange }: Props) {
  const text = useText()
  const id = useId()
  const hint = field === 'totp' ? text('consoleSignIn.totp_hint') : undefined
  const problem = wrong ? text(`consoleSignIn.wrong_${field}`) : undefined
  return (
    <div className="c-field">
      <label htmlFor={id}>{text(`consoleSignIn.${field}`)}</label>
      <input
        {...attributes[field]}
        id={id}
        name={field}
        className="c-input"
        required
        value={value}
        aria-invalid={wrong}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      <small id={`${id}-hint`}>{hint}</small>
      <small id={`${id}-problem`} className="c-field-problem">
        {problem}
      </small>
    </div>
  )
}
