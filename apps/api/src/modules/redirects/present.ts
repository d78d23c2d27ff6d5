import type { StaffRedirect } from '@koma/contract/redirects.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { RedirectRow } from './queries.ts'

/** A redirect as staff see it. */
export function presentRedirect({ lastHitAt, changedAt, changedBy, ...row }: RedirectRow): StaffRedirect {
  return {
    ...row,
    last_hit_at: lastHitAt && formatTaipeiDateTime(lastHitAt),
    changed_at: formatTaipeiDateTime(changedAt),
    changed_by: changedBy,
  }
}
