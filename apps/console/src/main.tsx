import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { htmlLang, pickLanguage } from '@koma/domain/languages.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { apiCaller } from './api/call-api.ts'
import { App } from './app.tsx'
import { AppConfigContext } from './app-config-context.ts'
import { readAppConfig } from './app-config.ts'
import { staffAuthProvider } from './auth/auth-provider.ts'
import { sharedSession, tabSession } from './auth/session.ts'
import { browserTabs } from './auth/tab-channel.ts'
import { storageOf } from './browser-storage.ts'
import { staffDataProvider } from './data/data-provider.ts'
import { loadCatalogue } from './i18n/console-text.ts'
import { consoleI18n } from './i18n/i18n-provider.ts'
import { appearanceStore, rememberedLanguage } from './theme/appearance-store.ts'

await start()

async function start() {
  const local = storageOf('localStorage')
  const config = await readAppConfig(fetch)
  const wanted = pickLanguage(navigator.languages.join(','), rememberedLanguage(local))
  const language = config.languages.includes(wanted) ? wanted : (config.languages[0] ?? 'zh')
  const i18nProvider = consoleI18n(await loadCatalogue(language), config.languages, (spoken) => {
    document.documentElement.lang = htmlLang[spoken]
  })
  // What another tab has signed out may not stay on the screen of this one.
  const session = await sharedSession(tabSession(storageOf('sessionStorage')), browserTabs(), () => location.reload())
  const call = apiCaller({
    base: config.api,
    token: session.token,
    language: i18nProvider.language,
    noAnswer: () => i18nProvider.text('consoleShell.no_answer'),
    fetch: (...request) => fetch(...request),
  })
  const providers = {
    i18nProvider,
    dataProvider: staffDataProvider(call),
    authProvider: staffAuthProvider(call, session),
    store: appearanceStore(local),
  }
  // Not in transitions: until one is on the screen, react-admin signs out again who has no session, and each time breaks off
  // the way to the sign-in that has begun: 3,000 entries in the history and ten seconds until the form.
  const router = createBrowserRouter([{ path: '*', element: <App {...providers} /> }], { basename: '/console' })
  createRoot(rootElement()).render(
    <StrictMode>
      <CacheProvider value={emotionCache()}>
        <AppConfigContext value={config}>
          <RouterProvider router={router} useTransitions={false} />
        </AppConfigContext>
      </CacheProvider>
    </StrictMode>,
  )
}

/** Emotion's style tags carry the nonce that the server allowed for this page. */
function emotionCache() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return createCache({ key: 'koma', ...(nonce ? { nonce } : {}) })
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  return element
}
