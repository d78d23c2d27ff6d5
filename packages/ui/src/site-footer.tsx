import type { ReactNode } from 'react'
import { UiLink } from './link.tsx'

export interface SiteFooterProps {
  /** The centre's name. */
  name: string
  /** Opening hours, address, phone: short paragraphs. */
  children?: ReactNode
  links: ReadonlyArray<{ href: string; label: string }>
  linksLabel: string
  /** The `:::` access key of the footer. */
  accessKey?: ReactNode
  /** The last line. */
  small?: ReactNode
}

/** The black foot with a torn zigzag edge. */
export function SiteFooter({ name, children, links, linksLabel, accessKey, small }: SiteFooterProps) {
  return (
    <footer className="k-footer">
      <div className="k-wrap k-footer-in">
        <div className="k-footer-name">
          {accessKey}
          <p>{name}</p>
        </div>
        <div className="k-footer-facts">{children}</div>
        <nav aria-label={linksLabel}>
          <ul role="list">
            {links.map((link) => (
              <li key={link.href}>
                <UiLink href={link.href}>{link.label}</UiLink>
              </li>
            ))}
          </ul>
        </nav>
        {small ? <div className="k-footer-small">{small}</div> : null}
      </div>
    </footer>
  )
}
