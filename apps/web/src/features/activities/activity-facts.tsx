import type { Activity } from '@koma/contract/activities.ts'
import { UiLink } from '@koma/ui/link.tsx'
import type { ReactNode } from 'react'
import { isOpenEnded, sessionsOf } from '../../lib/activity-event.ts'
import { timeOf } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'
import { activityTime } from '../../lib/activity-words.ts'
import { AddToCalendar } from './add-to-calendar.tsx'

interface ActivityFactsProps {
  readonly activity: Activity
  /** When the centre is open in a usual week, for what lies open all day. */
  readonly opening: readonly string[]
  /** The page's whole address. */
  readonly address: string
}

/** When, where and by whom; with the way into the reader's own calendar. */
export function ActivityFacts({ activity, opening, address }: ActivityFactsProps) {
  const { words, language, paths } = useSite()
  const sessions = sessionsOf(activity)
  const coOrganiser = wordsOf(activity.units, 'co_organiser', language)
  const [first] = sessions
  return (
    <section className="k-box k-stack" aria-labelledby="when">
      <h2 id="when" className="web-activity-when">
        {activityTime(words, activity)}
      </h2>
      {sessions.length > 1 && first ? (
        <p>
          {words('activities.sessionCount', { count: sessions.length })}
          {words('shell.listComma')}
          {words('activities.eachDay', { from: timeOf(first.startsAt), to: timeOf(first.endsAt) })}
        </p>
      ) : null}
      <dl className="web-facts">
        {isOpenEnded(activity, sessions) ? (
          <Fact name={words('activities.openingHours')}>
            {opening.map((line) => (
              <span key={line} className="web-fact-line">
                {line}
              </span>
            ))}
          </Fact>
        ) : null}
        <Fact name={words('activities.where')}>
          <Said said={wordsOf(activity, 'location', language)} />
          {activity.space === null ? null : (
            <UiLink href={paths.space(activity.space)}>{words('activities.seeRoom')}</UiLink>
          )}
        </Fact>
        <Fact name={words('activities.organiser')}>
          <Said said={wordsOf(activity.units, 'organiser', language)} />
        </Fact>
        {coOrganiser ? (
          <Fact name={words('activities.coOrganiser')}>
            <Said said={coOrganiser} />
          </Fact>
        ) : null}
      </dl>
      <AddToCalendar activity={activity} address={address} />
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
