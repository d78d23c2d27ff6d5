import type { StaffTag } from '@koma/contract/tags.ts'

/** More tags than these are found by their names: nobody reads a wall of stamps. */
export const tagsInSightMax = 40

type Tag = Pick<StaffTag, 'id' | 'slug' | 'name_zh' | 'name_ja' | 'name_en'>

/**
 * Which tags are offered: all while they are few, else those that are kept and the first of those that hold the words
 * that are sought, in any language.
 */
export function tagsInSight<Of extends Tag>(
  tags: readonly Of[],
  { kept, sought }: { readonly kept: readonly number[]; readonly sought: string },
): { readonly isLong: boolean; readonly shown: readonly Of[] } {
  if (tags.length <= tagsInSightMax) return { isLong: false, shown: tags }
  const isKept = ({ id }: Tag) => kept.includes(id)
  const found = tags.filter((tag) => !isKept(tag) && holds(tag, sought)).slice(0, tagsInSightMax)
  return { isLong: true, shown: [...tags.filter(isKept), ...found] }
}

/** Whether any of its names, or its slug, holds the words. */
function holds({ slug, name_zh, name_ja, name_en }: Tag, sought: string): boolean {
  const words = sought.trim().toLowerCase()
  return [slug, name_zh, name_ja, name_en].some((name) => name?.toLowerCase().includes(words))
}
