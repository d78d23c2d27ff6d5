import { CardGrid } from '@koma/ui/card-grid.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { HomeCard } from './home-card.tsx'
import type { HomeCardView } from './home-cards.ts'

interface HomeSectionProps {
  readonly id: string
  readonly sound: string
  readonly section: {
    readonly title: string
    readonly more: { readonly href: string; readonly label: string }
    readonly cards: readonly HomeCardView[]
  }
}

/** A row of cards with the way to the rest; nothing where there are none. */
export function HomeSection({ id, sound, section: { title, more, cards } }: HomeSectionProps) {
  if (cards.length === 0) return null
  return (
    <section className="web-front" data-row={cards.length % 4 === 0 ? 4 : 3} aria-labelledby={id}>
      <SectionHeading id={id} sound={sound} more={more}>
        {title}
      </SectionHeading>
      <CardGrid label={title}>
        {cards.map((card) => (
          <HomeCard key={card.id} card={card} />
        ))}
      </CardGrid>
    </section>
  )
}
