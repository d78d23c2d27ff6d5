import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type HandleErrorFunction,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import type { CentreFacts } from './lib/centre-facts.ts'
import { PageContext } from './lib/page-context.ts'
import { siteContext, type SiteRequest } from './lib/site-context.ts'
import { languageOfPath } from './lib/use-language.ts'
import { provideAllWords } from './server/provide-all-words.ts'
import { quietStart } from './server/quiet-start.ts'
import { putAway } from './server/put-away.ts'
import { searchKey } from './server/search-key.ts'
import { scriptText, structuredData } from './server/structured-data/structured-data.ts'

export { siteContext } from './lib/site-context.ts'

provideAllWords()

/** Milliseconds after which a page that is still waiting for data is closed; above the API client's own 30 s. */
export const streamTimeout = 35_000

/** What a loader or an action threw without meaning to; refusals with a status are meant. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(siteContext).reportError(error)
}

/** Readers that do not run scripts wait for the whole page. */
const bot = /bot|crawl|spider|slurp|archiv|preview|facebookexternalhit|lighthouse/i

/** Draws a page. Source: stack "website" */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const site = loadContext.get(siteContext)
  const { nonce, publicUrl, reportError, tagScript } = site
  const report = (error: unknown) => {
    if (!request.signal.aborted) reportError(error)
  }
  const { pathname } = new URL(request.url)
  const described = scriptText(structuredData(drawnRoute(routerContext, status, pathname), publicUrl))
  const scripts = [searchKey, tagScript].filter(Boolean).join(';')
  const ready = bot.test(request.headers.get('user-agent') ?? 'bot') ? 'onAllReady' : 'onShellReady'
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <PageContext
        value={{ nonce, described, putAway, searchKey: scripts, ...startOf(routerContext, headers, site, pathname) }}
      >
        <ServerRouter context={routerContext} url={request.url} {...(nonce !== undefined && { nonce })} />
      </PageContext>,
      {
        ...(nonce !== undefined && { nonce }),
        [ready]() {
          const body = new PassThrough({
            final(callback) {
              clearTimeout(timer)
              callback()
            },
          })
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        },
        onShellError: reject,
        onError: report,
      },
    )
    const timer = setTimeout(() => abort(), streamTimeout + 1000)
    timer.unref()
  })
}

/** The messages that a page's scripts need, and how they start: a screen that is the same for everybody is read first. */
function startOf(
  { staticHandlerContext: { matches } }: EntryContext,
  headers: Headers,
  site: SiteRequest,
  path: string,
) {
  const { browserBuild } = site
  if (!browserBuild) return {}
  const { visitor, reading, account } = browserBuild.words[languageOfPath(path)]
  const isUnder = (layout: string) => matches.some(({ route }) => route.id === layout)
  return {
    words: [
      visitor,
      ...(isUnder('routes/reading-words') ? [reading] : []),
      ...(isUnder('routes/account-words') ? [account] : []),
    ],
    ...(headers.get('cache-control')?.startsWith('public') && { quietStart: quietStart(browserBuild.order) }),
  }
}

/** The innermost route of a page and what its loader gave. */
function drawnRoute({ staticHandlerContext: { matches, loaderData } }: EntryContext, status: number, path: string) {
  const id = matches.at(-1)?.route.id
  const centre = (loaderData['routes/shell'] as { centre?: CentreFacts } | undefined)?.centre
  return { id, data: id === undefined ? undefined : loaderData[id], status, path, centre }
}
