import type { Ticket } from '@koma/contract/contact.ts'
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
    is_late: row.status === 'open' && taipeiDateOf(now) > row.replyBy,
    answer: row.answer,
    closed_at: row.closedAt === null ? null : formatTaipeiDateTime(row.closedAt),
    closed_by: row.closedBy,
    version: row.version,
  }
}
