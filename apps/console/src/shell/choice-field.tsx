interface Props<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly chosen: Value
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  onChoose(value: Value): void
}

/** One of a few: radio buttons that are as large as a finger. */
export function ChoiceField<Value extends string>({ legend, name, chosen, choices, onChoose }: Props<Value>) {
  return (
    <fieldset className="c-switch">
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
