import type { FactsOf } from '@koma/contract/content-facts.ts'
import { memberClasses } from '@koma/domain/member-classes.ts'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../media/choice-list.tsx'
import { TextField } from '../../media/text-field.tsx'
import { lineOf, numberOf, type FactProps } from './fact-props.ts'
import { QuestionFields } from './question-fields.tsx'
import { Tick } from './tick.tsx'
import { TimeField } from './time-field.tsx'

type Registration = NonNullable<FactsOf<'activity'>['registration']>

const firstRegistration: Registration = {
  opens_at: null,
  closes_at: null,
  capacity: null,
  keeps_waiting: false,
  review: false,
  fee_points: 0,
  min_member_class: 'general',
  form: [],
}

/** Whether one has to register, from when until when, for how many, and what is asked. */
export function RegistrationFields({ facts, isReadOnly, problemOf, hasProblemIn, onChange }: FactProps<'activity'>) {
  const text = useText()
  const { registration } = facts
  const change = (part: Partial<Registration>) =>
    onChange({ registration: { ...(registration ?? firstRegistration), ...part } })
  const shared = {
    isReadOnly,
    problemOf: (field: string) => problemOf(`registration.${field}`),
    onChange: change,
  }
  return (
    <>
      <Tick
        name="activity.registration"
        label={text('consoleFacts.registration_needed')}
        hint={text('consoleFacts.registration_hint')}
        problem={problemOf('registration')}
        isChecked={registration !== null}
        isReadOnly={isReadOnly}
        onChange={(isNeeded) => onChange({ registration: isNeeded ? firstRegistration : null })}
      />
      {registration && (
        <>
          <div className="c-lines">
            <AdmissionFields registration={registration} {...shared} />
            <AdmissionRules registration={registration} {...shared} />
          </div>
          <QuestionFields
            questions={registration.form}
            isReadOnly={isReadOnly}
            problemOf={(field) => problemOf(`registration.form${field}`)}
            hasProblemIn={(address) => hasProblemIn(`registration.form${address}`)}
            onChange={(form) => change({ form })}
          />
        </>
      )}
    </>
  )
}

interface AdmissionProps {
  readonly registration: Registration
  readonly isReadOnly: boolean
  problemOf(field: string): string | undefined
  onChange(part: Partial<Registration>): void
}

/** From when until when, for how many, and what it costs. */
function AdmissionFields({ registration, isReadOnly, problemOf, onChange }: AdmissionProps) {
  const text = useText()
  return (
    <>
      {(['opens_at', 'closes_at'] as const).map((field) => (
        <TimeField
          key={field}
          label={text(`consoleFacts.${field}`)}
          value={registration[field] ?? ''}
          problem={problemOf(field)}
          hint={text('consoleFacts.wanted')}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange({ [field]: lineOf(value) })}
        />
      ))}
      <TextField
        name="activity.registration.capacity"
        inputMode="numeric"
        label={text('consoleFacts.capacity')}
        value={registration.capacity === null ? '' : String(registration.capacity)}
        problem={problemOf('capacity')}
        hint={text('consoleFacts.capacity_hint')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ capacity: numberOf(value) })}
      />
      <TextField
        name="activity.registration.fee_points"
        inputMode="numeric"
        label={text('consoleFacts.fee_points')}
        value={String(registration.fee_points)}
        problem={problemOf('fee_points')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ fee_points: numberOf(value) ?? 0 })}
      />
    </>
  )
}

/** Who may register, and what becomes of those who come too late. */
function AdmissionRules({ registration, isReadOnly, problemOf, onChange }: AdmissionProps) {
  const text = useText()
  return (
    <>
      <ChoiceList
        name="activity.registration.min_member_class"
        label={text('consoleFacts.min_member_class')}
        value={registration.min_member_class}
        choices={memberClasses.map((value) => ({ value, label: text(`consoleFacts.class_${value}`) }))}
        problem={problemOf('min_member_class')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ min_member_class: memberClasses.find((one) => one === value) ?? 'general' })}
      />
      {(['keeps_waiting', 'review'] as const).map((field) => (
        <Tick
          key={field}
          name={`activity.registration.${field}`}
          label={text(`consoleFacts.${field}`)}
          hint={text(`consoleFacts.${field}_hint`)}
          problem={problemOf(field)}
          isChecked={registration[field]}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange({ [field]: value })}
        />
      ))}
    </>
  )
}
