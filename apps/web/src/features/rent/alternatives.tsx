import { LinkButton } from '@koma/ui/link-button.tsx'
import { timeSpan } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Alternative } from './book.ts'

/** The nearest free times, each one press away: a link that fills the choice in. */
export function Alternatives({ alternatives }: { alternatives: readonly Alternative[] }) {
  const { words, paths } = useSite()
  return (
    <ul className="web-alternatives" role="list">
      {alternatives.map((one) => (
        <li key={`${one.seat.id} ${one.starts_at}`}>
          <LinkButton
            variant="quiet"
            href={paths.rentBooking(one.device_id, {
              seat: one.seat.id,
              starts_at: one.starts_at,
              ends_at: one.ends_at,
            })}
          >
            {words('rent.alternative', { span: timeSpan(words, one.starts_at, one.ends_at), seat: one.seat.name })}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
