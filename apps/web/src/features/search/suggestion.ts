import type { SearchKind, Suggestion as SuggestedTitle } from '@koma/contract/search.ts'
import { itemPath } from '@koma/domain/item-path.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { Place } from './places.ts'

/** A screen of the site, or an item whose title holds what was begun, as its reader calls it. */
export interface Suggestion {
  readonly href: string
  readonly kind: SearchKind
  readonly said: Title
  /** The title that holds what was begun, where that is one in another language. */
  readonly found: Title | null
}

interface Title {
  readonly text: string
  readonly language: Language
}

/** The screens that answer, then the titles of the API with their pages; what is named twice stands once, by the better name. */
export function suggestionsOf(
  places: readonly Place[],
  titles: readonly SuggestedTitle[],
  language: Language,
): readonly Suggestion[] {
  const screens = places.map(({ href, label }) => ({
    href,
    kind: 'page' as const,
    said: { text: label, language },
    found: null,
  }))
  const items = titles.map((title) => ({
    href: itemPath(language, title),
    kind: title.kind,
    ...titlesOf(title, language),
  }))
  const suggestions = [...screens, ...items]
  return suggestions.filter(({ href }, at) => suggestions.findIndex((one) => one.href === href) === at)
}

/** Its title in the reader's language where it has one; the other that was found is told below it. */
function titlesOf(title: SuggestedTitle, language: Language): Pick<Suggestion, 'said' | 'found'> {
  const found = { text: title.text, language: title.language }
  const own = title[`title_${language}`]
  if (own === null || title.language === language) return { said: found, found: null }
  return { said: { text: own, language }, found }
}
