import { useId, type ReactNode } from 'react'
import type { FieldErrors, FormValues } from '../../lib/form-values.ts'

/** What every part of the form is given. */
export interface PartProps {
  readonly values: FormValues
  readonly errors: FieldErrors
}

/** One part of the form with its head. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="k-box k-form" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
