import type { ErrorCode } from '@koma/contract/errors.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { presentAnswerMail } from '../present-mail.ts'
import { closeTicketRow, lockTicket, ticketById, type TicketRow } from '../queries.ts'

export interface Closing {
  readonly id: string
  /** Goes to the writer by mail; null closes without a word, as for advertising. */
  readonly answer: string | null
  /** The version that was seen; undefined when the caller does not say. */
  readonly version: number | undefined
  readonly requestId: string
}

export type ClosingRefusal = {
  readonly ok: false
  readonly reason: Extract<ErrorCode, 'record.not_found' | 'version.stale' | 'contact.state'>
}

/** Answers a letter, or closes it; the audit log learns that it was, not what it said. Source: product §9 */
export function closeTicket(
  deps: Deps,
  staff: StaffCaller,
  { id, answer, version, requestId }: Closing,
): Promise<{ readonly ok: true; readonly ticket: TicketRow } | ClosingRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockTicket(tx, id))) return { ok: false, reason: 'record.not_found' }
    const before = (await ticketById(tx, id))!
    if (version !== undefined && version !== before.version) return { ok: false, reason: 'version.stale' }
    if (before.status !== 'open') return { ok: false, reason: 'contact.state' }
    await closeTicketRow(tx, { id, answer, staffId: staff.id })
    const ticket = (await ticketById(tx, id))!
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: answer === null ? 'contact.close' : 'contact.answer',
      subject: { kind: 'contact', id },
      before: { number: before.number, status: before.status },
      after: { number: ticket.number, status: ticket.status },
      requestId,
    })
    if (answer !== null) {
      const mail = presentAnswerMail(deps.config.publicUrl, ticket, answer)
      const message = { channel: 'mail', to: ticket.email, language: ticket.language, ...mail } as const
      await deps.outbox.write(tx, { ...message, dedupeKey: `mail:contact:${id}:answer` })
    }
    return { ok: true, ticket }
  })
}
