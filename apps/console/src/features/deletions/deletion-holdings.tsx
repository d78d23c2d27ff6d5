import type { StaffDeletion } from '@koma/contract/deletion.ts'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'

/** What the member still has: points by kind, and each live booking with the way to it on the board. */
export function DeletionHoldings({ deletion: row }: { deletion: StaffDeletion }) {
  const text = useText()
  const formats = useFormats()
  return (
    <>
      {text('consoleDeletions.purchased', { points: formats.number(row.purchased_points) })}
      <small>{text('consoleDeletions.reward', { points: formats.number(row.reward_points) })}</small>
      {row.bookings.length > 0 && (
        <>
          <small>{text('consoleDeletions.live_bookings', { count: row.live_bookings })}</small>
          <ul className="c-lots">
            {row.bookings.map((booking) => (
              <li key={booking.number}>
                <Link to={`/rent?number=${booking.number}`}>{booking.number}</Link>{' '}
                <small>
                  {formats.at(booking.starts_at)} {formats.name(booking)} {booking.seat}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
