import { addDays } from '@koma/domain/taipei-time.ts'
import { Link } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { BookingData } from './booking-data.ts'

/** Days that one step moves the grid; fewer than it shows, so that every run of days is seen whole. */
const pagingDays = 7

/** Earlier and later days of the grid; what is chosen comes along. */
export function DayPaging({ data, span }: { data: BookingData; span: { startsAt: string; endsAt: string } | null }) {
  const { words, paths } = useSite()
  const { from, today, lastDay, seatId, device } = data
  const hrefFrom = (day: string) =>
    paths.rentBooking(device.id, {
      from: day,
      seat: seatId ?? undefined,
      starts_at: span?.startsAt,
      ends_at: span?.endsAt,
    })
  const earlier = addDays(from, -pagingDays)
  const later = addDays(from, pagingDays)
  return (
    <div className="web-paging">
      {from > today ? (
        <Link className="k-button k-button-quiet" to={hrefFrom(earlier < today ? today : earlier)} preventScrollReset>
          ← {words('rent.earlier')}
        </Link>
      ) : null}
      {later <= lastDay ? (
        <Link className="k-button k-button-quiet" to={hrefFrom(later)} preventScrollReset>
          {words('rent.later')} →
        </Link>
      ) : null}
    </div>
  )
}
