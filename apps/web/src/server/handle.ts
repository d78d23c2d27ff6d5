import { addressAnswer } from '@koma/domain/address-prefix.ts'
import { htmlLang, isLanguage, languages } from '@koma/domain/languages.ts'
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import { cookieNames, readCookie } from '../lib/cookies.ts'
import { routeWords } from '../lib/paths.ts'
import type { SiteRequest } from '../lib/site-context.ts'
import { languageOfPath } from '../lib/use-language.ts'
import { wordsFor } from '../lib/words.ts'
import { provideAllWords } from './provide-all-words.ts'
import { mayWrite } from './same-origin.ts'

/** Answers one request for a page. The request's address has the site's own origin, whatever `Host` said. */
export type WebHandler = (request: Request, site: SiteRequest) => Promise<Response>

type Build = ServerBuild | (() => Promise<ServerBuild>)

/** The site as a function from request to response. `build` is `build/server/index.js`, in development a function. */
export function createWebHandler(build: Build, mode: 'production' | 'development' = 'production'): WebHandler {
  provideAllWords()
  const render = createRequestHandler(build, mode)
  return async (request, site) => {
    const url = new URL(request.url)
    if (!mayWrite(request.method, request.headers, site.publicUrl)) return crossSite(url)
    const answer = misplaced(url, request) ?? (await render(onOneLine(request, url), await contextOf(build, site)))
    return (await moved(url, request, { site, answer })) ?? told(answer, url)
  }
}

/**
 * A path with line breaks in it fits no route, not even that of everything else, so that nothing would give the 404 its
 * title: it is asked for without them. Nothing that there is has one in its address.
 */
function onOneLine(request: Request, url: URL): Request {
  const path = url.pathname.replaceAll(/%0[ad]|%e2%80%a[89]/gi, '%20')
  return path === url.pathname ? request : new Request(url.origin + path + url.search, request)
}

/** The redirect of an address without one of our languages, or with a trailing slash. Source: product §2 */
function misplaced(url: URL, request: Request): Response | undefined {
  // The router's own calls come from its own pages and carry the language already.
  if (url.pathname.endsWith('.data') && isLanguage(url.pathname.split(/[/.]/)[1])) return undefined
  // The way to a provider and back has no language of its own: its address is registered there.
  if (/^\/auth\/[a-z][a-z0-9-]*\/(start|callback)$/.test(url.pathname)) return undefined
  const reader = {
    storedLanguage: readCookie(request.headers.get('cookie'), cookieNames(false).language),
    acceptLanguage: request.headers.get('accept-language'),
  }
  const answer = addressAnswer(url.pathname + url.search, reader, routeWords)
  if (answer.kind === 'ok') return undefined
  return new Response(null, {
    status: 302,
    headers: { location: answer.to, vary: 'Accept-Language, Cookie', 'cache-control': 'no-store' },
  })
}

/**
 * Where staff say that an address leads which nothing answers: asked before its 404 is sent, and before an address without
 * a language is sent to one where it would be a 404. Decision: content (staff console)
 */
async function moved(
  url: URL,
  { method, signal }: Request,
  { site, answer }: { readonly site: SiteRequest; readonly answer: Response },
): Promise<Response | undefined> {
  if ((method !== 'GET' && method !== 'HEAD') || signal.aborted || url.pathname.endsWith('.data')) return undefined
  const [first = ''] = url.pathname.split('/').filter(Boolean)
  const isLost = answer.status === 404 || (answer.status === 302 && !knownWords.has(first))
  if (!isLost) return undefined
  const path = `/redirect?${new URLSearchParams({ path: url.pathname + url.search }).toString()}`
  // A page that cannot be asked about is the 404 that it was.
  const known = await site.transport({ method: 'GET', path, headers: {} }).catch(() => undefined)
  if (known?.status !== 200) return undefined
  const { to } = JSON.parse(known.body) as { to: string }
  await answer.body?.cancel()
  // Of an address without a language the reader's was picked just now.
  const language = languageOfPath(isLanguage(first) ? url.pathname : (answer.headers.get('location') ?? '/'))
  return new Response(null, {
    status: 301,
    headers: {
      location: `/${language}${to === '/' ? '' : to}`,
      'cache-control': 'no-cache',
      ...(isLanguage(first) ? {} : { vary: 'Accept-Language, Cookie' }),
    },
  })
}

/** First words that are no lost address: screens without their language, the languages, and home itself. */
const knownWords: ReadonlySet<string> = new Set([...routeWords, ...languages, ''])

/** Says in which language the page is written. Source: docs/guarantees.md I-59 */
function told(response: Response, url: URL): Response {
  response.headers.set('content-language', htmlLang[languageOfPath(url.pathname)])
  return response
}

function crossSite(url: URL): Response {
  const sentence = wordsFor(languageOfPath(url.pathname))('errors.crossSite')
  return new Response(sentence, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** The build has a copy of this package inside: its own key opens the context, not the one of this source. */
async function contextOf(build: Build, site: SiteRequest): Promise<RouterContextProvider> {
  const { entry } = typeof build === 'function' ? await build() : build
  const { siteContext } = entry.module as unknown as { siteContext: RouterContext<SiteRequest> }
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  return context
}
