import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'

export interface SelectFieldProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'aria-describedby' | 'aria-invalid'> {
  name: string
  /** `<option>` and `<optgroup>` elements. */
  children: ReactNode
  ref?: Ref<HTMLSelectElement>
}

/** One of many, by the browser's own list: best on a phone, and it works without JavaScript. */
export function SelectField({ label, mark, hint, error, id, children, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      {(ties) => (
        <span className="k-select">
          <select {...select} {...ties} className="k-input">
            {children}
          </select>
        </span>
      )}
    </Field>
  )
}
