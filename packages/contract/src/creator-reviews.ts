import {
  creatorApplicationStatuses,
  creatorClasses,
  creatorDecisions,
  creatorFormFields,
} from '@koma/domain/creator-application.ts'
import { missingProofs } from '@koma/domain/creator-eligibility.ts'
import { memberClasses } from '@koma/domain/member-classes.ts'
import { z } from 'zod'
import { zCreatorApplication, zOptionalText, zTrimmedText } from './creators.ts'
import { zAt, zPage, zPageQuery, zText } from './wire.ts'

export const zStaffCreatorQuery = zPageQuery.extend({
  status: z.enum(creatorApplicationStatuses, 'field.choice').optional(),
  type: z.enum(creatorClasses, 'field.choice').optional(),
  q: zText(100).optional(),
})

/** An application as reviewers see it. */
export const zStaffCreatorApplication = zCreatorApplication
  .omit({ can_withdraw: true, can_resubmit: true, status_history: true })
  .extend({
    member: z.object({
      id: z.string(),
      name: z.string(),
      username: z.string(),
      type: z.enum(memberClasses),
      locale: z.string(),
    }),
    working_days_left: z.int().nullable().describe('Until review_by, that day included; negative when overdue.'),
    is_overdue: z.boolean(),
    eligibility: z.object({
      is_met: z.boolean(),
      counting: z.array(z.int()),
      missing: z.array(z.enum(missingProofs)),
      until: z.string().nullable(),
    }),
    changed: z.array(z.enum(creatorFormFields)).describe('Fields that differ from what was returned.'),
    status_history: z.array(
      z.object({
        status: z.enum(creatorApplicationStatuses),
        at: zAt,
        note: z.string().nullable(),
        by: z.string().nullable().describe('The member of staff; null for the member.'),
      }),
    ),
    actions: z.array(z.enum(creatorDecisions)),
  })

export type StaffCreatorApplication = z.output<typeof zStaffCreatorApplication>
export const zStaffCreatorPage = zPage(zStaffCreatorApplication)

const commentLengthMax = 1000
const zReason = zTrimmedText(commentLengthMax)

/** POST /staff/creators/{id}/return: a reason, a comment at a field, or both. */
export const zReturnRequest = z
  .object({
    reason: zOptionalText(commentLengthMax),
    comments: z.partialRecord(z.enum(creatorFormFields), zTrimmedText(commentLengthMax)).default({}),
  })
  .refine(({ reason, comments }) => reason !== null || Object.keys(comments).length > 0, {
    path: ['reason'],
    message: 'field.reason',
  })
export const zApproveRequest = z.object({ reason: zOptionalText(commentLengthMax) }).optional()
export const zRejectRequest = z.object({ reason: zReason })
