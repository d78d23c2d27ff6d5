import type { MiddlewareFunction } from 'react-router'
import { openSession, sessionContext } from '../lib/session.ts'
import { siteContext } from '../lib/site-context.ts'
import { languageOfPath } from '../lib/use-language.ts'

/**
 * Opens the reader's session for a request's loaders and actions, and lets its rotated tokens reach the browser with
 * whatever answer they give. What belongs to one reader is kept by nobody; a screen that is the same for every visitor
 * says so itself (`lib/public-page.ts`). Source: docs/guarantees.md I-67
 */
export const keepSession: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const session = openSession(context.get(siteContext), request.headers.get('cookie'), languageOfPath(url.pathname))
  context.set(sessionContext, session)
  const isPersonal = session.hasTokens() || request.method !== 'GET'
  const response = await next()
  const cookies = session.setCookies()
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  if (isPersonal || cookies.length > 0) response.headers.set('cache-control', 'private, no-store')
  else if (!response.ok || !response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}
