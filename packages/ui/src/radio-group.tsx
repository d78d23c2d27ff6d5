import { useId } from 'react'
import type { ChangeEventHandler, InputHTMLAttributes, ReactNode } from 'react'
import { FieldError } from './field.tsx'
import type { FieldTexts } from './field.tsx'

export interface RadioGroupProps extends FieldTexts {
  name: string
  options: ReadonlyArray<{ value: string; label: ReactNode; hint?: ReactNode }>
  defaultValue?: string | undefined
  /** Given together with `onChange`: the caller holds the choice. */
  value?: string | undefined
  onChange?: ChangeEventHandler<HTMLInputElement>
  required?: boolean
  id?: string
}

/** One of a few, all of them in sight. The label is the group's legend. */
export function RadioGroup({
  label,
  mark,
  hint,
  error,
  name,
  options,
  value,
  defaultValue,
  onChange,
  required,
  id,
}: RadioGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const described = [error ? `${groupId}-error` : '', hint ? `${groupId}-hint` : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      className="k-field"
      id={groupId}
      aria-describedby={described || undefined}
      data-wrong={error ? '' : undefined}
      tabIndex={-1}
    >
      <legend className="k-field-label">
        {label}
        {mark ? <span className="k-field-mark">{mark}</span> : null}
      </legend>
      {hint ? (
        <p className="k-field-hint" id={`${groupId}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="k-choices">
        {options.map((option) => (
          <RadioChoice
            key={option.value}
            option={option}
            input={{ name, required, onChange, ...chosenBy(option.value, value, defaultValue) }}
          />
        ))}
      </div>
      {error ? <FieldError id={`${groupId}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

/** Held by the caller when there is a value, else by the browser. */
const chosenBy = (own: string, value: string | undefined, defaultValue: string | undefined) =>
  value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }

function RadioChoice({
  option,
  input,
}: {
  option: RadioGroupProps['options'][number]
  input: InputHTMLAttributes<HTMLInputElement>
}) {
  return (
    <label className="k-choice">
      <input type="radio" value={option.value} {...input} />
      <span>
        {option.label}
        {option.hint ? <small>{option.hint}</small> : null}
      </span>
    </label>
  )
}
