import { useState } from 'react'
import { Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
  showWord: string
  hideWord: string
}

/** A password that its owner may look at; hidden again it keeps its text. */
export function PasswordField({ label, mark, hint, error, id, showWord, hideWord, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      {(ties) => (
        <div className="k-input-pair">
          <input
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            className="k-input"
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            className="k-input-side"
            aria-controls={ties.id}
            aria-label={`${shown ? hideWord : showWord}: ${label}`}
            onClick={() => setShown(!shown)}
          >
            <EyeMark shut={!shown} />
            <span aria-hidden="true">{shown ? hideWord : showWord}</span>
          </button>
        </div>
      )}
    </Field>
  )
}

function EyeMark({ shut }: { shut: boolean }) {
  return (
    <svg
      viewBox="0 0 28 20"
      width="28"
      height="20"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      {shut ? (
        <path d="M2 7c6 7 18 7 24 0M6 12l-2 4M14 13v5M22 12l2 4" />
      ) : (
        <path d="M2 10C8 1 20 1 26 10 20 18 8 18 2 10zM14 10h.1" />
      )}
      {shut ? null : <circle cx="14" cy="10" r="3.4" fill="currentColor" />}
    </svg>
  )
}
