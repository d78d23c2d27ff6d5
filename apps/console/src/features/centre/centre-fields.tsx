import { centreLengths, type CentreEntry } from '@koma/contract/centre.ts'
import { htmlLang, languages, type Language } from '@koma/domain/languages.ts'
import Button from '@mui/material/Button'
import { useId, type FormEvent } from 'react'
import { useText } from '../../i18n/use-text.ts'
import type { CentreField } from './centre-form.ts'
import { useCentreForm, type CentreFormState } from './use-centre-form.ts'

interface Props {
  readonly holding: CentreEntry
  readonly version: number
  readonly isReadOnly: boolean
  onChanged(): void
}

/** The facts as they hold, to be changed from now or a later instant on. */
export function CentreFields({ holding, version, isReadOnly, onChanged }: Props) {
  const text = useText()
  const state = useCentreForm(holding, version, onChanged)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.save()
  }
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className="c-plain" disabled={isReadOnly || state.isSaving}>
        <legend className="c-ears">{text('consoleCentre.facts')}</legend>
        <div className="c-content-languages">
          {languages.map((language) => (
            <LanguageFacts key={language} language={language} state={state} />
          ))}
        </div>
        <section className="c-box c-centre-reach" aria-label={text('consoleCentre.reach')}>
          <Line field="phone" type="tel" state={state} />
          <Line field="email" type="email" state={state} />
          <Line field="map_url" type="url" state={state} />
          <Links state={state} />
        </section>
        {!isReadOnly && <Saving state={state} />}
      </fieldset>
    </form>
  )
}

function LanguageFacts({ language, state }: { language: Language; state: CentreFormState }) {
  const text = useText()
  const heading = useId()
  return (
    <section className="c-box c-content-language" aria-labelledby={heading}>
      <h2 id={heading}>{text(`consoleContent.language_${language}`)}</h2>
      <Line field={`name_${language}`} lang={htmlLang[language]} state={state} />
      <Line field={`address_${language}`} lang={htmlLang[language]} state={state} />
    </section>
  )
}

interface LineProps {
  readonly field: CentreField
  readonly state: CentreFormState
  readonly lang?: string
  readonly type?: 'tel' | 'email' | 'url'
}

function Line({ field, state, lang, type }: LineProps) {
  const text = useText()
  const id = useId()
  const problem = state.problemOf(field)
  const word = field.replace(/_(zh|ja|en)$/, '') as 'name' | 'address' | 'phone' | 'email' | 'map_url'
  return (
    <div className="c-field">
      <label htmlFor={id}>{text(`consoleCentre.${word}`)}</label>
      <input
        id={id}
        name={field}
        className="c-input"
        type={type ?? 'text'}
        lang={lang}
        required={field === 'name_zh'}
        maxLength={word === 'email' || word === 'map_url' ? centreLengths.url : centreLengths[word]}
        value={state.form[field]}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => state.change({ [field]: target.value })}
      />
      <small id={`${id}-problem`} className="c-field-problem">
        {problem}
      </small>
    </div>
  )
}

function Links({ state }: { state: CentreFormState }) {
  const text = useText()
  const id = useId()
  const problem = state.problemOf('links')
  return (
    <div className="c-field c-centre-links">
      <label htmlFor={id}>{text('consoleCentre.links')}</label>
      <textarea
        id={id}
        name="links"
        className="c-input"
        rows={3}
        spellCheck={false}
        value={state.form.links}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => state.change({ links: target.value })}
      />
      <small id={`${id}-hint`} className={problem === undefined ? undefined : 'c-field-problem'}>
        {problem ?? text('consoleCentre.links_hint')}
      </small>
    </div>
  )
}

function Saving({ state }: { state: CentreFormState }) {
  const text = useText()
  const id = useId()
  const problem = state.problemOf('valid_from')
  return (
    <div className="c-row-actions c-centre-save">
      <div className="c-field">
        <label htmlFor={id}>{text('consoleCentre.valid_from')}</label>
        <input
          id={id}
          className="c-input"
          type="datetime-local"
          value={state.form.valid_from.slice(0, 16).replace(' ', 'T')}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) =>
            state.change({ valid_from: target.value ? `${target.value.replace('T', ' ')}:00` : '' })
          }
        />
        <small id={`${id}-hint`} className={problem === undefined ? undefined : 'c-field-problem'}>
          {problem ?? text('consoleCentre.valid_from_hint')}
        </small>
      </div>
      <Button type="submit" disabled={!state.dirty}>
        {text('consoleCentre.save')}
      </Button>
    </div>
  )
}
