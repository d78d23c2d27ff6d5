import { UiLink } from './link.tsx'

export interface LanguageSwitchProps {
  /** The name of the group for a screen reader. */
  label: string
  /** `lang` is the value for `<html lang>`, `name` the language in its own words, `short` what is drawn. */
  languages: ReadonlyArray<{ lang: string; name: string; short: string; href: string; current?: boolean }>
}

/** The same page in another language; each name is written and read in its own language. */
export function LanguageSwitch({ label, languages }: LanguageSwitchProps) {
  return (
    <nav className="k-languages" aria-label={label}>
      <ul role="list">
        {languages.map((language) => (
          <li key={language.lang}>
            <UiLink
              href={language.href}
              lang={language.lang}
              hrefLang={language.lang}
              aria-current={language.current ? 'true' : undefined}
            >
              {language.short} <span className="k-ears">{language.name}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
