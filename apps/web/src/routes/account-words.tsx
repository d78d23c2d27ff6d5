import type { Language } from '@koma/domain/languages.ts'
import { Outlet } from 'react-router'
import { languageOfPath } from '../lib/use-language.ts'
import { provideWords } from '../lib/words.ts'

const messages = {
  zh: () => import('@koma/i18n/messages/zh/account.ts'),
  ja: () => import('@koma/i18n/messages/ja/account.ts'),
  en: () => import('@koma/i18n/messages/en/account.ts'),
} satisfies Record<Language, unknown>

// The router draws a screen when its modules are there, and this one is there when it has its words.
if (!import.meta.env.SSR) {
  const language = languageOfPath(location.pathname)
  const { account } = await messages[language]()
  provideWords(language, account)
}

/** Around every screen that speaks with the words of registering, signing in and the member portal. */
export default function AccountWords() {
  return <Outlet />
}
