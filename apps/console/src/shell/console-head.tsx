import { Link } from 'react-router-dom'
import { useLogout } from 'react-admin'
import { useMe } from '../auth/use-me.ts'
import { useText } from '../i18n/use-text.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface Props {
  readonly menuOpen: boolean
  onToggleMenu(): void
}

/**
 * The ink bar: logo, menu (on a narrow screen), language, day and night, who is signed in, sign out. On a phone it is one
 * row, and the tools come with the menu.
 */
export function ConsoleHead({ menuOpen, onToggleMenu }: Props) {
  const text = useText()
  const me = useMe()
  const logout = useLogout()
  return (
    <header className="c-head" data-open={menuOpen}>
      <Link to="/" className="c-head-home">
        <Logo />
      </Link>
      <button
        type="button"
        className="c-head-button c-menu-button"
        aria-expanded={menuOpen}
        aria-controls="console-menu"
        onClick={onToggleMenu}
      >
        {text('consoleShell.menu')}
      </button>
      <div className="c-head-tools">
        <LanguageSwitch />
        <ThemeSwitch />
        {me && (
          <p className="c-who">
            <strong>{me.name}</strong> <small>{text(`consoleShell.role_${me.role}`)}</small>
          </p>
        )}
        <button type="button" className="c-head-button" onClick={() => void logout({}, undefined, false)}>
          {text('consoleShell.sign_out')}
        </button>
      </div>
    </header>
  )
}
