import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'

export interface TextAreaFieldProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'aria-describedby' | 'aria-invalid'> {
  name: string
  /** Below the box, such as a counter. */
  after?: ReactNode
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; the box grows with them where the browser can. */
export function TextAreaField({ label, mark, hint, error, after, id, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      {(ties) => (
        <>
          <textarea rows={5} {...area} {...ties} className="k-input" />
          {after}
        </>
      )}
    </Field>
  )
}
