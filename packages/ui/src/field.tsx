import { useId } from 'react'
import type { ReactNode } from 'react'

/** What every field says about itself. The label is not optional. Source: STYLE.md 16 */
export interface FieldTexts {
  label: string
  /** A word beside the label, such as "required" or "optional". */
  mark?: string | undefined
  /** How to fill it in, read out with the field. */
  hint?: ReactNode
  /** What is wrong and what to do. */
  error?: string | null | undefined
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldTies {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, control, hint and error in one order on every form. The control is drawn by `children` with its ties. */
export function Field({
  id,
  label,
  mark,
  hint,
  error,
  children,
}: FieldTexts & { id?: string | undefined; children: (ties: FieldTies) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : ''
  const errorId = error ? `${controlId}-error` : ''
  return (
    <div className="k-field" data-wrong={error ? '' : undefined}>
      <label className="k-field-label" htmlFor={controlId}>
        {label}
        {mark ? <span className="k-field-mark">{mark}</span> : null}
      </label>
      {hint ? (
        <p className="k-field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}

/** The sentence under a field that is wrong: a drawn mark, red, and words. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="k-field-error" id={id}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M10 0l2.4 4.2L17 2.6l-1 4.8 4 2.6-4 2.6 1 4.8-4.6-1.6L10 20l-2.4-4.2L3 17.4l1-4.8L0 10l4-2.6-1-4.8 4.6 1.6z" />
        <path className="k-field-error-bang" d="M10 5v6M10 13.6v1" />
      </svg>
      {children}
    </p>
  )
}
