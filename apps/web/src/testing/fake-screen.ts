import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { screenOf, type Screen } from '../lib/screen.ts'
import { openSession, sessionContext } from '../lib/session.ts'
import { siteContext, type SiteRequest } from '../lib/site-context.ts'
import { provideAllWords } from '../server/provide-all-words.ts'
import type { Transport } from '../lib/transport.ts'

provideAllWords()

export interface FakePage {
  readonly transport: Transport
  /** Path and query under the site, as `/zh/rent/3`. */
  readonly address: string
  readonly params?: Readonly<Record<string, string>>
  readonly cookie?: string
  readonly publicUrl?: string
}

/** What the router would hand to the loader of a page. */
export function loaderArgs({ transport, address, params = {}, cookie, publicUrl }: FakePage): LoaderFunctionArgs {
  const site: SiteRequest = {
    transport,
    streams: () => Promise.reject(new Error('no file was expected')),
    publicUrl: publicUrl ?? 'http://site.test',
    demo: false,
    reportError: () => {},
  }
  const url = new URL(address, site.publicUrl)
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  context.set(sessionContext, openSession(site, cookie ?? null, 'zh'))
  const lang = url.pathname.split('/')[1] ?? 'zh'
  return { request: new Request(url), url, params: { lang, ...params }, context, pattern: '' }
}

/** The screen of such a page. */
export const fakeScreen = (page: FakePage): Screen => screenOf(loaderArgs(page))

/** Cookies of a browser that is signed in. */
export const signedIn = 'koma_access=access-1; koma_refresh=refresh-1'
