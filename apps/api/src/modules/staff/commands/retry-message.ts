import { writeAudit } from '../../../platform/audit.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import { sendMessageJob } from '../../../platform/outbox.ts'
import { lockMessage, requeueMessage, type MessageRow } from '../queries/messages.ts'

/** Sends a message again that could not be sent; one that is waiting or has gone out must not go out twice. */
export async function retryMessage(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  staff: StaffCaller,
  { messageId, requestId }: { readonly messageId: string; readonly requestId: string },
): Promise<
  | { readonly ok: true; readonly message: MessageRow }
  | { readonly ok: false; readonly reason: 'record.not_found' | 'message.state' }
> {
  return db.transaction().execute(async (tx) => {
    const before = await lockMessage(tx, messageId)
    if (!before) return { ok: false, reason: 'record.not_found' }
    if (before.status !== 'failed') return { ok: false, reason: 'message.state' }
    const message = await requeueMessage(tx, messageId)
    await jobs.send(tx, sendMessageJob, { id: messageId })
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'message.retry',
      subject: { kind: 'message', id: messageId },
      before: { status: before.status, attempts: before.attempts },
      after: { status: message.status, attempts: message.attempts },
      requestId,
    })
    return { ok: true, message }
  })
}
