import { safePreviousPage } from '@koma/domain/previous-page.ts'
import { routeWords } from './paths.ts'
import type { Screen } from './screen.ts'

/** Seconds that a page is remembered while its reader signs in. */
const seconds = 30 * 60

/** The page to return to after signing in: asked for in the address, else remembered; undefined means home. Source: product §2 */
export function previousPageOf({ session, url }: Screen): string | undefined {
  const asked = safePreviousPage(url.searchParams.get('back'), routeWords)
  return asked ?? safePreviousPage(session.recall('previousPage'), routeWords)
}

/** Remembers a page across registration and sign-in. */
export const rememberPage = ({ session }: Screen, page: string): void => session.remember('previousPage', page, seconds)

/** Once used, a page is forgotten. */
export const forgetPage = ({ session }: Screen): void => session.remember('previousPage', '', 0)
