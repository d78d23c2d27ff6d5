import { awardResults } from '@koma/contract/award-facts.ts'
import type { FactsOf } from '@koma/contract/content-facts.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import { TextField } from '../../media/text-field.tsx'
import { ChoiceField } from '../../shell/choice-field.tsx'
import { lineOf } from './fact-props.ts'
import { ItemChoice } from './item-choice.tsx'

type Entry = FactsOf<'award'>['categories'][number]['entries'][number]

interface Props {
  readonly entry: Entry
  readonly isReadOnly: boolean
  problemOf(field: string): string | undefined
  onChange(part: Partial<Entry>): void
}

const lines = [
  { field: 'title_zh', lang: htmlLang.zh },
  { field: 'title_en', lang: htmlLang.en },
  { field: 'creators_zh', lang: htmlLang.zh },
] as const

/** One who was named: as the award writes it, and which records of the databases they are. */
export function AwardEntry({ entry, isReadOnly, problemOf, onChange }: Props) {
  const text = useText()
  return (
    <>
      <ChoiceField
        legend={text('consoleFacts.result')}
        name="result"
        chosen={entry.result}
        choices={awardResults.map((value) => ({ value, label: text(`consoleFacts.result_${value}`) }))}
        onChoose={(result) => onChange(isReadOnly ? {} : { result })}
      />
      <div className="c-lines">
        {lines.map(({ field, lang }) => (
          <TextField
            key={field}
            name={`entry.${field}`}
            label={text(`consoleFacts.entry_${field}`)}
            lang={lang}
            value={entry[field] ?? ''}
            problem={problemOf(field)}
            hint={field === 'creators_zh' ? text('consoleFacts.entry_creators_hint') : undefined}
            isReadOnly={isReadOnly}
            onChange={(value) => onChange({ [field]: lineOf(value) })}
          />
        ))}
      </div>
      <EntryRecords entry={entry} isReadOnly={isReadOnly} problemOf={problemOf} onChange={onChange} />
    </>
  )
}

/** Which records of the databases they are: their pages tell of the award. */
function EntryRecords({ entry, isReadOnly, problemOf, onChange }: Props) {
  const text = useText()
  return (
    <div className="c-lines">
      <ItemChoice
        label={text('consoleFacts.entry_comic')}
        kind="comic"
        isOne
        chosen={entry.comic_id === null ? [] : [entry.comic_id]}
        problem={problemOf('comic_id')}
        isReadOnly={isReadOnly}
        onChange={([comic_id]) => onChange({ comic_id: comic_id ?? null })}
      />
      <ItemChoice
        label={text('consoleFacts.entry_creator_ids')}
        kind="creator"
        chosen={entry.creator_ids}
        problem={problemOf('creator_ids')}
        isReadOnly={isReadOnly}
        onChange={(creator_ids) => onChange({ creator_ids })}
      />
      <ItemChoice
        label={text('consoleFacts.entry_publisher')}
        kind="publisher"
        isOne
        chosen={entry.publisher_id === null ? [] : [entry.publisher_id]}
        problem={problemOf('publisher_id')}
        isReadOnly={isReadOnly}
        onChange={([publisher_id]) => onChange({ publisher_id: publisher_id ?? null })}
      />
    </div>
  )
}
