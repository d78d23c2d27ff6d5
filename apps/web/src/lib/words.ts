import type { Language } from '@koma/domain/languages.ts'
import type { account } from '@koma/i18n/messages/zh/account.ts'
import type { reading } from '@koma/i18n/messages/zh/reading.ts'
import type { site } from '@koma/i18n/messages/zh/site.ts'
import type { visitor } from '@koma/i18n/messages/zh/visitor.ts'
import { translator, type Translate, type Translation } from '@koma/i18n/translate.ts'

/** The site's messages as the Chinese source has them. */
export type SiteMessages = typeof site
export type Words = Translate<SiteMessages>

/** What a browser fetches at once: the visitor's with every page, the others with the screens that need them. */
export type MessagePart = Translation<typeof visitor> | Translation<typeof reading> | Translation<typeof account>

const parts = new Map<Language, object>()
const known = new Map<Language, Words>()

/** Makes messages of a language known, beside those that are: on the server all, in a browser those of its screens. */
export function provideWords(language: Language, messages: MessagePart): void {
  const all = { ...parts.get(language), ...messages }
  parts.set(language, all)
  known.set(language, translator<SiteMessages>(language, all as Translation<SiteMessages>))
}

/** The messages of a language. Throws when nobody provided them: the entries do, before anything is drawn. */
export function wordsFor(language: Language): Words {
  const words = known.get(language)
  if (!words) throw new Error(`No messages for ${language}`)
  return words
}
