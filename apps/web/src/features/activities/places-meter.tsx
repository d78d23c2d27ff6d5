import type { ActivityCard } from '@koma/contract/activities.ts'
import { useSite } from '../../lib/use-language.ts'

/** How many places are taken, as a strip whose taken part is hatched, and in words. Nothing where there is no limit. */
export function PlacesMeter({ registration }: { registration: ActivityCard['registration'] }) {
  const { words } = useSite()
  const { capacity, remaining, waiting, applicants } = registration
  if (capacity === null || remaining === null)
    return applicants > 0 ? <p>{words('activities.applicants', { count: applicants })}</p> : null
  const taken = capacity - remaining
  const said = words('activities.places', { capacity, remaining })
  return (
    <div className="web-places">
      <p className="web-places-said">
        <strong>{said}</strong>
        {waiting > 0 ? <span>{words('activities.waiting', { count: waiting })}</span> : null}
      </p>
      <div
        className="web-places-bar"
        role="meter"
        aria-label={words('activities.placesMeter')}
        aria-valuemin={0}
        aria-valuemax={capacity}
        aria-valuenow={taken}
        aria-valuetext={said}
      >
        {taken > 0 ? <span style={{ inlineSize: `${(taken / capacity) * 100}%` }} /> : null}
      </div>
    </div>
  )
}
