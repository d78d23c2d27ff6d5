import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import { TextField } from '../../media/text-field.tsx'
import type { TagForm } from './use-tag-form.ts'

/** The longest name (characters), as the API takes it. */
export const tagNameMax = 50

interface Props {
  readonly language: Language
  readonly form: TagForm
  /** Whether the Chinese has changed since this name was written. */
  readonly isStale: boolean
  readonly problem: string | undefined
  onChange(part: Partial<TagForm>): void
}

/** The name of a tag in one language; of one that is older than the Chinese, somebody may say that it still holds. */
export function TagNameField({ language, form, isStale, problem, onChange }: Props) {
  const text = useText()
  return (
    <>
      <TextField
        name={`name_${language}`}
        label={text(`consoleTags.name_${language}`)}
        lang={htmlLang[language]}
        value={form[`name_${language}`]}
        problem={problem}
        lengthMax={tagNameMax}
        isRequired={language === 'zh'}
        onChange={(value) => onChange({ [`name_${language}`]: value })}
      />
      {language !== 'zh' && isStale && (
        <div className="c-note">
          <p>{text('consoleContent.stale_note')}</p>
          <label className="c-tick">
            <input
              type="checkbox"
              checked={form.confirmed.includes(language)}
              onChange={({ target }) =>
                onChange({
                  confirmed: [
                    ...form.confirmed.filter((one) => one !== language),
                    ...(target.checked ? [language] : []),
                  ],
                })
              }
            />
            {text('consoleContent.still_holds')}
          </label>
        </div>
      )}
    </>
  )
}
