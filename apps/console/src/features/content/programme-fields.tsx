import type { FactsOf } from '@koma/contract/content-facts.ts'
import { useText } from '../../i18n/use-text.ts'
import type { FactProps } from './fact-props.ts'
import { ItemChoice } from './item-choice.tsx'
import { LanguageLines } from './language-lines.tsx'
import { PartList } from './part-list.tsx'
import { TimeField } from './time-field.tsx'

const noRole = { role_zh: '', role_ja: null, role_en: null, name_zh: null, name_ja: null, name_en: null }

/** What is when on the days of an activity. */
export function ScheduleFields({ facts, isReadOnly, problemOf, hasProblemIn, onChange }: FactProps<'activity'>) {
  const text = useText()
  return (
    <PartList
      legend={text('consoleFacts.activity.schedule')}
      parts={facts.schedule}
      addLabel={text('consoleFacts.schedule_add')}
      problem={problemOf('schedule')}
      isReadOnly={isReadOnly}
      nameOf={(line) => [spanOf(line), line.title_zh].filter(Boolean).join('　')}
      make={() => ({
        starts_at: facts.schedule.at(-1)?.ends_at ?? facts.starts_at ?? '',
        ends_at: facts.ends_at ?? '',
        title_zh: '',
        title_ja: null,
        title_en: null,
      })}
      hasProblem={(place) => hasProblemIn(`schedule.${place}`)}
      onChange={(schedule) => onChange({ schedule })}
    >
      {(line, place, change) => (
        <>
          <div className="c-lines">
            {(['starts_at', 'ends_at'] as const).map((field) => (
              <TimeField
                key={field}
                label={text(`consoleFacts.activity.${field}`)}
                value={line[field]}
                problem={problemOf(`schedule.${place}.${field}`)}
                isReadOnly={isReadOnly}
                onChange={(value) => change({ [field]: value })}
              />
            ))}
          </div>
          <LanguageLines
            name={`activity.schedule.${place}.title`}
            field="title"
            label={text('consoleFacts.schedule_title')}
            words={line}
            chinese="required"
            isReadOnly={isReadOnly}
            problemOf={(field) => problemOf(`schedule.${place}.${field}`)}
            onChange={change}
          />
        </>
      )}
    </PartList>
  )
}

/** `12-04 14:00–15:00`, as far as it is written. */
function spanOf({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }): string {
  if (!starts_at) return ''
  const end = ends_at.slice(0, 10) === starts_at.slice(0, 10) ? ends_at.slice(11, 16) : ends_at.slice(5, 16)
  return `${starts_at.slice(5, 16)}–${end}`
}

/** Who stands in front, by what they are and what they are called. */
export function SpeakerFields({ facts, isReadOnly, problemOf, hasProblemIn, onChange }: FactProps<'activity'>) {
  const text = useText()
  return (
    <PartList
      legend={text('consoleFacts.activity.speakers')}
      parts={facts.speakers}
      addLabel={text('consoleFacts.speaker_add')}
      problem={problemOf('speakers')}
      isReadOnly={isReadOnly}
      nameOf={({ role_zh, name_zh }) => [role_zh, name_zh].filter(Boolean).join('　')}
      make={() => ({ ...noRole, creator_id: null })}
      hasProblem={(place) => hasProblemIn(`speakers.${place}`)}
      onChange={(speakers) => onChange({ speakers })}
    >
      {(speaker, place, change) => (
        <SpeakerPart
          speaker={speaker}
          isReadOnly={isReadOnly}
          problemOf={(field) => problemOf(`speakers.${place}.${field}`)}
          onChange={change}
        />
      )}
    </PartList>
  )
}

type Speaker = FactsOf<'activity'>['speakers'][number]

interface SpeakerProps extends Pick<FactProps<'activity'>, 'isReadOnly' | 'problemOf'> {
  readonly speaker: Speaker
  onChange(part: Partial<Speaker>): void
}

function SpeakerPart({ speaker, isReadOnly, problemOf, onChange }: SpeakerProps) {
  const text = useText()
  return (
    <>
      <LanguageLines
        name="speaker.role"
        field="role"
        label={text('consoleFacts.speaker_role')}
        words={speaker}
        chinese="required"
        isReadOnly={isReadOnly}
        problemOf={problemOf}
        onChange={onChange}
      />
      <LanguageLines
        name="speaker.name"
        field="name"
        label={text('consoleFacts.speaker_name')}
        words={speaker}
        chinese="optional"
        hint={text('consoleFacts.speaker_name_hint')}
        isReadOnly={isReadOnly}
        problemOf={problemOf}
        onChange={onChange}
      />
      <ItemChoice
        label={text('consoleFacts.speaker_creator')}
        kind="creator"
        isOne
        chosen={speaker.creator_id === null ? [] : [speaker.creator_id]}
        problem={problemOf('creator_id')}
        isReadOnly={isReadOnly}
        onChange={([creator_id]) => onChange({ creator_id: creator_id ?? null })}
      />
    </>
  )
}
