import { pageChangesMax } from '@koma/contract/page-facts.ts'
import { htmlLang, languages } from '@koma/domain/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import { TextField } from '../../media/text-field.tsx'
import { lineOf, type FactProps } from './fact-props.ts'
import { Tick } from './tick.tsx'

/** Of the next version of a text that people go by: its day, whether members are asked again, and what changes. */
export function PageFields({ facts, isReadOnly, problemOf, onChange }: FactProps<'page'>) {
  const text = useText()
  return (
    <>
      <TextField
        name="page.holds_from"
        type="date"
        label={text('consoleFacts.page.holds_from')}
        hint={text('consolePages.holds_hint')}
        value={facts.holds_from ?? ''}
        problem={problemOf('holds_from')}
        isReadOnly={isReadOnly}
        onChange={(day) => onChange({ holds_from: day || null })}
      />
      <Tick
        name="page.asks_again"
        label={text('consoleFacts.page.asks_again')}
        hint={text('consolePages.asks_hint')}
        isChecked={facts.asks_again}
        isReadOnly={isReadOnly}
        onChange={(asks_again) => onChange({ asks_again })}
      />
      {languages.map((language) => (
        <TextField
          key={language}
          name={`page.changes_${language}`}
          label={text(`consoleFacts.page.changes_${language}`)}
          lang={htmlLang[language]}
          lengthMax={pageChangesMax}
          isLong
          value={facts[`changes_${language}`] ?? ''}
          problem={problemOf(`changes_${language}`)}
          hint={language === 'zh' ? text('consolePages.changes_hint') : undefined}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange({ [`changes_${language}`]: lineOf(value) })}
        />
      ))}
    </>
  )
}
