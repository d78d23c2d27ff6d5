import { useSyncExternalStore } from 'react'
import { useSite } from '../lib/use-language.ts'
import { themeKey } from './theme-script.ts'

const themes = ['auto', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const wordKeys = { auto: 'shell.themeAuto', light: 'shell.themeLight', dark: 'shell.themeDark' } as const

/**
 * Day, night, or as the reader's system says. Drawn once the page is alive, in room
 * that is kept for it: what stands below must not move under a finger. Without scripts the system decides.
 */
export function ThemeSwitch() {
  const { words } = useSite()
  const theme = useSyncExternalStore(watchTheme, storedTheme, () => null)
  return (
    <div className="web-theme-room">
      {theme === null ? null : (
        <fieldset className="web-theme">
          <legend className="k-ears">{words('shell.theme')}</legend>
          {themes.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="theme"
                value={choice}
                checked={theme === choice}
                onChange={() => choose(choice)}
              />
              <span>{words(wordKeys[choice])}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

const changed = new EventTarget()

function watchTheme(onChange: () => void) {
  changed.addEventListener('change', onChange)
  return () => changed.removeEventListener('change', onChange)
}

function storedTheme(): Theme {
  const given = document.documentElement.dataset.theme
  return given === 'light' || given === 'dark' ? given : 'auto'
}

function choose(theme: Theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
  changed.dispatchEvent(new Event('change'))
}
