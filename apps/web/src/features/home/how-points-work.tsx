import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { StateMark } from '@koma/ui/state-tag.tsx'
import { useSite } from '../../lib/use-language.ts'

const facts = ['home.pointsRate', 'home.pointsOrder', 'home.pointsBack', 'home.pointsClass'] as const

/** What a point is worth, which go first, and when they come back. Decision: points */
export function HowPointsWork({ isMember }: { isMember: boolean }) {
  const { words, paths } = useSite()
  return (
    <section className="k-box web-points" aria-labelledby="points">
      <SectionHeading id="points" sound={words('home.pointsSound')}>
        {words('home.pointsTitle')}
      </SectionHeading>
      <ul className="web-facts" role="list">
        {facts.map((fact) => (
          <li key={fact}>
            <StateMark look="good" />
            <p>{words(fact)}</p>
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
