import type { LoaderFunctionArgs } from 'react-router'
import { placesFor } from '../features/search/places.ts'
import { suggestionsOf, type Suggestion } from '../features/search/suggestion.ts'
import { askedWords } from '../lib/asked-words.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'

/** Screens of the site and titles that hold what was begun, for the box: `?q=`. What cannot be answered suggests nothing. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly Suggestion[]> {
  const screen = screenOf(args)
  const q = askedWords(screen.url.searchParams)
  if (q === undefined) return []
  const result = await screen.api.call(readingCalls.suggestions(q))
  return suggestionsOf(placesFor(q, screen), result.ok ? result.data : [], screen.language)
}

/** Asked for anew only when something else was written. */
export const shouldRevalidate = () => false
