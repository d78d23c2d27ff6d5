import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { StateMark } from '@koma/ui/state-tag.tsx'
import { useSite } from '../../lib/use-language.ts'

/** What a point is worth, which go first, and when they come back. Decision: points */
export function HowPointsWork({ isMember, cancelHours }: { isMember: boolean; cancelHours: number | null }) {
  const { words, paths } = useSite()
  const facts = [
    words('home.pointsRate'),
    words('home.pointsOrder'),
    ...(cancelHours === null ? [] : [words('home.pointsBack', { count: cancelHours })]),
    words('home.pointsClass'),
  ]
  return (
    <section className="k-box web-points" aria-labelledby="points">
      <SectionHeading id="points" sound={words('home.pointsSound')}>
        {words('home.pointsTitle')}
      </SectionHeading>
      <ul className="web-facts" role="list">
        {facts.map((fact) => (
          <li key={fact}>
            <StateMark look="good" />
            <p>{fact}</p>
          </li>
        ))}
      </ul>
      <div className="k-row">
        <LinkButton href={isMember ? paths.memberPoints() : paths.register()}>
          {words(isMember ? 'home.pointsButton' : 'home.joinButton')}
        </LinkButton>
      </div>
    </section>
  )
}
