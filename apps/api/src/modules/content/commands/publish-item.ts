import { missingFacts } from '@koma/contract/content-facts.ts'
import { parseTaipeiDateTime, formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import type { DeskRow } from '../queries/desk.ts'
import { showForm } from '../queries/forms.ts'
import { addRevision, markShown } from '../queries/revisions.ts'
import { setWindow } from '../queries/windows.ts'
import { changeItem, type ItemOrder, type ItemRefusal, type ItemResult } from './change-item.ts'
import { refuseLabels } from './save-draft.ts'

/** From when until when, in Taipei's time; null is "as it is, else now" and "without end". */
export interface PublishOrder extends ItemOrder {
  readonly publish_at: string | null
  readonly unpublish_at: string | null
}

/**
 * Puts the newest form before the visitors, now or from an instant on. Nothing has to run when that comes: whoever reads
 * compares with the clock. Decision: content (staff console)
 */
export function publishItem(db: Db, staff: StaffCaller, order: PublishOrder): Promise<ItemResult> {
  return changeItem(db, staff, order, {
    action: 'content.publish',
    move: 'publish',
    asksLock: false,
    async work(tx, item) {
      const window = windowOf(item, order)
      const wrong = refuseWindow(item, window) ?? refuseFacts(item) ?? (await refuseLabels(tx, item, item.draft))
      if (wrong) return wrong
      // What came into the house is its own first revision, so that every text that was shown can be read again.
      if (item.draftNumber === null) await addRevision(tx, item.id, { form: item.draft, staff: null })
      await showForm(tx, item.id, item.kind, item.draft)
      await markShown(tx, item.id)
      await setWindow(tx, item.id, window)
      return { before: told(item, item.shownNumber), after: told(window, item.draftNumber ?? 1) }
    },
  })
}

/** Hides an item now; one that was to come is a draft again. */
export function unpublishItem(db: Db, staff: StaffCaller, order: ItemOrder): Promise<ItemResult> {
  return changeItem(db, staff, order, {
    action: 'content.unpublish',
    move: 'unpublish',
    asksLock: false,
    async work(tx, item) {
      const isToCome = item.publishAt! > item.now
      const window = isToCome
        ? { publishAt: null, unpublishAt: null }
        : { publishAt: item.publishAt, unpublishAt: item.now > item.publishAt! ? item.now : after(item.publishAt!) }
      await setWindow(tx, item.id, window)
      return { before: told(item, item.shownNumber), after: told(window, item.shownNumber) }
    },
  })
}

/** The smallest window there is, of an item that is hidden in the instant in which it was shown. */
const after = (instant: Date) => new Date(instant.getTime() + 1)

interface Shown {
  readonly publishAt: Date | null
  readonly unpublishAt: Date | null
}

function windowOf(item: DeskRow, { publish_at, unpublish_at }: PublishOrder): Shown {
  const given = publish_at === null ? undefined : parseTaipeiDateTime(publish_at)
  // What has been shown before keeps its date; what was to come is shown now.
  const kept = item.publishAt && item.publishAt <= item.now ? item.publishAt : item.now
  return {
    publishAt: given ?? kept,
    unpublishAt: unpublish_at === null ? null : parseTaipeiDateTime(unpublish_at)!,
  }
}

function refuseWindow({ now }: DeskRow, { publishAt, unpublishAt }: Shown): ItemRefusal | undefined {
  if (!unpublishAt || (unpublishAt > publishAt! && unpublishAt > now)) return undefined
  return { ok: false, reason: 'validation.failed', details: { errors: { unpublish_at: ['field.unpublish_at'] } } }
}

/** What a kind cannot be shown without is told at its field. */
export function refuseFacts({ kind, draft }: Pick<DeskRow, 'kind' | 'draft'>): ItemRefusal | undefined {
  const missing = missingFacts(kind, draft)
  if (missing.length === 0) return undefined
  const errors = Object.fromEntries(missing.map((field) => [field, ['field.required']]))
  return { ok: false, reason: 'validation.failed', details: { errors } }
}

const told = ({ publishAt, unpublishAt }: Shown, revision: number | null) => ({
  publish_at: publishAt && formatTaipeiDateTime(publishAt),
  unpublish_at: unpublishAt && formatTaipeiDateTime(unpublishAt),
  revision,
})
