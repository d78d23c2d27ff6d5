import type { SearchKind, Suggestion as SuggestedTitle } from '@koma/contract/search.ts'
import { itemPath } from '@koma/domain/item-path.ts'
import type { Language } from '@koma/domain/languages.ts'

/** A title that holds what was begun, in the language in which it does, and its page. */
export interface Suggestion {
  readonly href: string
  readonly kind: SearchKind
  readonly said: { readonly text: string; readonly language: Language }
}

/** The titles of the API with their pages; an item that two titles name stands once, by the better one. */
export function suggestionsOf(titles: readonly SuggestedTitle[], language: Language): readonly Suggestion[] {
  const suggestions = titles.map((title) => ({
    href: itemPath(language, title),
    kind: title.kind,
    said: { text: title.text, language: title.language },
  }))
  return suggestions.filter(({ href }, at) => suggestions.findIndex((one) => one.href === href) === at)
}
