import { htmlLang, isLanguage } from '@koma/domain/languages.ts'
import { useLocales, useLocaleState } from 'react-admin'
import { useText } from '../i18n/use-text.ts'

/** Each language in its own words; the one that is spoken is marked. */
export function LanguageSwitch() {
  const text = useText()
  const locales = useLocales()
  const [chosen, choose] = useLocaleState()
  return (
    <div className="c-languages" role="group" aria-label={text('consoleShell.language')}>
      {locales.map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={isLanguage(locale) ? htmlLang[locale] : undefined}
          aria-pressed={locale === chosen}
          onClick={() => choose(locale)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
