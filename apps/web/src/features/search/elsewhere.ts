import type { SearchAnswer } from '@koma/contract/search.ts'

/** Where hits are when a page shows none: on the pages before it, or among other kinds. */
export function elsewhereOf({ meta, counts }: Pick<SearchAnswer, 'meta' | 'counts'>): 'before' | 'other-kinds' | null {
  if (meta.total > 0) return 'before'
  return counts.length > 0 ? 'other-kinds' : null
}
