import { htmlLang, languages, type Language } from '@koma/domain/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import { TextField } from '../../media/text-field.tsx'
import { lineOf } from './fact-props.ts'

type LinesOf<Field extends string> = Readonly<Record<`${Field}_${Language}`, string | null>>

interface Props<Field extends string, Words extends LinesOf<Field>> {
  /** The address of the field without its language: `activity.location`. */
  readonly name: string
  readonly field: Field
  readonly label: string
  readonly words: Words
  /** Whether there has to be Chinese: nothing of it is then an empty text, of another language null. */
  readonly chinese: null extends Words[`${Field}_zh`] ? 'optional' : 'required'
  readonly hint?: string | undefined
  readonly isReadOnly: boolean
  problemOf(field: string): string | undefined
  onChange(part: Partial<Pick<Words, `${Field}_${Language}`>>): void
}

/** One line in the three languages side by side; the hint stands at the Chinese, which the others translate. */
export function LanguageLines<Field extends string, Words extends LinesOf<Field>>(props: Props<Field, Words>) {
  const { name, field, label, words, chinese, hint, isReadOnly, problemOf, onChange } = props
  const text = useText()
  const isRequired = (language: Language) => language === 'zh' && chinese === 'required'
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
          isRequired={isRequired(language)}
          isReadOnly={isReadOnly}
          onChange={(value) =>
            onChange({ [`${field}_${language}`]: isRequired(language) ? value : lineOf(value) } as never)
          }
        />
      ))}
    </div>
  )
}
