import type { Appearance } from '@koma/contract/library.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { plainDate } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'

/** Activities of the centre in which a person speaks or teaches, each with its day and role; nothing where there is none. */
export function Appearances({ activities }: { activities: readonly Appearance[] }) {
  const { words, language, paths } = useSite()
  if (activities.length === 0) return null
  return (
    <section className="k-stack" aria-labelledby="activities">
      <SectionHeading id="activities">{words('library.appearances')}</SectionHeading>
      <ul className="web-honours">
        {activities.map((activity, place) => {
          const title = wordsOf(activity, 'name', language)
          return (
            <li key={place}>
              <time dateTime={activity.starts_at.slice(0, 10)}>
                {plainDate(words, activity.starts_at.slice(0, 10))}
              </time>
              <span>
                <UiLink href={paths.activity(activity.category, activity.id)}>
                  <Said said={title} />
                </UiLink>{' '}
                <LanguageBadge said={title} />
              </span>
              <Said said={wordsOf(activity, 'role', language)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
