import type { Activity } from '@koma/contract/activities.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'

/** Who stands in front: a name where it is announced, leading to the record of who has one, else what they are. */
export function Speakers({ activity: { speakers, category } }: { activity: Activity }) {
  const { words, language, paths } = useSite()
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
                  {speaker.creator_id === null ? (
                    <Said said={name} />
                  ) : (
                    <UiLink href={paths.record('creator', speaker.creator_id)}>
                      <Said said={name} />
                    </UiLink>
                  )}
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
