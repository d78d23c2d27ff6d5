import type { ReactNode } from 'react'
import { UiLink } from './link.tsx'

export interface BreadcrumbsProps {
  label: string
  /** From the home page down; the last one is this page. */
  items: ReadonlyArray<{ href: string; label: ReactNode }>
}

/** The way back to the home page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className="k-crumbs" aria-label={label}>
      <ol role="list">
        {items.map((item, place) => (
          <li key={item.href}>
            {place === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <UiLink href={item.href}>{item.label}</UiLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
