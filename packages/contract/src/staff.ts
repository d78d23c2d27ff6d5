import { displayNumber, parseDisplayNumber } from '@koma/domain/display-number.ts'
import { agreementDocuments } from '@koma/domain/agreements.ts'
import { memberClasses } from '@koma/domain/member-classes.ts'
import { deskActions } from '@koma/domain/desk-actions.ts'
import { languages } from '@koma/domain/languages.ts'
import { staffRoles } from '@koma/domain/staff-roles.ts'
import { z } from 'zod'
import { zImage } from './images.ts'
import { genders, zPointBalance } from './members.ts'
import { zRent } from './rent.ts'
import { zAt, zPage, zPageQuery, zRequiredText, zTaipeiDate, zText, zUuid } from './wire.ts'

/** POST /staff/token: both factors at once. Decision: accounts (staff: 15 characters or more and TOTP) */
export const zStaffTokenRequest = z.object({
  username: zRequiredText(254),
  password: z.string('field.required').min(1, 'field.required').max(1024, 'field.too_long'),
  totp: zText(16).regex(/^[0-9]{6}$/, 'field.totp'),
})

export type StaffTokenRequest = z.output<typeof zStaffTokenRequest>

export const zStaffToken = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })

export const zStaffMe = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  permissions: z.array(z.string()),
  adjustment_alone_max: z
    .int()
    .describe('Points of a member that one person may adjust on a day without a second, given and taken added up.'),
})

export type StaffMe = z.output<typeof zStaffMe>

export const zStaffRentQuery = zPageQuery.extend({
  date: zTaipeiDate.optional(),
  q: zText(100).optional(),
  number: zText(30)
    .transform((text, context) => {
      const parsed = parseDisplayNumber(text)
      if (parsed) return displayNumber(parsed.prefix, parsed.serial)
      context.addIssue('field.invalid')
      return z.NEVER
    })
    .optional()
    .describe('The number of a booking, however it is typed; date and q count for nothing then.'),
})

/** A booking on the board of the day: the record, its member and the actions that its state allows this role. */
export const zStaffRent = zRent.extend({
  member: z.object({ id: z.string(), name: z.string(), username: z.string(), type: z.enum(memberClasses) }),
  handed_out_at: zAt.nullable(),
  returned_at: zAt.nullable(),
  actions: z.array(z.enum(deskActions)),
  version: z.int(),
})

export type StaffRent = z.output<typeof zStaffRent>
export const zStaffRentPage = zPage(zStaffRent)
export const zStaffNote = z.object({ note: zText(500).optional() }).optional()

export const memberSorts = ['created_at', 'username', 'name'] as const
export const zStaffMembersQuery = zPageQuery.extend({
  q: zText(200).optional(),
  type: z.enum(memberClasses, 'field.choice').optional(),
  not_agreed: z
    .enum(agreementDocuments, 'field.choice')
    .optional()
    .describe('Asked again about this text, and silent.'),
  sort: z.enum(memberSorts, 'field.choice').default('created_at'),
  order: z.enum(['asc', 'desc'], 'field.choice').default('desc'),
})

export const zStaffMember = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified_at: zAt.nullable(),
  mobile: z.string(),
  mobile_verified_at: zAt.nullable(),
  gender: z.enum(genders),
  birthday: z.string(),
  type: z.enum(memberClasses),
  status: z.enum(['active', 'suspended', 'deletion_requested']),
  avatar: zImage.nullable(),
  points: zPointBalance,
  membership_ends_on: z.string().nullable(),
  created_at: zAt,
  version: z.int(),
})

export type StaffMember = z.output<typeof zStaffMember>

/** What a member, or their guardian, agreed to. */
export const zStaffConsent = z.object({
  document: z.enum([...agreementDocuments, 'guardian']),
  version: z.string(),
  agreed_at: zAt,
  language: z.enum(languages).nullable().describe('In which the text was read; null where it was not kept.'),
  is_current: z.boolean().describe('Whether that version holds now.'),
})

