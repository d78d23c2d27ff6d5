import type { Language } from './languages.ts'

/** What leads to an item: its kind, and of an activity its category. */
export interface ItemPlace {
  readonly kind: string
  readonly id: number
  /** The slug of its type; of a text of the house, its own. */
  readonly type: string | null
}

/** The address of anything that search finds, that the maps of the site list, that feeds bring and search engines are told of. */
export function itemPath(language: Language, { kind, id, type }: ItemPlace): string {
  if (kind === 'faq') return `/${language}/faq?question=${id}#q${id}`
  if (kind === 'page') return `/${language}/${type}`
  if (kind === 'activity') return `/${language}/activity_${type}/${id}`
  return `/${language}/${kind}/${id}`
}
