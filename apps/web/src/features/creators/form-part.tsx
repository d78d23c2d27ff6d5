import { useId, type ReactNode } from 'react'

/** One part of the creator's form with its head. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="k-box k-form" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
