import type { ReactNode } from 'react'
import { UiLink } from './link.tsx'
import type { NavItem } from './nav-item.ts'
import { SiteMenu } from './site-menu.tsx'

export interface SiteHeaderProps {
  /** A `Logo`. */
  logo: ReactNode
  nav: readonly NavItem[]
  /** The name of the navigation for a screen reader. */
  navLabel: string
  /** A `LanguageSwitch`. */
  languages: ReactNode
  /** Sign in, or the member's points and name. */
  actions?: ReactNode
  /** The `:::` access key of the header. */
  accessKey?: ReactNode
  menuWord: string
  closeWord: string
}

/** The black head of every page: name plate, navigation, languages. The menu holds all ways as a page of panels; below 68 rem it is the only navigation. */
export function SiteHeader({
  logo,
  nav,
  navLabel,
  languages,
  actions,
  accessKey,
  menuWord,
  closeWord,
}: SiteHeaderProps) {
  return (
    <header className="k-header">
      <div className="k-wrap k-header-in">
        {logo}
        {accessKey}
        <nav className="k-header-nav" aria-label={navLabel}>
          <ul role="list">
            {barOf(nav).map((item) => (
              <li key={item.href} data-wide={item.isInBar === 'wide' ? '' : undefined}>
                <UiLink href={item.href} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="k-header-side">
          <div className="k-header-languages">{languages}</div>
          {actions ? <div className="k-header-actions">{actions}</div> : null}
        </div>
        <SiteMenu nav={nav} navLabel={navLabel} menuWord={menuWord} closeWord={closeWord}>
          {languages}
        </SiteMenu>
      </div>
    </header>
  )
}

const barOf = (nav: readonly NavItem[]) => nav.filter(({ isInBar }) => isInBar !== false)
