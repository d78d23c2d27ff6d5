import { useEffect } from 'react'
import { useTheme } from 'react-admin'
import { useText } from '../i18n/use-text.ts'

/** Day or night page; what was chosen also turns the custom properties of the house. */
export function ThemeSwitch() {
  const text = useText()
  const [theme, setTheme] = useTheme()
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button type="button" className="c-head-button" onClick={() => setTheme(other)}>
      <span aria-hidden="true">{other === 'dark' ? '☾' : '☀'}</span> {text(`consoleShell.theme_${other}`)}
    </button>
  )
}
