import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { stateOf } from '../present.ts'
import type { PostingKind } from '../queries/kinds.ts'
import { writeLock } from '../queries/posting-locks.ts'
import { postingById } from '../queries/postings.ts'
import type { PostingResult } from './change-posting.ts'

/**
 * Says that somebody writes a posting, or goes on doing so. Somebody else's lock is shown and left alone, unless it is to
 * be taken over, which the audit log tells. Gives the posting with whoever holds it now.
 */
export async function lockPosting(
  db: Db,
  kind: PostingKind,
  {
    staff,
    id,
    takeOver,
    requestId,
  }: { readonly staff: StaffCaller; readonly id: number; readonly takeOver: boolean; readonly requestId: string },
): Promise<PostingResult> {
  return db.transaction().execute(async (tx) => {
    const posting = await postingById(tx, kind, id, true)
    if (!posting) return { ok: false, reason: 'record.not_found' }
    if (stateOf(kind, posting) === 'trashed') return { ok: false, reason: 'content.state' }
    const holder = posting.lock && posting.lock.staffId !== staff.id ? posting.lock.by : null
    if (holder !== null && !takeOver) return { ok: true, posting }
    await writeLock(tx, kind, id, staff)
    if (holder !== null)
      await writeAudit(tx, {
        actor: { kind: 'staff', id: staff.id, name: staff.username },
        action: 'posting.take_over',
        subject: { kind: kind.subject, id: String(id) },
        before: { editor: holder },
        after: { editor: staff.name },
        requestId,
      })
    return { ok: true, posting: (await postingById(tx, kind, id))! }
  })
}
