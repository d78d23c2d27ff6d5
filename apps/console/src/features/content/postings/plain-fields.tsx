import { noticeLevels, panelArts, panelColours, postingLengths } from '@koma/contract/postings.ts'
import { useId } from 'react'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import { ChoiceField } from '../../../shell/choice-field.tsx'
import { ItemPicker } from './item-picker.tsx'
import type { PostingSpec } from './posting-specs.ts'
import { useFaqTypes } from './use-faq-types.ts'
import type { PostingFormState } from './use-posting-form.ts'

interface Props {
  readonly spec: PostingSpec
  readonly state: PostingFormState
  readonly isReadOnly: boolean
}

/** What a posting says beside its words; a kind without any has no such box. */
export function PlainFields({ spec, state, isReadOnly }: Props) {
  const text = useText()
  if (Object.keys(spec.plain).length === 0) return null
  return (
    <fieldset className="c-box c-posting-plain" disabled={isReadOnly}>
      <legend>{text('consolePostings.settings')}</legend>
      {spec.resource === 'panels' && <PanelFields state={state} />}
      {spec.resource === 'notices' && <NoticeFields state={state} />}
      {spec.resource === 'faqs' && <TypeField state={state} />}
    </fieldset>
  )
}

type FieldProps = Pick<Props, 'state'>

function PanelFields({ state }: FieldProps) {
  const text = useText()
  return (
    <>
      <ItemPicker state={state} />
      <LinkField state={state} />
      <SelectField
        label={text('consolePostings.art')}
        field="art"
        state={state}
        choices={panelArts.map((value) => ({ value, label: text(`consolePostings.art_${value}`) }))}
      />
      <SelectField
        label={text('consolePostings.colour')}
        field="colour"
        state={state}
        choices={panelColours.map((value) => ({ value, label: text(`consolePostings.colour_${value}`) }))}
      />
    </>
  )
}

function NoticeFields({ state }: FieldProps) {
  const text = useText()
  const { plain } = state.form
  return (
    <>
      <ChoiceField
        legend={text('consolePostings.level')}
        name="level"
        chosen={String(plain['level'])}
        choices={noticeLevels.map((value) => ({
          value: value as string,
          label: text(`consolePostings.level_${value}`),
        }))}
        onChoose={(level) => state.choose('level', level)}
      />
      <label className="c-tick">
        <input
          type="checkbox"
          checked={plain['pinned'] === true}
          onChange={({ target }) => state.choose('pinned', target.checked)}
        />
        {text('consolePostings.pinned')}
      </label>
      <LinkField state={state} />
    </>
  )
}

function TypeField({ state }: FieldProps) {
  const text = useText()
  const formats = useFormats()
  const types = useFaqTypes(true)
  return (
    <SelectField
      label={text('consolePostings.type')}
      field="type_id"
      state={state}
      empty={text('consolePostings.choose')}
      choices={types.map((one) => ({ value: String(one.id), label: formats.name(one) }))}
      read={(value) => (value === '' ? null : Number(value))}
    />
  )
}

function LinkField({ state }: FieldProps) {
  const text = useText()
  const id = useId()
  const problem = state.problemOf('link')
  return (
    <div className="c-field">
      <label htmlFor={id}>{text('consolePostings.link')}</label>
      <input
        id={id}
        name="link"
        className="c-input"
        type="text"
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={postingLengths.link}
        value={String(state.form.plain['link'] ?? '')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => state.choose('link', target.value)}
      />
      <small id={`${id}-hint`} className={problem === undefined ? undefined : 'c-field-problem'}>
        {problem ?? text('consolePostings.link_hint')}
      </small>
    </div>
  )
}

interface SelectProps extends FieldProps {
  readonly label: string
  readonly field: string
  readonly choices: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** What stands where nothing is chosen; without it something always is. */
  readonly empty?: string
  read?(value: string): string | number | null
}

function SelectField({ label, field, state, choices, empty, read = String }: SelectProps) {
  const id = useId()
  const problem = state.problemOf(field)
  return (
    <div className="c-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={field}
        className="c-input"
        value={String(state.form.plain[field] ?? '')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => state.choose(field, read(target.value))}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      <small id={`${id}-problem`} className="c-field-problem">
        {problem}
      </small>
    </div>
  )
}
