import type { ActivityCard } from '@koma/contract/activities.ts'
import { dayOf, weekdayWord } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'

/** The day as a leaf of a calendar: when it begins or, while it goes on, until when. The line above the title says it in words. */
export function DateBadge({ activity }: { activity: Pick<ActivityCard, 'phase' | 'starts_at' | 'ends_at'> }) {
  const { words } = useSite()
  const isUntil = activity.phase === 'ongoing' && dayOf(activity.starts_at) !== dayOf(activity.ends_at)
  const date = dayOf(isUntil ? activity.ends_at : activity.starts_at)
  const isOver = activity.phase === 'past' || activity.phase === 'cancelled'
  return (
    <span className="web-day" data-over={isOver || undefined} aria-hidden="true">
      <span className="web-day-month">
        {isUntil ? `${words('activities.badgeUntil')} ` : ''}
        {date.slice(0, 4)}
      </span>
      <span className="web-day-date">{`${Number(date.slice(5, 7))}.${Number(date.slice(8, 10))}`}</span>
      <span className="web-day-weekday">{weekdayWord(words, date)}</span>
    </span>
  )
}
