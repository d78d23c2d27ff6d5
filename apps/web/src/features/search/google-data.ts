import { askedWords } from '../../lib/asked-words.ts'
import { googlePagesMax, googlePerPage, type GoogleHit } from '../../lib/google-search.ts'
import { pageOf } from '../../lib/page-number.ts'
import type { Screen } from '../../lib/screen.ts'

export interface GoogleFound {
  readonly q: string
  readonly hits: readonly GoogleHit[]
  readonly total: number
  readonly meta: { readonly page: number; readonly last_page: number }
}

export type GoogleSearched =
  | { readonly kind: 'found'; readonly found: GoogleFound }
  /** The site's own search answers; `problem` is what is said of Google's. */
  | { readonly kind: 'own'; readonly problem: string | null }

/** What Google finds; without its service, without words, or after an error the site's own search answers. */
export async function searchGoogle(screen: Screen): Promise<GoogleSearched> {
  const query = screen.url.searchParams
  const q = askedWords(query)
  if (q === undefined || !screen.site.googleSearch) return { kind: 'own', problem: null }
  const page = Math.min(pageOf(query), googlePagesMax)
  const answer = await screen.site.googleSearch(screen.language, q, page)
  if (answer === null) return { kind: 'own', problem: null }
  if (!answer.ok) return { kind: 'own', problem: answer.message ?? screen.words('search.googleFailed') }
  const last_page = Math.max(1, Math.min(googlePagesMax, Math.ceil(answer.total / googlePerPage)))
  return { kind: 'found', found: { q, hits: answer.hits, total: answer.total, meta: { page, last_page } } }
}
