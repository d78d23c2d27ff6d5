import { useState, type ReactNode } from 'react'
import { IdleSignOut } from '../auth/idle-sign-out.tsx'
import { useText } from '../i18n/use-text.ts'
import { ConsoleHead } from './console-head.tsx'
import { ConsoleMenu } from './console-menu.tsx'
import { PageBoundary } from './page-boundary.tsx'

/** The frame of every page behind the sign-in. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const text = useText()
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <div className="c-console">
      <a className="c-skip" href="#main-content">
        {text('consoleShell.skip')}
      </a>
      <ConsoleHead menuOpen={menuOpen} onToggleMenu={() => setMenuOpen(!menuOpen)} />
      <nav id="console-menu" className="c-menu" data-open={menuOpen} aria-label={text('consoleShell.menu')}>
        <ConsoleMenu onChosen={() => setMenuOpen(false)} />
      </nav>
      <main id="main-content" className="c-main" tabIndex={-1}>
        <PageBoundary>{children}</PageBoundary>
      </main>
      <IdleSignOut />
    </div>
  )
}
