import type { Activity } from '@koma/contract/activities.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { sessionsOf } from '../../lib/activity-event.ts'
import { dayOf, isoInstant, longDate, timeOf } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'

/** What happens in which order, day by day; nothing where there is no programme. */
export function Programme({ activity }: { activity: Activity }) {
  const { words, language } = useSite()
  if (activity.schedule.length === 0) return null
  const days = Map.groupBy(activity.schedule, (line) => dayOf(line.starts_at))
  const isSeries = sessionsOf(activity).length > 1
  return (
    <section className="k-stack" aria-labelledby="programme">
      <SectionHeading id="programme">{words(isSeries ? 'activities.sessions' : 'activities.schedule')}</SectionHeading>
      <ol className="web-programme" data-series={isSeries || undefined}>
        {[...days].map(([day, lines]) => (
          <li key={day}>
            {isSeries ? <h3>{longDate(words, day)}</h3> : null}
            <ul>
              {lines.map((line) => (
                <li key={line.starts_at}>
                  <time dateTime={isoInstant(line.starts_at)}>
                    {timeOf(line.starts_at)}–{timeOf(line.ends_at)}
                  </time>
                  <span>
                    <Said said={wordsOf(line, 'title', language)} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
