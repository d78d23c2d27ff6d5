import { activitySpaces } from '@koma/domain/activities.ts'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../media/choice-list.tsx'
import { lineOf, type FactProps } from './fact-props.ts'
import { LanguageLines } from './language-lines.tsx'
import { Tick } from './tick.tsx'
import { TimeField } from './time-field.tsx'

/** When and where an activity is, who arranges it, and whether it was called off. */
export function ActivityFields(props: FactProps<'activity'>) {
  const { facts, isReadOnly, problemOf, onChange } = props
  const text = useText()
  return (
    <>
      <div className="c-lines">
        {(['starts_at', 'ends_at'] as const).map((field) => (
          <TimeField
            key={field}
            label={text(`consoleFacts.activity.${field}`)}
            value={facts[field] ?? ''}
            problem={problemOf(field)}
            hint={text('consoleFacts.wanted')}
            isReadOnly={isReadOnly}
            onChange={(value) => onChange({ [field]: lineOf(value) })}
          />
        ))}
      </div>
      <PlaceFields {...props} />
      {(['organiser', 'co_organiser'] as const).map((field) => (
        <LanguageLines
          key={field}
          name={`activity.${field}`}
          field={field}
          label={text(`consoleFacts.${field}`)}
          words={facts}
          chinese="optional"
          hint={field === 'organiser' ? text('consoleFacts.wanted') : undefined}
          isReadOnly={isReadOnly}
          problemOf={problemOf}
          onChange={onChange}
        />
      ))}
      <Tick
        name="activity.cancelled"
        label={text('consoleFacts.activity.cancelled')}
        hint={text('consoleFacts.cancelled_hint')}
        isChecked={facts.cancelled}
        isReadOnly={isReadOnly}
        onChange={(cancelled) => onChange({ cancelled })}
      />
    </>
  )
}

/** What the place is called, and which room of the centre it is, if it is one. */
function PlaceFields({ facts, isReadOnly, problemOf, onChange }: FactProps<'activity'>) {
  const text = useText()
  const rooms = activitySpaces.map((value) => ({ value, label: text(`consoleFacts.space_${value}`) }))
  return (
    <>
      <LanguageLines
        name="activity.location"
        field="location"
        label={text('consoleFacts.location')}
        words={facts}
        chinese="optional"
        hint={text('consoleFacts.wanted')}
        isReadOnly={isReadOnly}
        problemOf={problemOf}
        onChange={onChange}
      />
      <ChoiceList
        name="activity.space"
        label={text('consoleFacts.activity.space')}
        value={facts.space ?? ''}
        choices={[{ value: '', label: text('consoleFacts.space_none') }, ...rooms]}
        problem={problemOf('space')}
        isReadOnly={isReadOnly}
        onChange={(value) => {
          const space = activitySpaces.find((one) => one === value) ?? null
          onChange({ space, occupies_space: facts.occupies_space && space !== null })
        }}
      />
      {facts.space !== null && (
        <Tick
          name="activity.occupies_space"
          label={text('consoleFacts.activity.occupies_space')}
          hint={text('consoleFacts.occupies_hint')}
          problem={problemOf('occupies_space')}
          isChecked={facts.occupies_space}
          isReadOnly={isReadOnly}
          onChange={(occupies_space) => onChange({ occupies_space })}
        />
      )}
    </>
  )
}
