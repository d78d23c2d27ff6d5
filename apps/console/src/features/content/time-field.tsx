import { useId } from 'react'

interface Props {
  readonly label: string
  /** `YYYY-MM-DD HH:mm:ss` of the centre's clock; empty for none. */
  readonly value: string
  readonly problem: string | undefined
  readonly hint?: string | undefined
  readonly isReadOnly?: boolean
  onChange(value: string): void
}

/** A day and a time of the centre, whatever the clock of this computer says. */
export function TimeField({ label, value, problem, hint, isReadOnly, onChange }: Props) {
  const id = useId()
  return (
    <div className="c-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="c-input"
        type="datetime-local"
        value={value.slice(0, 16).replace(' ', 'T')}
        aria-invalid={problem !== undefined}
        readOnly={isReadOnly}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => onChange(target.value ? `${target.value.replace('T', ' ')}:00` : '')}
      />
      <small id={`${id}-hint`}>{hint}</small>
      <small id={`${id}-problem`} className="c-field-problem">
        {problem}
      </small>
    </div>
  )
}
