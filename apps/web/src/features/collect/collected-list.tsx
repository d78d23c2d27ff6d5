import type { zCollectedPage } from '@koma/contract/collect.ts'
import type { CollectKind } from '@koma/domain/collect-kinds.ts'
import { Button } from '@koma/ui/button.tsx'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { Form } from 'react-router'
import type { output } from 'zod'
import { plainDate } from '../../lib/format.ts'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { ItemCard } from './item-card.tsx'

interface CollectedListProps {
  readonly kind: CollectKind
  readonly items: output<typeof zCollectedPage>['data']
}

/** The collected items of a kind, each with the way out; the page after it offers the way back. */
export function CollectedList({ kind, items }: CollectedListProps) {
  const { words, language, paths } = useSite()
  return (
    <CardGrid label={words(`collect.${kind}`)}>
      {items.map((item) => {
        const title = localised(item, 'title', language)
        const category = kind === 'activity' ? item.type?.slug : undefined
        const removed = category ? `${category}-${item.id}` : String(item.id)
        return (
          <ItemCard
            key={item.id}
            kind={kind}
            item={item}
            kicker={words('collect.collectedOn', { date: plainDate(words, item.collected_at.slice(0, 10)) })}
            foot={
              <Form method="post" action={paths.memberCollectItem(kind, item.id)} className="web-take-out">
                <input type="hidden" name="is_collect" value="false" />
                <input type="hidden" name="leave" value="true" />
                <input type="hidden" name="back" value={paths.memberCollect(kind, { removed })} />
                {category ? <input type="hidden" name="category" value={category} /> : null}
                <Button type="submit" variant="quiet" aria-label={words('collect.takeOutOf', { title })}>
                  {words('collect.takeOut')}
                </Button>
              </Form>
            }
          />
        )
      })}
    </CardGrid>
  )
}
