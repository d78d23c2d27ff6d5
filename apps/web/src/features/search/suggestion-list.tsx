import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import type { Suggestion } from './suggestion.ts'

interface SuggestionListProps {
  readonly id: string
  readonly idOf: (place: number) => string
  readonly suggestions: readonly Suggestion[]
  /** The place of the chosen one; -1 for none. */
  readonly chosen: number
  readonly onFollow: (suggestion: Suggestion) => void
}

/** Titles below the box, each with its kind; one in another language than the reader's is told with its language. */
export function SuggestionList({ id, idOf, suggestions, chosen, onFollow }: SuggestionListProps) {
  const { words } = useSite()
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
              <span className="web-suggestion-title">
                <Said said={one.said} />
                {one.found ? (
                  <span className="web-suggestion-found">
                    <Said said={one.found} /> <LanguageBadge said={one.found} />
                  </span>
                ) : null}
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
