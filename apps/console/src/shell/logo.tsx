import { useText } from '../i18n/use-text.ts'

/** The centre's name on a leaning panel with its red shadow. */
export function Logo() {
  const text = useText()
  return (
    <span className="c-logo">
      <b>{text('consoleShell.centre')}</b>
      <small>{text('consoleShell.console')}</small>
    </span>
  )
}
