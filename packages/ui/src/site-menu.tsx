import { useId } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { UiLink } from './link.tsx'
import type { NavItem } from './nav-item.ts'

export interface SiteMenuProps {
  nav: readonly NavItem[]
  navLabel: string
  menuWord: string
  closeWord: string
  /** What stands at the foot of the menu: languages, a link to sign in. */
  children?: ReactNode
}

/** The menu: a full page of panels. A native popover, so it opens, closes and gives the focus back without JavaScript. */
export function SiteMenu({ nav, navLabel, menuWord, closeWord, children }: SiteMenuProps) {
  const menuId = useId()
  return (
    <>
      <button type="button" className="k-menu-open" popoverTarget={menuId}>
        <svg viewBox="0 0 24 20" width="24" height="20" aria-hidden="true" focusable="false">
          <path d="M0 0H24V5H0ZM0 7.5H24V12.5H0ZM0 15H16V20H0Z" fill="currentColor" />
        </svg>
        <span>{menuWord}</span>
      </button>
      {/* Links inside are followed by mouse or keyboard alike; both arrive here as a click. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div id={menuId} popover="auto" className="k-menu" onClick={closeAfterLink}>
        <button type="button" className="k-menu-close" popoverTarget={menuId} popoverTargetAction="hide">
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M2 2L18 18M18 2L2 18" stroke="currentColor" strokeWidth="5" />
          </svg>
          <span>{closeWord}</span>
        </button>
        <nav aria-label={navLabel}>
          <ul role="list" className="k-menu-panels">
            {nav.map((item) => (
              <li key={item.href}>
                <UiLink href={item.href} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
        {children ? <div className="k-menu-foot">{children}</div> : null}
      </div>
    </>
  )
}

/** A page change inside the application does not reload the document, so the menu has to be told to go. */
function closeAfterLink(event: MouseEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover()
}
