import { missingFacts } from '@koma/contract/content-facts.ts'
import { spanToHide } from '@koma/domain/publish-windows.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { toldWindow, windowToShow, type WindowOrder } from '../../../platform/publish-window.ts'
import type { SeenRecord } from '../../../platform/seen-record.ts'
import { deskItem, type DeskRow } from '../queries/desk.ts'
import { withdrawVersion } from '../queries/page-versions.ts'
import { showForm } from '../queries/forms.ts'
import { addRevision, markShown } from '../queries/revisions.ts'
import { setWindow } from '../queries/windows.ts'
import { alwaysShown, refusePage, toldVersion } from './check-page.ts'
import { changeItem, type ItemRefusal, type ItemResult } from './change-item.ts'
import { refuseLabels } from './save-draft.ts'

/**
 * Puts the newest form before the visitors, now or from an instant on. Nothing has to run when that comes: whoever reads
 * compares with the clock. Decision: content (staff console)
 */
export function publishItem(db: Db, staff: StaffCaller, order: SeenRecord & WindowOrder): Promise<ItemResult> {
  return changeItem(db, staff, order, {
    action: 'content.publish',
    move: 'publish',
    asksLock: false,
    async work(tx, item) {
      const asked = item.page ? alwaysShown(item, order) : windowToShow(item, order)
      if (!asked.ok) return asked
      const wrong = refuseFacts(item) ?? (await refuseLabels(tx, item, item.draft))
      if (wrong) return wrong
      // What came into the house is its own first revision, so that every text that was shown can be read again.
      if (item.draftNumber === null) await addRevision(tx, item.id, { form: item.draft, staff: null })
      await showForm(tx, item.id, item.kind, item.draft)
      await markShown(tx, item.id)
      if (!item.page) await setWindow(tx, item.id, asked.window)
      return {
        before: { ...toldWindow(item), ...toldVersion(item), revision: item.shownNumber },
        after: {
          ...toldWindow(asked.window),
          ...toldVersion((await deskItem(tx, item.id))!),
          revision: item.draftNumber ?? 1,
        },
      }
    },
  })
}

/** Hides an item now; one that was to come is a draft again, and so is a version of a text that was announced. */
export function unpublishItem(db: Db, staff: StaffCaller, order: SeenRecord): Promise<ItemResult> {
  return changeItem(db, staff, order, {
    action: 'content.unpublish',
    move: 'unpublish',
    asksLock: false,
    async work(tx, item) {
      if (item.page) {
        await withdrawVersion(tx, item.id)
        return { before: toldVersion(item), after: toldVersion((await deskItem(tx, item.id))!) }
      }
      const window = spanToHide(item, item.now)
      await setWindow(tx, item.id, window)
      const revision = item.shownNumber
      return { before: { ...toldWindow(item), revision }, after: { ...toldWindow(window), revision } }
    },
  })
}

/** What a kind cannot be shown without is told at its field. */
export function refuseFacts(item: Pick<DeskRow, 'kind' | 'draft' | 'page' | 'now'>): ItemRefusal | undefined {
  const missing = missingFacts(item.kind, item.draft).map((field) => [field, ['field.required']])
  const errors = { ...Object.fromEntries(missing), ...refusePage(item) }
  if (Object.keys(errors).length === 0) return undefined
  return { ok: false, reason: 'validation.failed', details: { errors } }
}
