import { isLanguage, type Language } from '@koma/domain/languages.ts'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOfPath } from './lib/use-language.ts'
import { provideWords } from './lib/words.ts'

// One chunk a language: a reader loads their own. Another language is another document.
const messages = {
  zh: () => import('@koma/i18n/messages/zh/visitor.ts'),
  ja: () => import('@koma/i18n/messages/ja/visitor.ts'),
  en: () => import('@koma/i18n/messages/en/visitor.ts'),
} satisfies Record<Language, unknown>

const language = languageOfPath(location.pathname)
const { visitor } = await messages[language]()
provideWords(language, visitor)
rememberLanguage()
forgiveGivenUpRequests()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

/** The stored language of product §2: where the next address without a language leads. Kept pages cannot set it. */
function rememberLanguage() {
  if (!isLanguage(location.pathname.split('/')[1])) return
  const yearSeconds = 31_536_000
  document.cookie = `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

/**
 * A price that is asked for anew gives up the request before it, and the router leaves the end of that one's body to nobody
 * (React Router issue 14203). Nothing went wrong, so nothing is reported.
 */
function forgiveGivenUpRequests() {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
  })
}
