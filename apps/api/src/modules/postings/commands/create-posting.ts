import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { auditOf } from '../present.ts'
import type { PostingKind } from '../queries/kinds.ts'
import { insertPosting } from '../queries/posting-changes.ts'
import { addFirstRevision } from '../queries/posting-revisions.ts'
import { postingById } from '../queries/postings.ts'
import type { PostingResult } from './change-posting.ts'
import { emptyHtml, fieldsOf, refuseGoals, type PostingForm } from './save-posting.ts'

/** A new posting behind all others; where its kind has a window, as a draft that nobody but the desk sees. */
export async function createPosting(
  db: Db,
  kind: PostingKind,
  { staff, form, requestId }: { readonly staff: StaffCaller; readonly form: PostingForm; readonly requestId: string },
): Promise<PostingResult> {
  const fields = fieldsOf(kind, form)
  return db.transaction().execute(async (tx) => {
    const refusal = emptyHtml(kind, fields) ?? (await refuseGoals(tx, kind, fields))
    if (refusal) return refusal
    const id = await insertPosting(tx, kind, { fields, staff })
    await addFirstRevision(tx, kind, { id, fields, by: staff.name })
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'posting.add',
      subject: { kind: kind.subject, id: String(id) },
      after: auditOf(null, fields).after,
      requestId,
    })
    return { ok: true, posting: (await postingById(tx, kind, id))! }
  })
}
