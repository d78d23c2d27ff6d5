import { memberClasses } from '@koma/domain/member-classes.ts'
import { isIsbn } from '@koma/domain/isbn.ts'
import { membershipStatuses } from '@koma/domain/membership-status.ts'
import { renewalStatuses } from '@koma/domain/membership-renewal.ts'
import { z } from 'zod'
import { zAt, zPage, zPageQuery, zRequiredText, zTaipeiDate, zText } from './wire.ts'

/** A page on the web: http or https, and nothing that a reader's browser would run. */
const zWebAddress = zText(2_000)
  .transform((text) => text.trim())
  .refine(
    (text) => /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/i.test(text) && URL.canParse(text),
    'field.web_address',
  )

/** ISBN-10 or ISBN-13 with or without hyphens; the check digit is checked. */
const zIsbn = zText(20)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .refine(isIsbn, 'field.isbn')

const blankAsNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

/** POST /my/membership/renewal: a commercial publication during the membership, found by its address or its ISBN. */
export const zRenewalRequest = z
  .object({
    title: zRequiredText(200),
    publisher: zRequiredText(200),
    published_on: zTaipeiDate,
    url: blankAsNone(zWebAddress),
    isbn: blankAsNone(zIsbn),
    note: blankAsNone(zText(1_000)),
  })
  .refine(({ url, isbn }) => url !== undefined || isbn !== undefined, {
    path: ['url'],
    message: 'field.url_or_isbn',
    when: ({ issues }) => issues.length === 0,
  })

export type RenewalRequest = z.output<typeof zRenewalRequest>

const zEvidence = {
  title: z.string(),
  publisher: z.string(),
  published_on: z.string(),
  url: z.string().nullable(),
  isbn: z.string().nullable(),
  note: z.string().nullable(),
}

/** A renewal as its member sees it. */
export const zRenewal = z.object({
  id: z.string(),
  status: z.enum(renewalStatuses),
  submitted_at: zAt,
  review_by: z.string().describe('The last day of the review.'),
  decided_at: zAt.nullable(),
  reason: z.string().nullable(),
  ...zEvidence,
})

export type Renewal = z.output<typeof zRenewal>

/** How far it is to the next loyal membership. Decision: who may do what */
export const zLoyaltyMeter = z.object({
  state: z
    .enum(['collecting', 'keeping', 'secured'])
    .describe('Not loyal yet; loyal, and collecting for another year; that year is secured.'),
  spent: z.int().describe('NT$ that count: top-ups paid and points spent on bookings.'),
  threshold: z.int(),
  remaining: z.int(),
  months: z.int().describe('Months within which the spending counts together.'),
  counts_from: z.string(),
  counts_until: z
    .string()
    .nullable()
    .describe('The last day on which all that is counted now counts together; null while nothing is counted.'),
  loyal_until: z.string().nullable(),
})

export type LoyaltyMeter = z.output<typeof zLoyaltyMeter>

/** GET /my/membership. Source: product §4 "Membership", §6 */
export const zMembership = z.object({
  type: z.enum(memberClasses),
  status: z.enum(membershipStatuses),
  started_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  is_renew: z.boolean(),
  wanted_class: z
    .enum(['associate_creator', 'creator'])
    .nullable()
    .describe('Chosen at registration and not applied for yet: an application leads there.'),
  renew_from: z.string().nullable().describe('The first day on which it can be extended.'),
  renew_by: z
    .enum(['extending', 'renewal'])
    .nullable()
    .describe('How this class goes on: the member extends it, or asks for a renewal that staff review.'),
  renewal: zRenewal.nullable().describe('The latest.'),
  meter: zLoyaltyMeter,
  periods: z.array(
    z.object({
      type: z.enum(memberClasses),
      starts_on: z.string(),
      ends_on: z.string(),
      withdrawn_at: zAt.nullable(),
    }),
  ),
})

export type MembershipView = z.output<typeof zMembership>

export const zExtendAnswer = z.object({ type: z.enum(memberClasses), started_on: z.string(), ends_on: z.string() })
export const zRenewalAnswer = z.object({ id: z.string(), status: z.literal('under_review'), review_by: z.string() })

export const zStaffRenewalQuery = zPageQuery.extend({ status: z.enum(renewalStatuses, 'field.choice').optional() })

export const zStaffRenewal = zRenewal.extend({
  member: z.object({ id: z.string(), name: z.string(), username: z.string(), type: z.enum(memberClasses) }),
  membership_started_on: z.string(),
  membership_ends_on: z.string(),
  decided_by: z.string().nullable(),
  actions: z.array(z.enum(['approve', 'reject'])),
  version: z.int(),
})

export type StaffRenewal = z.output<typeof zStaffRenewal>
export const zStaffRenewalPage = zPage(zStaffRenewal)
export const zRejectRenewalRequest = z.object({ reason: zRequiredText(1_000) })
