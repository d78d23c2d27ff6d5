import { useId } from 'react'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly problem?: string | undefined
  readonly hint?: string | undefined
  readonly isReadOnly?: boolean
  onChange(value: string): void
}

/** One of a list, with its label and what is wrong with it. */
export function ChoiceList({ label, name, value, choices, problem, hint, isReadOnly, onChange }: Props) {
  const id = useId()
  return (
    <div className="c-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="c-input"
        value={value}
        disabled={isReadOnly}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <small id={`${id}-hint`}>{hint}</small>
      <small id={`${id}-problem`} className="c-field-problem">
        {problem}
      </small>
    </div>
  )
}
