import { isCollectKind, type CollectKind } from '@koma/domain/collect-kinds.ts'
import { data } from 'react-router'
import { pageOf } from '../../lib/page-number.ts'
import { readingCalls } from '../../lib/reading-calls.ts'
import { load, notFound, requireMember, type Screen } from '../../lib/screen.ts'

/**
 * What the member has collected of a kind, and the item that was just taken out, as long as it is shown and out. Its page
 * may have gone meanwhile: then there is nothing to take back.
 */
export async function collectionOf(screen: Screen, type: string | undefined) {
  if (type !== undefined && !isCollectKind(type)) throw notFound()
  const kind: CollectKind = type ?? 'news'
  await requireMember(screen)
  const query = screen.url.searchParams
  const [{ data: items, meta }, removed] = await Promise.all([
    load(screen, readingCalls.collected(kind, { page: pageOf(query) })),
    removedItem(screen, kind, query.get('removed')),
  ])
  return data({ kind, items, meta, removed }, { headers: { 'cache-control': 'private, no-store' } })
}

async function removedItem(screen: Screen, kind: CollectKind, asked: string | null) {
  const [, category, id] = /^(?:([a-z]+)-)?(\d{1,9})$/.exec(asked ?? '') ?? []
  if (id === undefined) return null
  const result = await screen.api.call(readingCalls.item(kind === 'activity' ? `activity/${category}` : kind, id))
  if (!result.ok || result.data.is_collect) return null
  const { title_zh, title_ja, title_en, name_zh, name_ja, name_en } = result.data
  return {
    id: Number(id),
    category: category ?? null,
    title_zh: title_zh ?? name_zh ?? '',
    title_ja: title_ja ?? name_ja ?? null,
    title_en: title_en ?? name_en ?? null,
  }
}
