import { useFormats, useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../media/choice-list.tsx'
import { TextField } from '../../media/text-field.tsx'
import { lineOf, numberOf, type FactProps } from './fact-props.ts'
import { useChoices } from './use-choices.ts'

const numbers = ['edition', 'year', 'entries'] as const

/** Which edition of which award it is, when and where it was held. Who was named comes with the sources. */
export function AwardFields(props: FactProps<'award'>) {
  const { facts, isReadOnly, problemOf, onChange } = props
  const text = useText()
  const formats = useFormats()
  const { awards } = useChoices()
  return (
    <>
      <ChoiceList
        name="award.award_id"
        label={text('consoleFacts.award.award_id')}
        value={facts.award_id === null ? '' : String(facts.award_id)}
        choices={[
          { value: '', label: text('consoleFacts.choose') },
          ...awards.map((award) => ({ value: String(award.id), label: formats.name(award) })),
        ]}
        problem={problemOf('award_id')}
        hint={text('consoleFacts.wanted')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ award_id: numberOf(value) })}
      />
      {numbers.map((field) => (
        <TextField
          key={field}
          name={`award.${field}`}
          inputMode="numeric"
          label={text(`consoleFacts.award.${field}`)}
          value={facts[field] === null ? '' : String(facts[field])}
          problem={problemOf(field)}
          hint={field === 'entries' ? undefined : text('consoleFacts.wanted')}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange({ [field]: numberOf(value) })}
        />
      ))}
      <CeremonyFields {...props} />
    </>
  )
}

/** When and where it was held, and whether every winner is named. */
function CeremonyFields({ facts, isReadOnly, problemOf, onChange }: FactProps<'award'>) {
  const text = useText()
  return (
    <>
      <TextField
        name="award.held_on"
        type="date"
        label={text('consoleFacts.award.held_on')}
        value={facts.held_on ?? ''}
        problem={problemOf('held_on')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ held_on: lineOf(value) })}
      />
      <TextField
        name="award.venue_zh"
        label={text('consoleFacts.award.venue_zh')}
        lang="zh-Hant-TW"
        value={facts.venue_zh ?? ''}
        problem={problemOf('venue_zh')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ venue_zh: lineOf(value) })}
      />
      <label className="c-tick">
        <input
          type="checkbox"
          name="award.complete"
          checked={facts.complete}
          disabled={isReadOnly}
          onChange={({ target }) => onChange({ complete: target.checked })}
        />
        {text('consoleFacts.award.complete')}
      </label>
    </>
  )
}
