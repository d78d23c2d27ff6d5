import type { TitledCard } from '@koma/contract/content.ts'
import type { CollectKind } from '@koma/domain/collect-kinds.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { Card } from '@koma/ui/card.tsx'
import { CoverPicture } from '@koma/ui/cover-picture.tsx'
import { Cover } from '@koma/ui/cover.tsx'
import type { ReactNode } from 'react'
import { cardSizes } from '../../lib/cover-sizes.ts'
import { plainDate } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { itemAddress } from './item-address.ts'
import { SaidName } from '../../shell/said-name.tsx'

interface ItemCardProps {
  readonly kind: CollectKind
  readonly item: TitledCard
  /** Instead of the day of its publication. */
  readonly kicker?: string
  readonly foot?: ReactNode
}

/** Anything that can be collected, in a list where the kinds look alike: tags and the collection. */
export function ItemCard({ kind, item, kicker, foot }: ItemCardProps) {
  const { words, language, paths } = useSite()
  const title = wordsOf(item, 'title', language)!
  const day = item.published_at.slice(0, 10)
  return (
    <Card
      title={title.text}
      {...(title.language !== language && { titleLang: htmlLang[title.language] })}
      headingLevel={2}
      href={itemAddress(paths, language, kind, item)}
      cover={
        <CoverPicture picture={item.cover} sizes={cardSizes}>
          <Cover seed={String(item.id)} subject={kind === 'news' ? 'news' : (item.type?.slug ?? '')} />
        </CoverPicture>
      }
      {...(item.type && { flag: <SaidName of={item.type} /> })}
      flagColour="ink"
      kicker={
        <>
          {kicker ?? <time dateTime={day}>{plainDate(words, day)}</time>} <LanguageBadge said={title} />
        </>
      }
      foot={foot}
    >
      <p>
        <Said said={wordsOf(item, 'summary', language)} />
      </p>
    </Card>
  )
}
