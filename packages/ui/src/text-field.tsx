import type { InputHTMLAttributes, Ref } from 'react'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'

export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time'

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'aria-describedby' | 'aria-invalid'> {
  name: string
  type?: TextFieldType
  ref?: Ref<HTMLInputElement>
}

/** One line of text, or the browser's own date or number field. */
export function TextField({ label, mark, hint, error, type = 'text', id, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      {(ties) => <input {...input} {...ties} type={type} className="k-input" />}
    </Field>
  )
}
