import { formatTaipeiDateTime, parseTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { stateOf } from '../present.ts'
import type { PostingKind } from '../queries/kinds.ts'
import { setPostingWindow } from '../queries/posting-changes.ts'
import type { PostingRow } from '../queries/postings.ts'
import { changePosting, type PostingOrder, type PostingRefusal, type PostingResult } from './change-posting.ts'

/** From when until when, in Taipei's time; null is "as it is, else now" and "without end". */
export interface PublishPosting extends PostingOrder {
  readonly publish_at: string | null
  readonly unpublish_at: string | null
}

/** Shows a posting now or from an instant on. Nothing has to run when that comes: whoever reads compares with the clock. */
export function publishPosting(
  db: Db,
  kind: PostingKind,
  { staff, order }: { readonly staff: StaffCaller; readonly order: PublishPosting },
): Promise<PostingResult> {
  return changePosting(db, kind, {
    staff,
    order,
    change: {
      verb: 'publish',
      async work(tx, posting) {
        const window = windowOf(posting, order)
        const wrong = refuseWindow(posting, window)
        if (wrong) return wrong
        await setPostingWindow(tx, kind, posting.id, window)
        return { before: told(posting), after: told(window) }
      },
    },
  })
}

/** Hides a posting now; one that was to come is a draft again. */
export function unpublishPosting(
  db: Db,
  kind: PostingKind,
  { staff, order }: { readonly staff: StaffCaller; readonly order: PostingOrder },
): Promise<PostingResult> {
  return changePosting(db, kind, {
    staff,
    order,
    change: {
      verb: 'unpublish',
      async work(tx, posting) {
        const state = stateOf(kind, posting)
        if (state === 'draft' || state === 'unpublished') return { ok: false, reason: 'content.state' }
        const window =
          state === 'scheduled'
            ? { publishAt: null, unpublishAt: null }
            : { publishAt: posting.publishAt, unpublishAt: endOf(posting) }
        await setPostingWindow(tx, kind, posting.id, window)
        return { before: told(posting), after: told(window) }
      },
    },
  })
}

interface Shown {
  readonly publishAt: Date | null
  readonly unpublishAt: Date | null
}

/** Of what is hidden in the instant in which it was shown, the smallest window there is. */
const endOf = ({ publishAt, now }: PostingRow): Date => (now > publishAt! ? now : new Date(publishAt!.getTime() + 1))

function windowOf(posting: PostingRow, { publish_at, unpublish_at }: PublishPosting): Shown {
  const given = publish_at === null ? undefined : parseTaipeiDateTime(publish_at)
  // What has been shown before keeps its date; what was to come is shown now.
  const kept = posting.publishAt && posting.publishAt <= posting.now ? posting.publishAt : posting.now
  return {
    publishAt: given ?? kept,
    unpublishAt: unpublish_at === null ? null : parseTaipeiDateTime(unpublish_at)!,
  }
}

function refuseWindow({ now }: PostingRow, { publishAt, unpublishAt }: Shown): PostingRefusal | undefined {
  if (!unpublishAt || (unpublishAt > publishAt! && unpublishAt > now)) return undefined
  return { ok: false, reason: 'validation.failed', details: { errors: { unpublish_at: ['field.unpublish_at'] } } }
}

const told = ({ publishAt, unpublishAt }: Shown) => ({
  publish_at: publishAt && formatTaipeiDateTime(publishAt),
  unpublish_at: unpublishAt && formatTaipeiDateTime(unpublishAt),
})
