import type { StaffTag, StaffTagDetail } from '@koma/contract/tags.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { StaffTagRow, tagUses } from './queries/tags.ts'

/** A tag for staff. */
export const presentTag = ({ id, slug, name_zh, name_ja, name_en, items, stale, version }: StaffTagRow): StaffTag => ({
  id,
  slug,
  name_zh,
  name_ja,
  name_en,
  items,
  stale: [...stale],
  version,
})

/** The same with what carries it. */
export function presentTagDetail(
  tag: StaffTagRow,
  { byKind, merged }: Awaited<ReturnType<typeof tagUses>>,
): StaffTagDetail {
  return {
    ...presentTag(tag),
    changed_at: formatTaipeiDateTime(tag.changedAt),
    by_kind: byKind.map((one) => ({ ...one })),
    merged: merged.map((one) => ({ ...one })),
  }
}
