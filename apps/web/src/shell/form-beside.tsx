import type { ReactNode } from 'react'

interface FormBesideProps {
  readonly children: ReactNode
  /** Panels: an ornament, silent for a screen reader. A phone shows the first of them, low, over the form. */
  readonly panels: ReactNode
}

/** A long form with panels of the comic beside it. Decision: look */
export function FormBeside({ children, panels }: FormBesideProps) {
  return (
    <div className="web-beside">
      <div className="k-stack">{children}</div>
      <div className="web-beside-panels" aria-hidden="true">
        {panels}
      </div>
    </div>
  )
}
