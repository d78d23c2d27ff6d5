import type { Space } from '@koma/contract/space.ts'
import { addDays, taipeiDate } from '@koma/domain/taipei-time.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { useSite } from '../../lib/use-language.ts'
import { spaceDaysAheadMax } from './space-words.ts'

/** Earlier and later weeks of a room, and the first days for which one may apply. */
export function SpacePaging({ space }: { space: Space }) {
  const { words, paths } = useSite()
  const { days, first_day: firstDay } = space
  const today = taipeiDate(space.today)
  const from = taipeiDate(days[0]?.date ?? today)
  const earlier = addDays(from, -days.length)
  const later = addDays(from, days.length)
  const hrefFrom = (date: string) => `${paths.space(space.id, { from: date === firstDay ? undefined : date })}#days`
  return (
    <nav className="web-paging" aria-label={words('space.daysTitle')}>
      {from > today ? (
        <LinkButton variant="quiet" href={hrefFrom(earlier < today ? today : earlier)}>
          ← {words('space.earlier')}
        </LinkButton>
      ) : null}
      {from === firstDay ? null : (
        <LinkButton variant="quiet" href={hrefFrom(firstDay)}>
          {words('space.toFirstDay')}
        </LinkButton>
      )}
      {later <= addDays(today, spaceDaysAheadMax) ? (
        <LinkButton variant="quiet" href={hrefFrom(later)}>
          {words('space.later')} →
        </LinkButton>
      ) : null}
    </nav>
  )
}
