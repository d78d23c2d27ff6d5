import type { Activity } from '@koma/contract/activities.ts'
import { googleCalendarLink } from '@koma/domain/icalendar.ts'
import { buttonClass } from '@koma/ui/button-class.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { eventsOf, sessionsOf } from '../../lib/activity-event.ts'
import { dayOf, shortDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'

interface AddToCalendarProps {
  readonly activity: Activity
  readonly address: string
}

/**
 * A file for any calendar program, and the link to Google's, which takes one day at a time; of what is over or called off,
 * nothing. Source: product §2
 */
export function AddToCalendar({ activity, address }: AddToCalendarProps) {
  const { words, language, paths } = useSite()
  const sessions = sessionsOf(activity)
  const events = eventsOf(activity, language, address)
  if (activity.phase === 'past' || activity.phase === 'cancelled') return null
  return (
    <div className="k-row" role="group" aria-label={words('activities.calendar')}>
      <a className={buttonClass('quiet')} href={paths.activityFile(activity.category, activity.id)} download>
        <span aria-hidden="true">＋ </span>
        {words('activities.icsFile')}
      </a>
      {events.map((event, at) => (
        <LinkButton
          key={event.uid}
          href={googleCalendarLink(event)}
          variant="quiet"
          target="_blank"
          rel="noopener noreferrer"
        >
          {events.length > 1
            ? words('activities.googleDay', { day: shortDate(words, dayOf(sessions[at]!.startsAt)) })
            : words('activities.google')}
        </LinkButton>
      ))}
    </div>
  )
}
