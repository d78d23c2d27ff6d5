import { LinkButton } from '@koma/ui/link-button.tsx'
import type { CentreFacts } from '../../lib/centre-facts.ts'
import { useSite } from '../../lib/use-language.ts'
import { CentreCard } from './centre-card.tsx'

interface CentrePlaceProps {
  readonly centre: CentreFacts
  /** When it is open in a usual week, line by line. */
  readonly opening: readonly string[]
}

/** The other ways to the centre beside a form: address, phone, hours, and how to get here. */
export function CentrePlace({ centre, opening }: CentrePlaceProps) {
  const { words, paths } = useSite()
  return (
    <div className="k-box k-stack">
      <CentreCard centre={centre} />
      <section className="k-stack" aria-labelledby="centre-hours">
        <h2 id="centre-hours">{words('house.hoursTitle')}</h2>
        <ul className="web-notes">
          {opening.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p className="k-row">
        <LinkButton href={paths.about('transport')} variant="quiet">
          {words('letters.way')}
        </LinkButton>
        <LinkButton href={paths.faq()} variant="quiet">
          {words('letters.faq')}
        </LinkButton>
      </p>
    </div>
  )
}
