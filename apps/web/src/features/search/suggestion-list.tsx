import { htmlLang } from '@koma/domain/languages.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge } from '../../shell/said.tsx'
import type { Suggestion } from './suggestion.ts'

interface SuggestionListProps {
  readonly id: string
  readonly idOf: (place: number) => string
  readonly suggestions: readonly Suggestion[]
  /** The place of the chosen one; -1 for none. */
  readonly chosen: number
  readonly onFollow: (suggestion: Suggestion) => void
}

/** Titles below the box, each with its kind and, where it is not the reader's, its language. */
export function SuggestionList({ id, idOf, suggestions, chosen, onFollow }: SuggestionListProps) {
  const { words, language } = useSite()
  return (
    <>
      <p role="status" className="k-ears">
        {suggestions.length > 0 ? words('search.suggestionCount', { count: suggestions.length }) : null}
      </p>
      {suggestions.length > 0 ? (
        <ul id={id} role="listbox" className="web-suggestions" aria-label={words('search.suggestionsLabel')}>
          {suggestions.map((one, place) => (
            // The keys are the box's, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={one.href}
              id={idOf(place)}
              role="option"
              aria-selected={place === chosen}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onFollow(one)}
            >
              <span lang={one.said.language === language ? undefined : htmlLang[one.said.language]}>
                {one.said.text}
              </span>
              <span className="web-suggestion-kind">
                {words(`search.kind_${one.kind}`)} <LanguageBadge said={one.said} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
