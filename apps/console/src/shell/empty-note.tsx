import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** An empty list: that there is nothing, and what to do next. */
export function EmptyNote({ title, text, children }: Props) {
  return (
    <div className="c-empty">
      <p className="c-empty-title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  )
}
