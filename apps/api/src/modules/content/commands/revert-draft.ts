import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import type { SeenRecord } from '../../../platform/seen-record.ts'
import { auditOf } from '../present-changes.ts'
import { revisionOf } from '../queries/revisions.ts'
import { changeItem, type ItemResult } from './change-item.ts'
import { refuseLabels, writeDraft } from './save-draft.ts'

/** Takes an earlier form up again, as a new revision: nothing between is lost, and visitors see it once it is published. */
export function revertDraft(
  db: Db,
  staff: StaffCaller,
  order: SeenRecord & { readonly revision: number },
): Promise<ItemResult> {
  return changeItem(db, staff, order, {
    action: 'content.revert',
    move: 'write',
    asksLock: true,
    async work(tx, item) {
      const wanted = await revisionOf(tx, item.id, order.revision)
      if (!wanted)
        return { ok: false, reason: 'validation.failed', details: { errors: { revision: ['field.choice'] } } }
      // A tag, a type or a picture may have gone since.
      const refusal = await refuseLabels(tx, item, wanted.fields)
      if (refusal) return refusal
      await writeDraft(tx, staff, item, { form: wanted.fields, confirmed: [], revertsTo: order.revision })
      return auditOf(item.draft, wanted.fields)
    },
  })
}
