import type { Activity } from '@koma/contract/activities.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'

/** Who stands in front: a name where it is announced, else what they are. */
export function Speakers({ activity: { speakers, category } }: { activity: Activity }) {
  const { words, language } = useSite()
  if (speakers.length === 0) return null
  return (
    <section className="k-stack" aria-labelledby="speakers">
      <SectionHeading id="speakers">{words(`activities.speakersOf_${category}`)}</SectionHeading>
      <ul className="web-speakers" role="list">
        {speakers.map((speaker, place) => {
          const name = wordsOf(speaker, 'name', language)
          return (
            <li key={place}>
              {name ? (
                <strong>
                  <Said said={name} />
                </strong>
              ) : null}
              <span>
                <Said said={wordsOf(speaker, 'role', language)} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
