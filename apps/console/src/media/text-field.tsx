import { useId, type HTMLAttributes } from 'react'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly problem: string | undefined
  readonly hint?: string | undefined
  readonly lang?: string
  readonly lengthMax?: number
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  readonly isLong?: boolean
  readonly type?: 'text' | 'date' | 'email' | 'url'
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  onChange(value: string): void
}

/** A line or a few of text with its label, its hint and what is wrong with it. */
export function TextField(props: Props) {
  const { label, name, value, problem, hint, lang, lengthMax, isRequired, isReadOnly, isLong, onChange } = props
  const id = useId()
  const shared = {
    id,
    name,
    className: 'c-input',
    value,
    lang,
    maxLength: lengthMax,
    readOnly: isReadOnly,
    required: isRequired,
    inputMode: props.inputMode,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-hint ${id}-problem`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className="c-field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea rows={3} {...shared} /> : <input type={props.type ?? 'text'} {...shared} />}
      <small id={`${id}-hint`}>{hint}</small>
      <small id={`${id}-problem`} className="c-field-problem">
        {problem}
      </small>
    </div>
  )
}
