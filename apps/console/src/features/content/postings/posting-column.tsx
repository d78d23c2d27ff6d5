import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { useId } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { BodyField } from '../body-field.tsx'
import { postingLengthMax, type PostingSpec, type WordSpec } from './posting-specs.ts'
import type { PostingFormState } from './use-posting-form.ts'

interface Props {
  readonly spec: PostingSpec
  readonly language: Language
  readonly state: PostingFormState
  readonly isStale: boolean
  readonly isReadOnly: boolean
}

/** The words of a posting in one language, and whether the translation is older than the Chinese. */
export function PostingColumn({ spec, language, state, isStale, isReadOnly }: Props) {
  const text = useText()
  const heading = useId()
  return (
    <section className="c-box c-content-language" aria-labelledby={heading}>
      <h2 id={heading}>{text(`consoleContent.language_${language}`)}</h2>
      {language !== 'zh' && isStale && <StillHolds language={language} state={state} isReadOnly={isReadOnly} />}
      {spec.words.map((one) => (
        <WordField key={one.word} spec={one} language={language} state={state} isReadOnly={isReadOnly} />
      ))}
    </section>
  )
}

interface WordProps extends Omit<Props, 'spec' | 'isStale'> {
  readonly spec: WordSpec
}

function WordField({ spec: { word, as, isRequired }, language, state, isReadOnly }: WordProps) {
  const text = useText()
  const id = useId()
  const field = `${word}_${language}`
  const problem = state.problemOf(field)
  const label = text(`consolePostings.word_${word}`)
  const write = (value: string) => state.write(field, value)
  const value = state.form.words[field] ?? ''
  if (as === 'html')
    return (
      <BodyField
        language={language}
        label={label}
        value={value}
        problem={problem}
        isReadOnly={isReadOnly}
        onChange={write}
      />
    )
  const shared = {
    id,
    name: field,
    className: 'c-input',
    lang: htmlLang[language],
    value,
    maxLength: postingLengthMax(word),
    readOnly: isReadOnly,
    required: isRequired && language === 'zh',
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-hint`,
    onChange: (event: { target: { value: string } }) => write(event.target.value),
  }
  return (
    <div className="c-field">
      <label htmlFor={id}>{label}</label>
      {as === 'line' ? <input type="text" {...shared} /> : <textarea rows={3} {...shared} />}
      <small id={`${id}-hint`} className={problem === undefined ? undefined : 'c-field-problem'}>
        {problem ?? (word === 'alt' ? text('consolePostings.alt_hint') : null)}
      </small>
    </div>
  )
}

function StillHolds({ language, state, isReadOnly }: { language: 'ja' | 'en' } & Pick<Props, 'state' | 'isReadOnly'>) {
  const text = useText()
  const { confirmed } = state.form
  return (
    <div className="c-note">
      <p>{text('consoleContent.stale_note')}</p>
      <label className="c-tick">
        <input
          type="checkbox"
          checked={confirmed.includes(language)}
          disabled={isReadOnly}
          onChange={({ target }) =>
            state.confirm(target.checked ? [...confirmed, language] : confirmed.filter((one) => one !== language))
          }
        />
        {text('consoleContent.still_holds')}
      </label>
    </div>
  )
}
