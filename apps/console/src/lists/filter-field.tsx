import { useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useTyped } from './use-typed.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

type Named = { readonly name: string; readonly label: string }
export type TypedFilterSpec = Named &
  ({ readonly kind: 'date' } | { readonly kind: 'text'; readonly suggestions?: readonly Choice[] })
export type ChoiceFilterSpec = Named & {
  readonly kind: 'choice'
  readonly choices: readonly Choice[]
  /** What it is without any of them; all, where nothing is said. */
  readonly none?: string
}

/** One filter of a list. */
export type Filter = TypedFilterSpec | ChoiceFilterSpec

interface Props<Spec> {
  readonly filter: Spec
  /** The value by which the list is filtered now; empty for none. */
  readonly applied: string
  onApply(value: string): void
}

/** A filter that is typed: text, with suggestions where there are some, or a day. */
export function TypedFilter({ filter, applied, onApply }: Props<TypedFilterSpec>) {
  const id = useId()
  const { typed, type } = useTyped(applied, onApply)
  const suggestions = filter.kind === 'text' ? (filter.suggestions ?? []) : []
  return (
    <div className="c-field">
      <label htmlFor={id}>{filter.label}</label>
      <input
        id={id}
        className="c-input"
        type={filter.kind === 'date' ? 'date' : 'search'}
        autoComplete="off"
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </div>
  )
}

/** A filter with a few values. */
export function ChoiceFilter({ filter, applied, onApply }: Props<ChoiceFilterSpec>) {
  const text = useText()
  const id = useId()
  return (
    <div className="c-field">
      <label htmlFor={id}>{filter.label}</label>
      <select id={id} className="c-input" value={applied} onChange={(event) => onApply(event.target.value)}>
        <option value="">{filter.none ?? text('consoleShell.all')}</option>
        {filter.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
