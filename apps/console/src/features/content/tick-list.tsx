interface Props<Value extends string | number> {
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  readonly problem?: string | undefined
  readonly isReadOnly: boolean
  onChange(chosen: Value[]): void
}

/** Any number of a few, each a stamp to press; the order is that of the choices. */
export function TickList<Value extends string | number>(props: Props<Value>) {
  const { legend, choices, chosen, problem, isReadOnly, onChange } = props
  const toggle = (value: Value, on: boolean) =>
    onChange(choices.map((one) => one.value).filter((one) => (one === value ? on : chosen.includes(one))))
  return (
    <fieldset className="c-content-tags">
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={isReadOnly}
            onChange={({ target }) => toggle(value, target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
      <small className="c-field-problem">{problem}</small>
    </fieldset>
  )
}
