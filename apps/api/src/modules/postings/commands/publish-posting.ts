import { spanToHide } from '@koma/domain/publish-windows.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { toldWindow, windowToShow, type WindowOrder } from '../../../platform/publish-window.ts'
import type { SeenRecord } from '../../../platform/seen-record.ts'
import type { PostingKind } from '../queries/kinds.ts'
import { setPostingWindow } from '../queries/posting-changes.ts'
import { changePosting, type PostingResult } from './change-posting.ts'

/** Shows a posting now or from an instant on. Nothing has to run when that comes: whoever reads compares with the clock. */
export function publishPosting(
  db: Db,
  kind: PostingKind,
  { staff, order }: { readonly staff: StaffCaller; readonly order: SeenRecord & WindowOrder },
): Promise<PostingResult> {
  return changePosting(db, kind, {
    staff,
    order,
    change: {
      verb: 'publish',
      async work(tx, posting) {
        const asked = windowToShow(posting, order)
        if (!asked.ok) return asked
        await setPostingWindow(tx, kind, posting.id, asked.window)
        return { before: toldWindow(posting), after: toldWindow(asked.window) }
      },
    },
  })
}

/** Hides a posting now; one that was to come is a draft again. */
export function unpublishPosting(
  db: Db,
  kind: PostingKind,
  { staff, order }: { readonly staff: StaffCaller; readonly order: SeenRecord },
): Promise<PostingResult> {
  return changePosting(db, kind, {
    staff,
    order,
    change: {
      verb: 'unpublish',
      async work(tx, posting) {
        const window = spanToHide(posting, posting.now)
        await setPostingWindow(tx, kind, posting.id, window)
        return { before: toldWindow(posting), after: toldWindow(window) }
      },
    },
  })
}
