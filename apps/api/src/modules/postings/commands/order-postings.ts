import type { OrderRequest } from '@koma/contract/postings.ts'
import type { ErrorCode } from '@koma/contract/errors.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import type { RefusalDetails } from '../../../platform/refusal.ts'
import type { PostingKind } from '../queries/kinds.ts'
import { holdOrder, setOrder } from '../queries/posting-changes.ts'

export type OrderResult =
  | { readonly ok: true; readonly ids: readonly number[] }
  | {
      readonly ok: false
      readonly reason: Extract<ErrorCode, 'posting.order' | 'validation.failed'>
      readonly details?: RefusalDetails
    }

/**
 * Puts all postings of one list in a new order. Whoever saw another list than there is (somebody ordered, added or
 * removed one meanwhile) is refused, and nothing moves. Decision: content (staff console)
 */
export async function orderPostings(
  db: Db,
  kind: PostingKind,
  {
    staff,
    wanted: { ids, seen },
    requestId,
  }: { readonly staff: StaffCaller; readonly wanted: OrderRequest; readonly requestId: string },
): Promise<OrderResult> {
  if (!isSameSet(ids, seen))
    return { ok: false, reason: 'validation.failed', details: { errors: { ids: ['field.choice'] } } }
  return db.transaction().execute(async (tx) => {
    const standing = await holdOrder(tx, kind, seen[0] ?? 0)
    if (standing.join() !== seen.join()) return { ok: false, reason: 'posting.order' }
    if (standing.join() === ids.join()) return { ok: true, ids }
    await setOrder(tx, kind, ids)
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'posting.order',
      subject: { kind: kind.subject, id: null },
      before: { ids: standing },
      after: { ids },
      requestId,
    })
    return { ok: true, ids }
  })
}

const isSameSet = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length &&
  new Set(some).size === some.length &&
  some.toSorted((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join()
