import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import type { SeenRecord } from '../../../platform/seen-record.ts'
import { auditOf } from '../present.ts'
import type { PostingKind } from '../queries/kinds.ts'
import { deletePosting } from '../queries/posting-changes.ts'
import { changePosting, type PostingResult } from './change-posting.ts'

/** Takes a posting of the trash away for good; the audit log keeps its words. A type of questions goes once it has none. */
export function removePosting(
  db: Db,
  kind: PostingKind,
  { staff, order }: { readonly staff: StaffCaller; readonly order: SeenRecord },
): Promise<PostingResult> {
  return changePosting(db, kind, {
    staff,
    order,
    change: {
      verb: 'remove',
      async work(tx, posting) {
        if (Number(posting.told['questions'] ?? 0) > 0) return { ok: false, reason: 'posting.in_use' }
        await deletePosting(tx, kind, posting.id)
        return { before: auditOf(null, posting.fields).after, after: null }
      },
    },
  })
}