export type StaffConsent = z.output<typeof zStaffConsent>

/** GET /staff/members/{id}. */
export const zStaffMemberRecord = zStaffMember.extend({
  consents: z.array(zStaffConsent).describe('Every version agreed to, newest first.'),
  agreements_due: z
    .array(z.object({ document: z.enum(agreementDocuments), version: z.string() }))
    .describe('Texts that the member is asked about again.'),
  adjustable_alone: z.int().describe('Points that the caller may still adjust today without a second person.'),
})

export type StaffMemberRecord = z.output<typeof zStaffMemberRecord>

export const zStaffMemberPage = zPage(zStaffMember)

/** The most points that one adjustment may move, either way (integer points). */
export const adjustmentPointsMax = 1_000_000

/** POST /staff/members/{id}/adjust: above the limit of one person it waits for a second. Decision: points */
export const zAdjustRequest = z.object({
  points: z
    .union(
      [
        z.int('field.number'),
        z
          .string()
          .regex(/^-?[0-9]{1,9}$/, 'field.number')
          .transform(Number),
      ],
      'field.number',
    )
    .pipe(
      z
        .int('field.number')
        .min(-adjustmentPointsMax, 'field.out_of_range')
        .max(adjustmentPointsMax, 'field.out_of_range')
        .refine((points) => points !== 0, 'field.not_zero'),
    ),
  reason: zRequiredText(500),
  source: z.enum(['purchased', 'reward'], 'field.choice').default('reward'),
})

export const adjustmentStatuses = ['applied', 'waiting', 'rejected', 'withdrawn'] as const
/** What a second person decides, and what whoever asked for it does. Decision: points */
export const adjustmentActions = ['approve', 'reject', 'withdraw'] as const
export const zAdjustment = z.object({
  id: z.string(),
  member: z.object({ id: z.string(), name: z.string(), username: z.string() }),
  points: z.int(),
  source: z.enum(['purchased', 'reward']),
  reason: z.string(),
  status: z.enum(adjustmentStatuses),
  requested_by: z.string(),
  decided_by: z.string().nullable(),
  decision_note: z.string().nullable().describe('Why it was rejected, or what was noted with the approval.'),
  balance: z.int().nullable(),
  actions: z
    .array(z.enum(adjustmentActions))
    .describe('What the caller may do: withdraw their own request, decide about that of somebody else.'),
  created_at: zAt,
  version: z.int(),
})

export type Adjustment = z.output<typeof zAdjustment>

/** POST /staff/adjustments/{id}/reject: whoever asked for it reads why. */
export const zRejectAdjustment = z.object({ note: zRequiredText(500) })

export const zAdjustmentQuery = zPageQuery.extend({ status: z.enum(adjustmentStatuses, 'field.choice').optional() })
export const zAdjustmentPage = zPage(zAdjustment)

export const zAuditQuery = zPageQuery.extend({
  actor: zText(100).optional(),
  action: zText(100).optional(),
  subject_id: zText(100).optional(),
  from: zTaipeiDate.optional(),
  to: zTaipeiDate.optional(),
})

export const zAuditEntry = z.object({
  id: z.string(),
  at: zAt,
  actor: z.string(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string().nullable(),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
  request_id: z.string().nullable(),
})

export type AuditEntry = z.output<typeof zAuditEntry>

export const zAuditPage = zPage(zAuditEntry)

export const messageStatuses = ['queued', 'sent', 'failed'] as const
export const zStaffMessageQuery = zPageQuery.extend({ status: z.enum(messageStatuses, 'field.choice').optional() })

/** The outbox as staff see it: never a code or a link that would open an account. */
export const zStaffMessage = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string().nullable(),
  status: z.enum(messageStatuses),
  attempts: z.int(),
  error: z.string().nullable(),
  created_at: zAt,
  sent_at: zAt.nullable(),
})

export type StaffMessage = z.output<typeof zStaffMessage>

export const zStaffMessagePage = zPage(zStaffMessage)
export const zIdParams = z.object({ id: zUuid })
