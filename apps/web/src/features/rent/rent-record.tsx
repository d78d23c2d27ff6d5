import type { Rent } from '@koma/contract/rent.ts'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { Ticket } from '@koma/ui/ticket.tsx'
import { Timeline } from '@koma/ui/timeline.tsx'
import { dateTime, number, timeSpan } from '../../lib/format.ts'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { CancelRent } from './cancel-rent.tsx'
import { FoldedCheckInCode } from './check-in-code.tsx'
import { noteWord, statusLook, statusWord } from './rent-words.ts'

/** One booking as a ticket, with what happened to it and the way to cancel it. */
export function RentRecord({ rent }: { rent: Rent }) {
  const { words, language } = useSite()
  return (
    <Ticket
      title={nameOf(rent.device, language)}
      headingLevel={2}
      state={<StateTag look={statusLook(rent.status)}>{statusWord(words, rent.status)}</StateTag>}
      facts={[
        { name: words('rent.ticketWhen'), value: timeSpan(words, rent.starts_at, rent.ends_at) },
        {
          name: words('rent.ticketSeat'),
          value: words('rent.recordFacts', { seat: rent.seat.name, floor: rent.device.floor }),
        },
      ]}
      stub={
        <dl className="web-stub">
          <dt>{words('rent.ticketNumber')}</dt>
          <dd className="web-number">{rent.number}</dd>
          <dt>{words(rent.status === 'cancelled' ? 'rent.ticketReturned' : 'rent.ticketPoints')}</dt>
          <dd>{words('rent.pointsUnit', { count: number(rent.points) })}</dd>
        </dl>
      }
      actions={
        <>
          <FoldedCheckInCode rent={rent} />
          <details className="web-history">
            <summary>{words('rent.history')}</summary>
            <Timeline
              label={words('rent.historyLabel', { number: rent.number })}
              entries={rent.status_history.map((entry, place) => ({
                key: `${place}`,
                look: statusLook(entry.status),
                word: statusWord(words, entry.status),
                at: dateTime(words, entry.at),
                note: noteWord(words, entry.note),
              }))}
            />
          </details>
          {rent.can_cancel ? <CancelRent rent={rent} /> : null}
          {rent.status === 'booked' && !rent.can_cancel ? (
            <p className="k-small">{words('rent.cancelTooLate', { at: dateTime(words, rent.cancel_until) })}</p>
          ) : null}
          {rent.can_cancel ? (
            <p className="k-small k-quiet">{words('rent.ticketCancel', { at: dateTime(words, rent.cancel_until) })}</p>
          ) : null}
        </>
      }
    />
  )
}
