import type { Activity } from '@koma/contract/activities.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { ActivityCard } from './activity-card.tsx'
import { SaidWithin } from '../../shell/said-within.tsx'

/** The ones before and after it in its category, and those to come that are alike. */
export function ActivityBeside({ activity: { previous, next, related } }: { activity: Activity }) {
  const { words, language, paths } = useSite()
  return (
    <>
      <nav className="k-row" aria-label={words('activities.beside')}>
        {previous ? (
          <LinkButton href={paths.activity(previous.category, previous.id)} variant="quiet">
            <SaidWithin
              sentence={(title) => words('activities.earlier', { title })}
              said={wordsOf(previous, 'title', language)}
            />
          </LinkButton>
        ) : null}
        {next ? (
          <LinkButton href={paths.activity(next.category, next.id)} variant="quiet">
            <SaidWithin
              sentence={(title) => words('activities.laterOne', { title })}
              said={wordsOf(next, 'title', language)}
            />
          </LinkButton>
        ) : null}
      </nav>
      {related.length > 0 ? (
        <section className="k-stack" aria-labelledby="related">
          <SectionHeading id="related">{words('activities.related')}</SectionHeading>
          <CardGrid label={words('activities.related')}>
            {related.map((one) => (
              <ActivityCard key={one.id} activity={one} headingLevel={3} />
            ))}
          </CardGrid>
        </section>
      ) : null}
    </>
  )
}
