import '@koma/ui/styles.css'
import './styles/screens.css'
import { htmlLang } from '@koma/domain/languages.ts'
import fontEn from '@koma/ui/fonts/display-en.woff2?url'
import fontJa from '@koma/ui/fonts/display-ja.woff2?url'
import fontZh from '@koma/ui/fonts/display-zh.woff2?url'
import { LinkProvider } from '@koma/ui/link.tsx'
import { use, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { Links, Meta, Outlet, ScrollRestoration, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router'
import { PageContext } from './lib/page-context.ts'
import type { RootData } from './lib/root-data.ts'
import { siteContext } from './lib/site-context.ts'
import { useLanguage } from './lib/use-language.ts'
import { keepSession } from './server/keep-session.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { QuietScripts } from './shell/quiet-scripts.tsx'
import { SiteLink } from './shell/site-link.tsx'
import { themeScript } from './shell/theme-script.ts'

export const middleware: MiddlewareFunction<Response>[] = [keepSession]

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, demo } = context.get(siteContext)
  return { publicUrl, demo } satisfies RootData
}

/** The facts of the site do not change while it is open. */
export const shouldRevalidate = () => false

const fonts = { zh: fontZh, ja: fontJa, en: fontEn }

/** The document around every screen, error screens included. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const { nonce, words = [], quietStart, described = '', searchKey = '', putAway = '' } = use(PageContext)
  preload(fonts[language], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    // The theme's script puts its attribute here before React arrives.
    <html lang={htmlLang[language]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0b0c" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: putAway }} />
        <Meta />
        {/* For machines that read the page as it is sent; a browser leaves it as it came. */}
        <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: described }} />
        {/* Style sheets need no nonce, and a browser hides one from React, which would then find a difference. */}
        <Links nonce="" />
        {quietStart
          ? null
          : words.map((file) => <link key={file} rel="modulepreload" href={file} fetchPriority="low" />)}
      </head>
      <body>
        <LinkProvider link={SiteLink}>{children}</LinkProvider>
        <ScrollRestoration />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: searchKey }} />
        <QuietScripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** What could not even be drawn inside the shell. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main className="k-main k-wrap">
      <ErrorScreen error={error} />
    </main>
  )
}
