import type { Language } from '@koma/domain/languages.ts'
import type { site } from '@koma/i18n/messages/zh/site.ts'
import { translator, type Translate, type Translation } from '@koma/i18n/translate.ts'

/** The site's messages as the Chinese source has them. */
export type SiteMessages = typeof site
export type Words = Translate<SiteMessages>

const known = new Map<Language, Words>()

/** Makes a language's messages known: on the server all three, in a browser the one of the page before it hydrates. */
export function provideWords(language: Language, messages: Translation<SiteMessages>): void {
  known.set(language, translator<SiteMessages>(language, messages))
}

/** The messages of a language. Throws when nobody provided them: the entries do, before anything is drawn. */
export function wordsFor(language: Language): Words {
  const words = known.get(language)
  if (!words) throw new Error(`No messages for ${language}`)
  return words
}
