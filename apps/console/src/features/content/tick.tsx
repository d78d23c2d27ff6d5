interface Props {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly isChecked: boolean
  readonly isReadOnly: boolean
  onChange(isChecked: boolean): void
}

/** Yes or no, with what it means. */
export const Tick = ({ name, label, hint, problem, isChecked, isReadOnly, onChange }: Props) => (
  <div className="c-field">
    <label className="c-tick">
      <input
        type="checkbox"
        name={name}
        checked={isChecked}
        disabled={isReadOnly}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
    <small>{hint}</small>
    <small className="c-field-problem">{problem}</small>
  </div>
)
