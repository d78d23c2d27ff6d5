import type { Language } from '@koma/domain/languages.ts'
import { Outlet } from 'react-router'
import { languageOfPath } from '../lib/use-language.ts'
import { provideWords } from '../lib/words.ts'

const messages = {
  zh: () => import('@koma/i18n/messages/zh/reading.ts'),
  ja: () => import('@koma/i18n/messages/ja/reading.ts'),
  en: () => import('@koma/i18n/messages/en/reading.ts'),
} satisfies Record<Language, unknown>

// The router draws a screen when its modules are there, and this one is there when it has its words.
if (!import.meta.env.SSR) {
  const language = languageOfPath(location.pathname)
  const { reading } = await messages[language]()
  provideWords(language, reading)
}

/** Around every screen that speaks with the words of news, questions and the databases. */
export default function ReadingWords() {
  return <Outlet />
}
