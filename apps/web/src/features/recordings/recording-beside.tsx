import { CardGrid } from '@koma/ui/card-grid.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import type { ReactNode } from 'react'
import type { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { SaidWithin } from '../../shell/said-within.tsx'

interface Neighbour {
  readonly href: string
  readonly title: ReturnType<typeof wordsOf>
}

interface RecordingBesideProps {
  readonly label: string
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
  readonly relatedLabel: string
  readonly related: readonly ReactNode[]
}

/** The ones before and after it, and those alike. */
export function RecordingBeside({ label, previous, next, relatedLabel, related }: RecordingBesideProps) {
  const { words } = useSite()
  return (
    <>
      {previous || next ? (
        <nav className="k-column k-row" aria-label={label}>
          {previous ? (
            <LinkButton href={previous.href} variant="quiet">
              <SaidWithin sentence={(title) => words('recordings.older', { title })} said={previous.title} />
            </LinkButton>
          ) : null}
          {next ? (
            <LinkButton href={next.href} variant="quiet">
              <SaidWithin sentence={(title) => words('recordings.newer', { title })} said={next.title} />
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
      {related.length > 0 ? (
        <section className="k-stack" aria-labelledby="related">
          <SectionHeading id="related">{relatedLabel}</SectionHeading>
          <CardGrid label={relatedLabel}>{related}</CardGrid>
        </section>
      ) : null}
    </>
  )
}
