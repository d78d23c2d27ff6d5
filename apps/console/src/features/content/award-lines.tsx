import type { FactsOf } from '@koma/contract/content-facts.ts'
import { useText } from '../../i18n/use-text.ts'
import { AwardEntry } from './award-entry.tsx'
import type { FactProps } from './fact-props.ts'
import { LanguageLines } from './language-lines.tsx'
import { PartList } from './part-list.tsx'

type Category = FactsOf<'award'>['categories'][number]
type Entry = Category['entries'][number]

const newEntry: Entry = {
  result: 'winner',
  title_zh: null,
  title_en: null,
  creators_zh: null,
  comic_id: null,
  publisher_id: null,
  creator_ids: [],
}

/** Winners and finalists of an edition, category by category, in the order in which the site shows them. */
export function AwardLines({ facts, isReadOnly, problemOf, hasProblemIn, onChange }: FactProps<'award'>) {
  const text = useText()
  return (
    <PartList
      legend={text('consoleFacts.award.categories')}
      isTitled
      parts={facts.categories}
      addLabel={text('consoleFacts.category_add')}
      problem={problemOf('categories')}
      isReadOnly={isReadOnly}
      nameOf={({ name_zh, entries }) => text('consoleFacts.category_line', { name: name_zh, count: entries.length })}
      make={(): Category => ({ name_zh: '', name_ja: null, name_en: null, entries: [] })}
      hasProblem={(place) => hasProblemIn(`categories.${place}`)}
      onChange={(categories) => onChange({ categories })}
    >
      {(category, place, change) => (
        <>
          <LanguageLines
            name={`award.categories.${place}.name`}
            field="name"
            label={text('consoleFacts.category_name')}
            words={category}
            chinese="required"
            isReadOnly={isReadOnly}
            problemOf={(field) => problemOf(`categories.${place}.${field}`)}
            onChange={change}
          />
          <EntryFields
            entries={category.entries}
            isReadOnly={isReadOnly}
            problemOf={(field) => problemOf(`categories.${place}.entries${field}`)}
            hasProblemIn={(address) => hasProblemIn(`categories.${place}.entries${address}`)}
            onChange={(entries) => change({ entries })}
          />
        </>
      )}
    </PartList>
  )
}

interface EntriesProps extends Pick<FactProps<'award'>, 'isReadOnly' | 'problemOf' | 'hasProblemIn'> {
  readonly entries: readonly Entry[]
  onChange(entries: Entry[]): void
}

function EntryFields({ entries, isReadOnly, problemOf, hasProblemIn, onChange }: EntriesProps) {
  const text = useText()
  const nameOf = ({ result, title_zh, creators_zh }: Entry) =>
    title_zh || creators_zh
      ? [text(`consoleFacts.result_${result}`), title_zh, creators_zh].filter(Boolean).join('　')
      : ''
  return (
    <PartList
      legend={text('consoleFacts.entries')}
      parts={entries}
      addLabel={text('consoleFacts.entry_add')}
      problem={problemOf('')}
      isReadOnly={isReadOnly}
      nameOf={nameOf}
      make={() => newEntry}
      hasProblem={(place) => hasProblemIn(`.${place}`)}
      onChange={onChange}
    >
      {(entry, place, change) => (
        <AwardEntry
          entry={entry}
          isReadOnly={isReadOnly}
          problemOf={(field) => problemOf(`.${place}.${field}`)}
          onChange={change}
        />
      )}
    </PartList>
  )
}
