import { useEffect } from 'react'
import { useSite } from '../../lib/use-language.ts'
import { useIsDraft } from '../../shell/draft.ts'
import { CollectButton } from './collect-button.tsx'
import { countVisit } from './count-visit.ts'
import { ShareSheet } from './share-sheet.tsx'
import type { SharedItem } from './shared-item.ts'

/** Collect and share, at the foot of an item's head; an item that is opened is counted. Source: product §2, §3, §7 */
export function ItemDeeds({ item }: { item: SharedItem }) {
  const { words, paths } = useSite()
  const click = paths.visit('click', item.id)
  const isDraft = useIsDraft()
  useEffect(() => (isDraft ? undefined : countVisit(click)), [click, isDraft])
  if (isDraft) return null
  return (
    <div className="web-deeds" role="group" aria-label={words('collect.deeds')}>
      <CollectButton item={item} />
      <ShareSheet item={item} />
    </div>
  )
}
