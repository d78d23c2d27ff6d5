import type { Member } from '@koma/contract/members.ts'
import type { Language } from '@koma/domain/languages.ts'
import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import type { ApiClient } from './api-client.ts'
import type { Refused } from './api-result.ts'
import type { Call } from './calls.ts'
import { nearItems, type NearMatches } from './near-items.ts'
import { pathsOf, type Paths } from './paths.ts'
import { sessionContext, type Session } from './session.ts'
import { siteContext, type SiteRequest } from './site-context.ts'
import { languageOf } from './use-language.ts'
import { wordsFor, type Words } from './words.ts'

/** What a loader or an action works with. */
export interface Screen {
  readonly language: Language
  readonly words: Words
  readonly paths: Paths
  readonly session: Session
  readonly api: ApiClient
  readonly site: SiteRequest
  /** The address as the reader sees it, without the router's own marks. */
  readonly url: URL
}

/** A cookie that is longer as it is sent is dropped by browsers, and more of them are no answer to anybody (characters). */
const rememberedLengthMax = 3_000

/** Seconds that a guarded page is remembered while its reader signs in. */
const previousPageSeconds = 30 * 60

/** The screen of a request. */
export function screenOf({ params, context, url }: Pick<LoaderFunctionArgs, 'params' | 'context' | 'url'>): Screen {
  const language = languageOf(params.lang)
  const session = context.get(sessionContext)
  return {
    language,
    words: wordsFor(language),
    paths: pathsOf(language),
    session,
    api: session.api,
    site: context.get(siteContext),
    url,
  }
}

/**
 * The answer of a call that a page cannot do without. A 401 leads to sign, the rest to the 404, 403 or 500 screen; the 404
 * names what the reader may have meant.
 */
export async function load<Answer>(screen: Screen, call: Call<Answer>): Promise<Answer> {
  const result = await screen.api.call(call)
  if (result.ok) return result.data
  throw refusalScreen(screen, result, result.status === 404 ? await nearItems(screen) : undefined)
}

/** What is thrown for a refusal that no form can show: the way to sign, or a screen with the same status. */
export function refusalScreen(screen: Screen, refused: Refused, near?: NearMatches) {
  if (refused.status === 401) return toSign(screen)
  return data({ code: refused.code, message: refused.message, ...(near && { near }) }, { status: refused.status })
}

/** A visitor is sent to sign, and this page remembered, or the one that shows it. Source: product §2 "Login guard" */
export async function requireMember(screen: Screen, page?: string): Promise<Member> {
  const member = await screen.session.member()
  if (member) return member
  throw toSign(screen, page)
}

/** The 404 screen. */
export const notFound = () => data(null, { status: 404 })

/**
 * What a form gets back, with the status that a document of it has. The router's own calls get 200: the answer is for
 * the page that asked, and a browser would report anything else as a failure to load.
 */
export const formAnswer = <Answer>({ request }: Pick<LoaderFunctionArgs, 'request'>, answer: Answer, status: number) =>
  data(answer, { status: new URL(request.url).pathname.endsWith('.data') ? 200 : status })

/** Where something is that had another address before. */
export const movedForGood = (address: string) => redirect(address, 301)

/** Where a form posts to when it has done its work. */
export const seeOther = (address: string) => redirect(address, 303)

function toSign({ session, paths, url }: Screen, page = url.pathname + url.search) {
  // Of an address that is too long its path says enough; one that is nonsense altogether is not remembered.
  const [path = page] = page.split('?', 1)
  const kept = [page, path].find((one) => encodeURIComponent(one).length <= rememberedLengthMax)
  if (kept) session.remember('previousPage', kept, previousPageSeconds)
  return redirect(paths.sign(), 302)
}
