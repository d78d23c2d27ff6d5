import type { Language } from '@koma/domain/languages.ts'
import type { consoleCatalogue as source } from '@koma/i18n/messages/zh/console.ts'
import { translator, type Message, type MessageKey, type Translate, type Translation } from '@koma/i18n/translate.ts'

type Source = typeof source

/** Every key of the console's own messages. */
export type TextKey = MessageKey<Source>

/** Asks for one sentence of the console in one language. */
export type Text = Translate<Source>

/** One language of the console, loaded. */
export interface Catalogue {
  readonly language: Language
  readonly text: Text
  /** The message of a key that is known only at run time (react-admin's), or undefined. */
  find(key: string): Message | undefined
}

/** Loads the messages of a language; only those that are used are fetched. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const messages = await loaders[language]()
  return {
    language,
    text: translator<Source>(language, messages),
    find: (key) => {
      const dot = key.indexOf('.')
      const domains: Readonly<Record<string, Readonly<Record<string, Message>>>> = messages
      return domains[key.slice(0, dot)]?.[key.slice(dot + 1)]
    },
  }
}

const loaders = {
  zh: async () => (await import('@koma/i18n/messages/zh/console.ts')).consoleCatalogue,
  ja: async () => (await import('@koma/i18n/messages/ja/console.ts')).consoleCatalogue,
  en: async () => (await import('@koma/i18n/messages/en/console.ts')).consoleCatalogue,
} satisfies Record<Language, () => Promise<Translation<Source>>>
