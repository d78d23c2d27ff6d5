import { taipeiDate } from '@koma/domain/taipei-time.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { useSite } from '../../lib/use-language.ts'
import { dayPlace } from './calendar-days.ts'
import { isWithinReach, stepOf, type CalendarWish } from './calendar-wish.ts'

/** The view before and after, and back to today. */
export function CalendarMoves({ wish, today }: { wish: CalendarWish; today: string }) {
  const { words, paths } = useSite()
  const { view, kind } = wish
  const previous = stepOf(wish, -1)
  const next = stepOf(wish, 1)
  const isReached = (date: typeof next) => isWithinReach(date, taipeiDate(today))
  const hrefOf = (date: string) =>
    paths.calendar({ view: view === 'month' ? undefined : view, date: date === today ? undefined : date, kind })
  return (
    <nav className="web-paging web-calendar-moves" aria-label={words('calendar.moveLabel')}>
      {isReached(previous) ? (
        <LinkButton variant="quiet" rel="prev" href={hrefOf(previous)} data-move="previous">
          ← {words(`calendar.previous_${view}`)}
        </LinkButton>
      ) : null}
      {wish.date === today && view !== 'month' ? null : (
        <LinkButton variant="quiet" href={view === 'list' ? hrefOf(today) : `${hrefOf(today)}#${dayPlace(today)}`}>
          {words('calendar.today')}
        </LinkButton>
      )}
      {isReached(next) ? (
        <LinkButton variant="quiet" rel="next" href={hrefOf(next)} data-move="next">
          {words(`calendar.next_${view}`)} →
        </LinkButton>
      ) : null}
    </nav>
  )
}
