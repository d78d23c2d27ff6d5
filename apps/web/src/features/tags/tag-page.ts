import { collectKinds, isCollectKind, type CollectKind } from '@koma/domain/collect-kinds.ts'
import { pageOf } from '../../lib/page-number.ts'
import { readingCalls } from '../../lib/reading-calls.ts'
import { loadForReader } from '../../lib/for-reader.ts'
import { movedForGood, notFound, type Screen } from '../../lib/screen.ts'

/**
 * A tag and one of its tabs: the one that the address names, else the first that holds something. A tab that does not
 * exist is the 404 screen.
 */
export async function tagPage(screen: Screen, tagId: string, asked: string | undefined) {
  if (asked !== undefined && !isCollectKind(asked)) throw notFound()
  const page = pageOf(screen.url.searchParams)
  const first = await loadForReader(screen, readingCalls.tag(tagId, { tab: asked, page }))
  // A tag that has become part of another: its address leads there for good.
  if (String(first.tag.id) !== tagId) throw movedForGood(screen.paths.tag(first.tag.id, asked))
  const tab: CollectKind = asked ?? collectKinds.find((kind) => first.counts[kind] > 0) ?? 'news'
  const shown = tab === first.tab ? first : await loadForReader(screen, readingCalls.tag(tagId, { tab, page }))
  return { ...shown, isChosen: asked !== undefined }
}
