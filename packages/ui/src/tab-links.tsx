import type { ReactNode } from 'react'
import { UiLink } from './link.tsx'

export interface TabLinksProps {
  label: string
  /** A count is a number, or words where it is no exact one. */
  items: ReadonlyArray<{ href: string; label: ReactNode; current?: boolean; count?: number | string }>
}

/** Views of one list side by side, each with its own address. */
export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav className="k-tabs" aria-label={label}>
      <ul role="list">
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
