import type { DeskItem } from '@koma/contract/content-desk.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { BodyField } from './body-field.tsx'
import { lengthMax } from './item-form.ts'
import type { ItemFormState } from './use-item-form.ts'

interface Props {
  readonly language: Language
  readonly item: DeskItem
  readonly state: ItemFormState
  readonly isReadOnly: boolean
}

/** Title, summary and body in one language, and whether the translation is older than the Chinese. */
export function LanguageColumn({ language, item, state, isReadOnly }: Props) {
  const text = useText()
  const heading = useId()
  return (
    <section className="c-box c-content-language" aria-labelledby={heading}>
      <h2 id={heading}>{text(`consoleContent.language_${language}`)}</h2>
      {language !== 'zh' && item.stale.includes(language) && (
        <StillHolds language={language} state={state} isReadOnly={isReadOnly} />
      )}
      <LineField field="title" language={language} state={state} isReadOnly={isReadOnly} />
      {item.page === null && <LineField field="summary" language={language} state={state} isReadOnly={isReadOnly} />}
      <BodyField
        language={language}
        value={state.form[`body_${language}`]}
        problem={state.problemOf(`body_${language}`)}
        isReadOnly={isReadOnly}
        hasPictures={item.page === null}
        onChange={(html) => state.change({ [`body_${language}`]: html })}
      />
    </section>
  )
}

type LineProps = Omit<Props, 'item'> & { readonly field: 'title' | 'summary' }

function LineField({ field, language, state, isReadOnly }: LineProps) {
  const text = useText()
  const id = useId()
  const key = `${field}_${language}` as const
  const problem = state.problemOf(key)
  const shared = {
    id,
    name: key,
    className: 'c-input',
    lang: htmlLang[language],
    value: state.form[key],
    maxLength: lengthMax(field),
    readOnly: isReadOnly,
    required: key === 'title_zh',
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-problem`,
    onChange: (event: { target: { value: string } }) => state.change({ [key]: event.target.value }),
  }
  return (
    <div className="c-field">
      <label htmlFor={id}>{text(`consoleContent.${field}`)}</label>
      {field === 'title' ? <input type="text" {...shared} /> : <textarea rows={3} {...shared} />}
      <small id={`${id}-problem`} className="c-field-problem">
        {problem}
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
          onChange={(event) =>
            state.change({
              confirmed: event.target.checked ? [...confirmed, language] : confirmed.filter((one) => one !== language),
            })
          }
        />
        {text('consoleContent.still_holds')}
      </label>
    </div>
  )
}
