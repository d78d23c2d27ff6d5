import type { LoaderFunctionArgs } from 'react-router'
import { suggestionsOf, type Suggestion } from '../features/search/suggestion.ts'
import { askedWords } from '../lib/asked-words.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'

/** Titles that hold what was begun, for the box: `?q=`. What cannot be answered suggests nothing. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly Suggestion[]> {
  const screen = screenOf(args)
  const q = askedWords(screen.url.searchParams)
  if (q === undefined) return []
  const result = await screen.api.call(readingCalls.suggestions(q))
  return result.ok ? suggestionsOf(result.data, screen.language) : []
}

/** Asked for anew only when something else was written. */
export const shouldRevalidate = () => false
