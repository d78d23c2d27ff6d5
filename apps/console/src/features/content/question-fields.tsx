import type { FactsOf } from '@koma/contract/content-facts.ts'
import { activityFieldKinds } from '@koma/domain/activities.ts'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../media/choice-list.tsx'
import { TextField } from '../../media/text-field.tsx'
import { LanguageLines } from './language-lines.tsx'
import { PartList } from './part-list.tsx'
import { Tick } from './tick.tsx'

type Question = NonNullable<FactsOf<'activity'>['registration']>['form'][number]
type Option = Question['options'][number]

interface Props {
  readonly questions: readonly Question[]
  readonly isReadOnly: boolean
  /** By the address below the form: `.0.key`; empty for the form itself. */
  problemOf(field: string): string | undefined
  hasProblemIn(address: string): boolean
  onChange(questions: Question[]): void
}

const noLabel = { label_zh: '', label_ja: null, label_en: null }
const hasOptions = ({ kind }: Question) => kind === 'choice' || kind === 'choices'

/** A code that no other of them has. */
function freeKey(prefix: string, taken: readonly string[]): string {
  let number = taken.length + 1
  while (taken.includes(`${prefix}_${number}`)) number += 1
  return `${prefix}_${number}`
}

/** What the activity asks of who registers, beside what it knows of members. */
export function QuestionFields({ questions, isReadOnly, problemOf, hasProblemIn, onChange }: Props) {
  const text = useText()
  return (
    <PartList
      legend={text('consoleFacts.questions')}
      parts={questions}
      addLabel={text('consoleFacts.question_add')}
      problem={problemOf('')}
      isReadOnly={isReadOnly}
      nameOf={({ label_zh }) => label_zh}
      make={(): Question => ({
        key: freeKey(
          'question',
          questions.map(({ key }) => key),
        ),
        kind: 'text',
        ...noLabel,
        required: false,
        options: [],
      })}
      hasProblem={(place) => hasProblemIn(`.${place}`)}
      onChange={onChange}
    >
      {(question, place, change) => (
        <QuestionPart
          question={question}
          isReadOnly={isReadOnly}
          problemOf={(field) => problemOf(`.${place}.${field}`)}
          hasProblemIn={(address) => hasProblemIn(`.${place}.${address}`)}
          onChange={change}
        />
      )}
    </PartList>
  )
}

interface PartProps extends Pick<Props, 'isReadOnly' | 'problemOf' | 'hasProblemIn'> {
  readonly question: Question
  onChange(part: Partial<Question>): void
}

function QuestionPart({ question, isReadOnly, problemOf, hasProblemIn, onChange }: PartProps) {
  const text = useText()
  return (
    <>
      <LanguageLines
        name="question.label"
        field="label"
        label={text('consoleFacts.question_label')}
        words={question}
        chinese="required"
        isReadOnly={isReadOnly}
        problemOf={problemOf}
        onChange={onChange}
      />
      <AnswerFields question={question} isReadOnly={isReadOnly} problemOf={problemOf} onChange={onChange} />
      {hasOptions(question) && (
        <OptionFields
          options={question.options}
          isReadOnly={isReadOnly}
          problemOf={(field) => problemOf(`options${field}`)}
          hasProblemIn={(address) => hasProblemIn(`options${address}`)}
          onChange={(options) => onChange({ options })}
        />
      )}
    </>
  )
}

/** Which kind of answer it wants, under which code, and whether there has to be one. */
function AnswerFields({ question, isReadOnly, problemOf, onChange }: Omit<PartProps, 'hasProblemIn'>) {
  const text = useText()
  return (
    <div className="c-lines">
      <ChoiceList
        name="question.kind"
        label={text('consoleFacts.question_kind')}
        value={question.kind}
        choices={activityFieldKinds.map((value) => ({ value, label: text(`consoleFacts.question_${value}`) }))}
        problem={problemOf('kind')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ kind: activityFieldKinds.find((one) => one === value) ?? 'text' })}
      />
      <TextField
        name="question.key"
        label={text('consoleFacts.question_key')}
        value={question.key}
        problem={problemOf('key')}
        hint={text('consoleFacts.question_key_hint')}
        isReadOnly={isReadOnly}
        onChange={(key) => onChange({ key })}
      />
      <Tick
        name="question.required"
        label={text('consoleFacts.question_required')}
        isChecked={question.required}
        isReadOnly={isReadOnly}
        onChange={(required) => onChange({ required })}
      />
    </div>
  )
}

interface OptionProps extends Pick<Props, 'isReadOnly' | 'problemOf' | 'hasProblemIn'> {
  readonly options: readonly Option[]
  onChange(options: Option[]): void
}

function OptionFields({ options, isReadOnly, problemOf, hasProblemIn, onChange }: OptionProps) {
  const text = useText()
  return (
    <PartList
      legend={text('consoleFacts.options')}
      parts={options}
      addLabel={text('consoleFacts.option_add')}
      problem={problemOf('')}
      isReadOnly={isReadOnly}
      nameOf={({ label_zh }) => label_zh}
      make={(): Option => ({
        value: freeKey(
          'option',
          options.map(({ value }) => value),
        ),
        ...noLabel,
      })}
      hasProblem={(place) => hasProblemIn(`.${place}`)}
      onChange={onChange}
    >
      {(option, place, change) => (
        <LanguageLines
          name="option.label"
          field="label"
          label={text('consoleFacts.option_label')}
          words={option}
          chinese="required"
          isReadOnly={isReadOnly}
          problemOf={(field) => problemOf(`.${place}.${field}`)}
          onChange={change}
        />
      )}
    </PartList>
  )
}
