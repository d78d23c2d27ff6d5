import type { TitledCard } from '@koma/contract/content.ts'
import type { CollectKind } from '@koma/domain/collect-kinds.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { Paths } from '../../lib/paths.ts'

/** The page of an item; an activity's stands under its category, which is its type. */
export function itemAddress(
  paths: Paths,
  language: Language,
  kind: CollectKind,
  item: Pick<TitledCard, 'id' | 'type'>,
): string {
  if (kind === 'activity') return `/${language}/activity_${item.type?.slug ?? 'exhibition'}/${item.id}`
  return paths[kind](item.id)
}

/** The list in which items of a kind are found. */
export function listAddress(paths: Paths, language: Language, kind: CollectKind): string {
  if (kind === 'activity') return `/${language}/activity`
  return kind === 'news' ? paths.newsList() : kind === 'video' ? paths.videoList() : paths.albumList()
}
