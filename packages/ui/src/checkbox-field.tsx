import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldError } from './field.tsx'

export interface CheckboxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'aria-describedby' | 'aria-invalid'
> {
  name: string
  /** May hold a link, as in "I agree to the terms". */
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  ref?: Ref<HTMLInputElement>
}

/** A tick with its sentence; the whole line can be pressed. */
export function CheckboxField({ label, hint, error, id, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const described = [error ? `${boxId}-error` : '', hint ? `${boxId}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className="k-field" data-wrong={error ? '' : undefined}>
      <label className="k-choice" htmlFor={boxId}>
        <input
          {...input}
          id={boxId}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p className="k-field-hint" id={`${boxId}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${boxId}-error`}>{error}</FieldError> : null}
    </div>
  )
}
