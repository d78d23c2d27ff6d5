import type { LetterState, OwnLetter, Ticket } from '@koma/contract/contact.ts'
import { formatTaipeiDateTime, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { TicketRow } from './queries.ts'

/** A letter as staff see it. */
export function presentTicket(row: TicketRow, now: Date): Ticket {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    reason: row.reason,
    body: row.body,
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    member_id: row.memberId,
    status: row.status,
    created_at: formatTaipeiDateTime(row.createdAt),
    reply_by: row.replyBy,
    is_late: isLate(row, now),
    answer: row.answer,
    closed_at: row.closedAt === null ? null : formatTaipeiDateTime(row.closedAt),
    closed_by: row.closedBy,
    version: row.version,
  }
}

/** How far a letter is, for whoever knows its number and its address. */
export function presentLetterState(row: TicketRow, now: Date): LetterState {
  return {
    number: row.number,
    kind: row.kind,
    reason: row.reason,
    status: row.status,
    sent_at: formatTaipeiDateTime(row.createdAt),
    reply_by: row.replyBy,
    is_late: isLate(row, now),
    closed_at: row.closedAt === null ? null : formatTaipeiDateTime(row.closedAt),
  }
}

/** A letter for the member who wrote it. */
export const presentOwnLetter = (row: TicketRow, now: Date): OwnLetter => ({
  ...presentLetterState(row, now),
  body: row.body,
  answer: row.answer,
})

const isLate = ({ status, replyBy }: TicketRow, now: Date): boolean => status === 'open' && taipeiDateOf(now) > replyBy
