import { activityFieldKinds, activitySpaces } from '@koma/domain/activities.ts'
import { memberClasses } from '@koma/domain/member-classes.ts'
import { z } from 'zod'
import { zTexts } from './content.ts'
import { factLengths, wrongIn, zParts } from './fact-fields.ts'
import { zId, zInteger, zOptionalTexts, zRequiredText, zTaipeiDateTime, zText } from './wire.ts'

const zTime = zTaipeiDateTime.nullable().default(null)
const zTick = z.boolean('field.choice').default(false)

/** A line of the programme: what is when. */
const zScheduleLine = z.object({
  starts_at: zTaipeiDateTime,
  ends_at: zTaipeiDateTime,
  ...zOptionalTexts('title', factLengths.name),
  title_zh: zRequiredText(factLengths.name),
})

/** Who stands in front: what they are, and the name once it is announced. */
const zSpeaker = z.object({
  ...zOptionalTexts('role', factLengths.name),
  role_zh: zRequiredText(factLengths.name),
  ...zOptionalTexts('name', factLengths.name),
  creator_id: zId.nullable().default(null),
})

const labels = { ...zOptionalTexts('label', factLengths.name), label_zh: zRequiredText(factLengths.name) }
const zKey = zText(40).regex(/^[a-z][a-z0-9_]*$/, 'field.question_key')

/** A question that the activity asks of who registers. Decision: events, each has its own form */
const zQuestion = z.object({
  key: zKey,
  kind: z.enum(activityFieldKinds, 'field.choice'),
  ...labels,
  required: zTick,
  options: zParts(z.object({ value: zKey, ...labels }), factLengths.options).default([]),
})

const zRegistration = z.object({
  opens_at: zTime,
  closes_at: zTime.describe('The last instant at which one may register.'),
  capacity: zInteger(1, 100_000).nullable().default(null).describe('Null: as many as come.'),
  keeps_waiting: zTick,
  review: zTick,
  fee_points: zInteger(0, 1_000_000).default(0),
  min_member_class: z.enum(memberClasses, 'field.choice').default('general'),
  form: zParts(zQuestion, factLengths.questions).default([]),
})

/** When and where an activity is, who speaks, and how one gets in; its category is its type. Source: product §3 "Event" */
export const zActivityFacts = z
  .object({
    starts_at: zTime,
    ends_at: zTime,
    ...zOptionalTexts('location', factLengths.name),
    space: z.enum(activitySpaces, 'field.choice').nullable().default(null),
    occupies_space: zTick.describe('Whether it takes the sessions of that room, so that nobody rents them.'),
    ...zOptionalTexts('organiser', factLengths.name),
    ...zOptionalTexts('co_organiser', factLengths.name),
    cancelled: zTick.describe('Called off; it stays readable, and calendars are told.'),
    schedule: zParts(zScheduleLine, factLengths.schedule).default([]),
    speakers: zParts(zSpeaker, factLengths.people).default([]),
    registration: zRegistration.nullable().default(null).describe('Null: nobody has to register.'),
  })
  .superRefine((facts, context) => {
    const wrong = wrongIn(context)
    const { starts_at, ends_at, schedule, registration } = facts
    if (starts_at !== null && ends_at !== null && ends_at <= starts_at) wrong(['ends_at'], 'field.ends_before')
    if (facts.occupies_space && facts.space === null) wrong(['space'], 'field.required')
    schedule.forEach((line, place) => {
      if (line.ends_at <= line.starts_at) wrong(['schedule', place, 'ends_at'], 'field.ends_before')
      if (starts_at !== null && line.starts_at < starts_at) wrong(['schedule', place, 'starts_at'], 'field.not_during')
      if (ends_at !== null && line.ends_at > ends_at) wrong(['schedule', place, 'ends_at'], 'field.not_during')
    })
    if (registration) refuseRegistration(registration, wrong)
  })

function refuseRegistration(
  { opens_at, closes_at, form }: z.output<typeof zRegistration>,
  wrong: ReturnType<typeof wrongIn>,
) {
  if (opens_at !== null && closes_at !== null && closes_at <= opens_at)
    wrong(['registration', 'closes_at'], 'field.ends_before')
  form.forEach(({ key, kind, options }, place) => {
    const at = ['registration', 'form', place]
    if (form.findIndex((one) => one.key === key) !== place) wrong([...at, 'key'], 'field.key_twice')
    if ((kind === 'choice' || kind === 'choices') && options.length < 2) wrong([...at, 'options'], 'field.two_options')
    options.forEach(({ value }, line) => {
      if (options.findIndex((one) => one.value === value) !== line)
        wrong([...at, 'options', line, 'value'], 'field.key_twice')
    })
  })
}

const said = z.string().nullable()
const keptLabels = { ...zTexts('label'), label_zh: z.string() }

/** The same as it was saved. */
export const keptActivity = z.object({
  starts_at: said,
  ends_at: said,
  ...zTexts('location'),
  space: z.enum(activitySpaces).nullable(),
  occupies_space: z.boolean(),
  ...zTexts('organiser'),
  ...zTexts('co_organiser'),
  cancelled: z.boolean(),
  schedule: z.array(z.object({ starts_at: z.string(), ends_at: z.string(), ...zTexts('title'), title_zh: z.string() })),
  speakers: z.array(
    z.object({ ...zTexts('role'), role_zh: z.string(), ...zTexts('name'), creator_id: z.int().nullable() }),
  ),
  registration: z
    .object({
      opens_at: said,
      closes_at: said,
      capacity: z.int().nullable(),
      keeps_waiting: z.boolean(),
      review: z.boolean(),
      fee_points: z.int(),
      min_member_class: z.enum(memberClasses),
      form: z.array(
        z.object({
          key: z.string(),
          kind: z.enum(activityFieldKinds),
          ...keptLabels,
          required: z.boolean(),
          options: z.array(z.object({ value: z.string(), ...keptLabels })),
        }),
      ),
    })
    .nullable(),
})
