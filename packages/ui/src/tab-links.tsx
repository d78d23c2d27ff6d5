import type { ReactNode } from 'react'
import { UiLink } from './link.tsx'
import { showCurrent } from './show-current.ts'

export interface TabLinksProps {
  label: string
  /** Many of them: on a phone one row that a thumb moves, not a wall. */
  isStrip?: boolean
  /** A count is a number, or words where it is no exact one. */
  items: ReadonlyArray<{ href: string; label: ReactNode; current?: boolean; count?: number | string }>
}

/** Views of one list side by side, each with its own address. */
export function TabLinks({ label, isStrip, items }: TabLinksProps) {
  return (
    <nav className="k-tabs" data-strip={isStrip || undefined} aria-label={label}>
      <ul role="list" ref={isStrip ? showCurrent : undefined}>
        {items.map((item) => (
          <li key={item.href}>
            <UiLink href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count === undefined ? null : <span className="k-tabs-count">{item.count}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
