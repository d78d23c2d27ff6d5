import type { StaffMe, StaffRent } from '@koma/contract/staff.ts'
import { Link } from 'react-router-dom'
import { mayUse } from '../../auth/access.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { boardStateOf } from './board-states.ts'
import { BookingActions } from './booking-actions.tsx'
import type { DeskAction } from './desk-actions.ts'
import { StateTag } from '../../shell/state-tag.tsx'

interface Props {
  readonly rent: StaffRent
  readonly date: string
  readonly now: string
  readonly me: StaffMe | undefined
  readonly busy: boolean
  onAct(action: DeskAction): void
}

/** One booking: when, where, who, its number, its state, and what can be done. */
export function BookingRow({ rent, date, now, me, busy, onAct }: Props) {
  const text = useText()
  const formats = useFormats()
  const state = boardStateOf(rent, now)
  const mayOpenMember = me !== undefined && mayUse(me, 'members', 'show')
  return (
    <li className="c-booking" data-state={state} id={`rent-${rent.id}`} tabIndex={-1}>
      <p className="c-booking-time">{formats.span(rent.starts_at, rent.ends_at, date)}</p>
      <p className="c-booking-place">
        <strong>{rent.seat.name}</strong> {formats.name(rent.device)} <small>{rent.device.floor}</small>
      </p>
      <p className="c-booking-who">
        {mayOpenMember ? (
          <Link to={`/members/${rent.member.id}/show`}>{rent.member.name}</Link>
        ) : (
          <strong>{rent.member.name}</strong>
        )}{' '}
        <small>
          {text(`consoleMembers.class_${rent.member.type}`)} · {rent.member.username}
        </small>
      </p>
      <p className="c-booking-number">{rent.number}</p>
      <p className="c-booking-state">
        <StateTag state={state} word={text(`consoleRent.state_${state}`)} />
        <SinceWhen rent={rent} />
      </p>
      {me && <BookingActions rent={rent} now={now} me={me} busy={busy} onAct={onAct} />}
    </li>
  )
}

/** When what the state says came about, where that is known to the minute. */
function SinceWhen({ rent }: { rent: StaffRent }) {
  const formats = useFormats()
  const at = rent.returned_at ?? rent.handed_out_at ?? rent.checked_in_at
  return at ? <small>{formats.time(at)}</small> : null
}
