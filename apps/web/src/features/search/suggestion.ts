import type { SearchKind, Suggestion as SuggestedTitle } from '@koma/contract/search.ts'
import { itemPath } from '@koma/domain/item-path.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { Place } from './places.ts'

/** A screen of the site, or a title that holds what was begun, in the language in which it does, and its page. */
export interface Suggestion {
  readonly href: string
  readonly kind: SearchKind
  readonly said: { readonly text: string; readonly language: Language }
}

/** The screens that answer, then the titles of the API with their pages; what is named twice stands once, by the better name. */
export function suggestionsOf(
  places: readonly Place[],
  titles: readonly SuggestedTitle[],
  language: Language,
): readonly Suggestion[] {
  const screens = places.map(({ href, label }) => ({ href, kind: 'page' as const, said: { text: label, language } }))
  const found = titles.map((title) => ({
    href: itemPath(language, title),
    kind: title.kind,
    said: { text: title.text, language: title.language },
  }))
  const suggestions = [...screens, ...found]
  return suggestions.filter(({ href }, at) => suggestions.findIndex((one) => one.href === href) === at)
}
