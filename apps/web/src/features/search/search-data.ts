import { searchKinds, type SearchAnswer, type SearchKind } from '@koma/contract/search.ts'
import { askedWords } from '../../lib/asked-words.ts'
import { loadForReader } from '../../lib/for-reader.ts'
import { pageOf } from '../../lib/page-number.ts'
import { readingCalls } from '../../lib/reading-calls.ts'
import type { Screen } from '../../lib/screen.ts'
import { placesFor, type Place } from './places.ts'

/** What the address asks, and what was found. */
export interface Searched {
  readonly q: string | undefined
  readonly kind: SearchKind | undefined
  /** Null where nothing was asked. */
  readonly answer: SearchAnswer | null
  /** Screens of the site that answer by themselves; on the first page of all kinds alone. */
  readonly places: readonly Place[]
}

/** The site's own search. A kind that does not exist asks for all of them. */
export async function searchSite(screen: Screen): Promise<Searched> {
  const query = screen.url.searchParams
  const q = askedWords(query)
  const kind = searchKinds.find((one) => one === query.get('type'))
  if (q === undefined) return { q, kind, answer: null, places: [] }
  return {
    q,
    kind,
    places: kind === undefined && pageOf(query) === 1 ? placesFor(q, screen) : [],
    answer: await loadForReader(screen, readingCalls.search({ q, type: kind, page: pageOf(query), per_page: 20 })),
  }
}
