import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import type { SeenRecord } from '../../../platform/seen-record.ts'
import { auditOf } from '../present.ts'
import type { PostingKind } from '../queries/kinds.ts'
import { updatePosting } from '../queries/posting-changes.ts'
import { addRevision, revisionOf } from '../queries/posting-revisions.ts'
import { changePosting, type PostingResult } from './change-posting.ts'
import { refuseGoals } from './save-posting.ts'

/**
 * Takes up an earlier form; of what is shown, visitors see it at once. What it led to or showed may be gone meanwhile,
 * which is told at its field.
 */
export function revertPosting(
  db: Db,
  kind: PostingKind,
  { staff, order }: { readonly staff: StaffCaller; readonly order: SeenRecord & { readonly revision: number } },
): Promise<PostingResult> {
  return changePosting(db, kind, {
    staff,
    order,
    change: {
      verb: 'revert',
      async work(tx, posting) {
        const earlier = await revisionOf(tx, kind, posting.id, order.revision)
        if (!earlier) return { ok: false, reason: 'record.not_found' }
        // What forms did not have yet when it was saved stays as it is.
        const fields = { ...posting.fields, ...earlier.fields }
        const refusal = await refuseGoals(tx, kind, fields)
        if (refusal) return refusal
        await updatePosting(tx, kind, posting.id, { fields, confirmed: [] })
        await addRevision(tx, kind, posting, { fields, staff, revertsTo: earlier.number })
        return auditOf(posting.fields, fields)
      },
    },
  })
}
