import { LinkButton } from '@koma/ui/link-button.tsx'
import { timeSpan } from '../../lib/format.ts'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import type { LeavingMember } from './leaving.ts'

/** The bookings that the erasure waits for, with the way to cancel them. Nothing when there are none. */
export function LiveBookings({ bookings }: Pick<LeavingMember, 'bookings'>) {
  const { words, language, paths } = useSite()
  if (bookings.length === 0) return null
  return (
    <section className="k-box k-stack" aria-labelledby="live-bookings">
      <h2 id="live-bookings">{words('leaving.bookingsTitle')}</h2>
      <p>{words('leaving.bookingsText')}</p>
      <ul>
        {bookings.map(({ id, device, starts_at, ends_at }) => (
          <li key={id}>
            <b>{nameOf(device, language)}</b> {timeSpan(words, starts_at, ends_at)}
          </li>
        ))}
      </ul>
      <div>
        <LinkButton href={paths.memberRent()} variant="quiet">
          {words('leaving.bookingsWay')}
        </LinkButton>
      </div>
    </section>
  )
}
