/** What somebody may write about; `account_cancel` is the wish to leave of somebody who cannot sign in. */
export const contactReasons = ['general', 'event', 'space', 'points', 'media', 'account_cancel', 'other'] as const
export type ContactReason = (typeof contactReasons)[number]

/** A letter, or the ticket of a visitor who wants an account deleted. Decision: accounts "Deleting" */
export const contactKinds = ['contact', 'account_cancel'] as const
export type ContactKind = (typeof contactKinds)[number]

export const ticketStatuses = ['open', 'answered', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** Working days within which a letter is answered. Source: product §9 "Contact message reply" */
export const contactReplyWorkingDays = 5

/** Characters of a letter and of its answer. */
export const contactBodyLengthMax = 5_000

/** Nobody reads a form and writes a letter faster (milliseconds): what does is a program. */
export const formFillMsMin = 2_000
