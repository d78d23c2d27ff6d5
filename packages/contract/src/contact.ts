import { contactBodyLengthMax, contactKinds, contactReasons, ticketStatuses } from '@koma/domain/contact-rules.ts'
import { languages } from '@koma/domain/languages.ts'
import { z } from 'zod'
import { zEmail, zMemberName } from './members.ts'
import { zAt, zInteger, zPage, zPageQuery, zRequiredText, zTaipeiDate, zText } from './wire.ts'

/** A phone number as people write it: digits with an area code, an extension, a country. */
const zPhone = zText(40).regex(/^[0-9+()#\s-]*$/, 'field.phone')

/** POST /contact: name and address of visitors only; of a member the account's count. Source: product §3 "Contact message" */
export const zContactRequest = z.object({
  kind: z.enum(contactKinds, 'field.choice').default('contact'),
  reason: z.enum(contactReasons, 'field.choice').optional(),
  body: zRequiredText(contactBodyLengthMax),
  name: zMemberName.optional(),
  email: zEmail.optional(),
  phone: zPhone.optional(),
  website: zText(2_000).optional().describe('People leave it empty: what fills it in is a program, and is not heard.'),
  filled_in_ms: zInteger(0, 1_000_000_000_000)
    .optional()
    .describe('How long the form was open; one filled in at once is not heard either.'),
})

export type ContactRequest = z.output<typeof zContactRequest>

/** The letter's number, and the day by which it is answered. */
export const zContactAnswer = z.object({ number: z.string(), reply_by: zTaipeiDate })

/** GET /contact: what a letter may be about, and when one that is sent today is answered. Source: product §9 */
export const zContactFacts = z.object({
  reasons: z.array(z.enum(contactReasons)),
  reply_working_days: z.int(),
  reply_by: zTaipeiDate.describe('The last day on which a letter of today is answered.'),
})

export type ContactFacts = z.output<typeof zContactFacts>

/** POST /contact/state: the number of a letter and the address from which it was written: together they prove its writer. */
export const zLetterQuestion = z.object({ number: zRequiredText(20), email: zEmail })

const letterState = {
  number: z.string(),
  kind: z.enum(contactKinds),
  reason: z.enum(contactReasons),
  status: z.enum(ticketStatuses),
  sent_at: zAt,
  reply_by: zTaipeiDate,
  is_late: z.boolean().describe('Whether the promised day has passed without an answer.'),
  closed_at: zAt.nullable().describe('When it was answered, or closed without one.'),
}

/** How far a letter is. What it says, and what was answered, stands in the mail alone. */
export const zLetterState = z.object(letterState)

export type LetterState = z.output<typeof zLetterState>

/** GET /my/contact: a letter of one's own, with its answer. */
export const zOwnLetter = z.object({ ...letterState, body: z.string(), answer: z.string().nullable() })

export type OwnLetter = z.output<typeof zOwnLetter>

/** The newest first. */
export const zOwnLetterPage = zPage(zOwnLetter)

/** GET /staff/contact: a page of letters, of one state or kind where it is named. */
export const zTicketQuery = zPageQuery.extend({
  status: z.enum(ticketStatuses, 'field.choice').optional(),
  kind: z.enum(contactKinds, 'field.choice').optional(),
})

/** A letter as staff see it. */
export const zTicket = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(contactKinds),
  reason: z.enum(contactReasons),
  body: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  member_id: z.string().nullable().describe('Who was signed in; null for a visitor, whatever address they wrote.'),
  status: z.enum(ticketStatuses),
  created_at: zAt,
  reply_by: zTaipeiDate,
  is_late: z.boolean(),
  answer: z.string().nullable(),
  closed_at: zAt.nullable(),
  closed_by: z.string().nullable(),
  version: z.int(),
})

export type Ticket = z.output<typeof zTicket>

/** Open letters first, the soonest to be answered first. */
export const zTicketPage = zPage(zTicket)

/** POST /staff/contact/{id}/answer: the words that are mailed to the writer. */
export const zTicketAnswer = z.object({ answer: zRequiredText(contactBodyLengthMax) })
