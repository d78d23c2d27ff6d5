import { collectKinds, type CollectKind } from '@koma/domain/collect-kinds.ts'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { useSite } from '../../lib/use-language.ts'

interface NothingTaggedProps {
  readonly tag: number
  readonly tab: CollectKind
  readonly counts: Readonly<Record<CollectKind, number>>
}

/** A tab that holds nothing, and the way to one that does. */
export function NothingTagged({ tag, tab, counts }: NothingTaggedProps) {
  const { words, paths } = useSite()
  const other = collectKinds.find((kind) => counts[kind] > 0)
  return (
    <EmptyState
      sentence={words('errors.noDataFound')}
      detail={words(`tags.none_${tab}`)}
      nextStep={
        other ? (
          <LinkButton href={paths.tag(tag, other)}>
            {words('tags.seeTab', { tab: words(`tags.${other}`), count: counts[other] })}
          </LinkButton>
        ) : (
          <LinkButton href={paths.newsList()}>{words('tags.seeNews')}</LinkButton>
        )
      }
    />
  )
}
