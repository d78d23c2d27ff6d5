import { htmlLang, languages, type Language } from '@koma/domain/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import { TextField } from '../../media/text-field.tsx'
import { lineOf } from './fact-props.ts'

interface Props<Field extends string> {
  /** The address of the field without its language: `activity.location`. */
  readonly name: string
  readonly field: Field
  readonly label: string
  readonly words: Readonly<Record<`${Field}_${Language}`, string | null>>
  readonly hint?: string | undefined
  readonly isReadOnly: boolean
  problemOf(field: string): string | undefined
  onChange(part: Partial<Record<`${Field}_${Language}`, string | null>>): void
}

/** One line in the three languages side by side; the hint stands at the Chinese, which the others translate. */
export function LanguageLines<Field extends string>(props: Props<Field>) {
  const { name, field, label, words, hint, isReadOnly, problemOf, onChange } = props
  const text = useText()
  return (
    <div className="c-lines">
      {languages.map((language) => (
        <TextField
          key={language}
          name={`${name}_${language}`}
          label={text('consoleContent.field_in', {
            field: label,
            language: text(`consoleContent.language_${language}`),
          })}
          lang={htmlLang[language]}
          lengthMax={200}
          value={words[`${field}_${language}`] ?? ''}
          problem={problemOf(`${field}_${language}`)}
          hint={language === 'zh' ? hint : undefined}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange({ [`${field}_${language}`]: lineOf(value) } as never)}
        />
      ))}
    </div>
  )
}
