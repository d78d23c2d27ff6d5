import { Children } from 'react'
import type { ReactNode } from 'react'

/** Cards in a page of their own: every second one hangs a little lower, as panels do. A list for the ears. */
export function CardGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className="k-cards" role="list" aria-label={label}>
      {Children.toArray(children).map((card, place) => (
        <li key={place}>{card}</li>
      ))}
    </ul>
  )
}
