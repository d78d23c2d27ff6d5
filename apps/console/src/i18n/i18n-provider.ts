import { isLanguage, type Language } from '@koma/domain/languages.ts'
import { fill } from '@koma/i18n/translate.ts'
import type { I18nProvider } from 'react-admin'
import { loadCatalogue, type Catalogue, type Text } from './console-text.ts'
import { languageNames } from './language-names.ts'

export interface ConsoleI18n extends I18nProvider {
  language(): Language
  readonly text: Text
}

/**
 * Gives react-admin its words from the house's own messages. A key that the catalogue does not have shows the
 * default that the caller brings (`_`), else the key itself: labels may be plain words.
 */
export function consoleI18n(
  first: Catalogue,
  offered: readonly Language[],
  onChange: (language: Language) => void,
): ConsoleI18n {
  let catalogue = first
  onChange(first.language)
  return {
    text: ((...asked: Parameters<Text>) => catalogue.text(...asked)) as Text,
    language: () => catalogue.language,
    translate: (key, options = {}) => translated(catalogue, key, options as Record<string, unknown>),
    changeLocale: async (locale) => {
      if (!isLanguage(locale)) return
      catalogue = await loadCatalogue(locale)
      onChange(locale)
    },
    getLocale: () => catalogue.language,
    getLocales: () => offered.map((locale) => ({ locale, name: languageNames[locale] })),
  }
}

function translated(catalogue: Catalogue, key: string, options: Record<string, unknown>): string {
  const message = catalogue.find(key)
  if (message === undefined) return typeof options._ === 'string' ? options._ : key
  const count = Number(options.smart_count ?? options.count ?? 0)
  const values = { count, ...options } as Record<string, string | number>
  if (typeof message === 'string') return fill(message, values)
  const form = new Intl.PluralRules(catalogue.language).select(count) === 'one' ? message.one : message.other
  return fill(form, values)
}
