import {
  activityCategories,
  activityFieldKinds,
  activityPhases,
  activityTimes,
  registrationStatuses,
} from '@koma/domain/activities.ts'
import { memberClasses } from '@koma/domain/member-classes.ts'
import { z } from 'zod'
import { zContentListQuery, zTexts, zTitledArticle, zTitledCard } from './content.ts'
import { zAt, zId, zPage, zTaipeiDate } from './wire.ts'

/** `from` and `to`: activities that take place on one of these days, both included. Source: api.md "Activities" */
export const zActivityListQuery = zContentListQuery.extend({
  when: z.enum(activityTimes, 'field.choice').optional(),
  from: zTaipeiDate.optional(),
  to: zTaipeiDate.optional(),
  registration: z.enum(['open'], 'field.choice').optional(),
})
export type ActivityListQuery = z.output<typeof zActivityListQuery>

export const zActivityCategoryParams = z.object({ category: z.enum(activityCategories) })
export const zActivityParams = zActivityCategoryParams.extend({ id: zId })

const zLabels = { label_zh: z.string(), label_ja: z.string().nullable(), label_en: z.string().nullable() }

/** A question that this activity asks of who registers. */
export const zActivityField = z.object({
  key: z.string(),
  kind: z.enum(activityFieldKinds),
  ...zLabels,
  required: z.boolean(),
  options: z.array(z.object({ value: z.string(), ...zLabels })),
})

const registration = {
  status: z.enum(registrationStatuses).describe('As of the answer.'),
  opens_at: zAt.nullable(),
  closes_at: zAt.nullable().describe('The last instant at which one may register.'),
  days_left: z.int().nullable().describe('Calendar days until it opens or closes; 0 is today.'),
  capacity: z.int().nullable().describe('Null: as many as come.'),
  remaining: z.int().nullable(),
  applicants: z.int().describe('Who holds a place or waits for one.'),
  waiting: z.int(),
  keeps_waiting: z.boolean().describe('Whether those who come too late can wait for a place.'),
  review: z.boolean(),
  fee_points: z.int(),
  min_member_class: z.enum(memberClasses),
}

const zRole = { role_zh: z.string(), role_ja: z.string().nullable(), role_en: z.string().nullable() }

const activity = {
  category: z.enum(activityCategories),
  phase: z.enum(activityPhases),
  starts_at: zAt,
  ends_at: zAt,
  ...zTexts('location'),
  space: z
    .string()
    .nullable()
    .describe('The room of the centre, as GET /space/{id} names it; null elsewhere or online.'),
  registration: z.object(registration),
}

export const zActivityCard = zTitledCard.extend(activity)
export const zActivityPage = zPage(zActivityCard)

const neighbour = z
  .object({
    id: z.int(),
    category: z.enum(activityCategories),
    title_zh: z.string(),
    title_ja: z.string().nullable(),
    title_en: z.string().nullable(),
  })
  .nullable()

/** An activity as its own page shows it. Source: product §3 "Event" */
export const zActivity = zTitledArticle.extend({
  ...activity,
  registration: z.object({ ...registration, form: z.array(zActivityField) }),
  schedule: z.array(
    z.object({
      starts_at: zAt,
      ends_at: zAt,
      title_zh: z.string(),
      title_ja: z.string().nullable(),
      title_en: z.string().nullable(),
    }),
  ),
  speakers: z.array(
    z.object({
      ...zRole,
      ...zTexts('name'),
      creator_id: z.int().nullable().describe('Of GET /creator/{id}.'),
    }),
  ),
  units: z.object({ ...zTexts('organiser'), ...zTexts('co_organiser') }),
  sequence: z.int().describe('Rises with every change that a calendar must hear of.'),
  changed_at: zAt,
  my_registration: z.null().describe('Null until one can register.'),
  related: z.array(zActivityCard),
  previous: neighbour.describe('The one of its category before it.'),
  next: neighbour,
})

export type ActivityCard = z.output<typeof zActivityCard>
export type Activity = z.output<typeof zActivity>
export type ActivityField = z.output<typeof zActivityField>
