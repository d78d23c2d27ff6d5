import type { SearchKind } from '@koma/contract/search.ts'
import type { Language } from '@koma/domain/languages.ts'

/** What leads to an item: its kind, and of an activity its category. */
export interface ItemPlace {
  readonly kind: SearchKind
  readonly id: number
  /** The slug of its type. */
  readonly type: string | null
}

/** The address of anything that search finds, that the maps of the site list and that feeds bring. */
export function itemPath(language: Language, { kind, id, type }: ItemPlace): string {
  if (kind === 'faq') return `/${language}/faq#q${id}`
  if (kind === 'activity') return `/${language}/activity_${type}/${id}`
  return `/${language}/${kind}/${id}`
}
