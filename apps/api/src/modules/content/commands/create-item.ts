import { languages } from '@koma/domain/languages.ts'
import type { ContentForm } from '@koma/contract/content-desk.ts'
import type { DeskKind } from '@koma/contract/content.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { auditOf } from '../present-changes.ts'
import { deskItem, insertContent, markWritten, touchDesk } from '../queries/desk.ts'
import { addRevision } from '../queries/revisions.ts'
import type { ItemResult } from './change-item.ts'
import { draftOf, refuseLabels } from './save-draft.ts'

/** A new item as a draft that nobody but the desk sees. */
export async function createItem(
  db: Db,
  staff: StaffCaller,
  { kind, form: given, requestId }: { readonly kind: DeskKind; readonly form: ContentForm; readonly requestId: string },
): Promise<ItemResult> {
  const form = draftOf(kind, given)
  return db.transaction().execute(async (tx) => {
    const refusal = await refuseLabels(tx, { id: null, kind }, form)
    if (refusal) return refusal
    const id = await insertContent(tx, kind)
    await addRevision(tx, id, { form, staff })
    await markWritten(tx, id, languages)
    await touchDesk(tx, id, staff)
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: 'content.add',
      subject: { kind: 'content', id: String(id) },
      after: { kind, ...auditOf(null, form).after },
      requestId,
    })
    return { ok: true, item: (await deskItem(tx, id))! }
  })
}
