import { canBeRead, spanToShow, type ShownSpan } from '@koma/domain/publish-windows.ts'
import { formatTaipeiDateTime, parseTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { RefusalDetails } from './refusal.ts'

/** From when until when, in Taipei's time; null is "as it is, else now" and "without end". */
export interface WindowOrder {
  readonly publish_at: string | null
  readonly unpublish_at: string | null
}

interface WindowRefusal {
  readonly ok: false
  readonly reason: 'validation.failed'
  readonly details: RefusalDetails
}

/** The window that publishing makes of what is asked for, or why nobody could ever read it. `now` is the database's. */
export function windowToShow(
  shown: ShownSpan & { readonly now: Date },
  { publish_at, unpublish_at }: WindowOrder,
): { readonly ok: true; readonly window: ShownSpan } | WindowRefusal {
  const wanted = {
    publishAt: publish_at === null ? undefined : parseTaipeiDateTime(publish_at),
    unpublishAt: unpublish_at === null ? null : parseTaipeiDateTime(unpublish_at)!,
  }
  const window = spanToShow(shown, wanted, shown.now)
  if (canBeRead(window, shown.now)) return { ok: true, window }
  return { ok: false, reason: 'validation.failed', details: { errors: { unpublish_at: ['field.unpublish_at'] } } }
}

/** A window as the audit log tells it. */
export const toldWindow = ({ publishAt, unpublishAt }: ShownSpan) => ({
  publish_at: publishAt && formatTaipeiDateTime(publishAt),
  unpublish_at: unpublishAt && formatTaipeiDateTime(unpublishAt),
})
