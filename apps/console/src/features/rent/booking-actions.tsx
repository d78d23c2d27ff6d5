import Button from '@mui/material/Button'
import type { StaffMe, StaffRent } from '@koma/contract/staff.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { actionsShown, obstacleTo, type DeskAction } from './desk-actions.ts'

interface Props {
  readonly rent: StaffRent
  readonly now: string
  readonly me: StaffMe
  readonly busy: boolean
  onAct(action: DeskAction): void
}

/** The big buttons of a booking. One that cannot be pressed says why; who may press none sees none. */
export function BookingActions({ rent, now, me, busy, onAct }: Props) {
  const text = useText()
  const formats = useFormats()
  const actions = actionsShown(rent).flatMap((action) => {
    const obstacle = obstacleTo(action, rent, me, now)
    return obstacle === 'permission' ? [] : [{ action, obstacle }]
  })
  const reasons = new Set(actions.flatMap(({ obstacle }) => (obstacle ? [obstacle] : [])))
  if (actions.length === 0) return null
  return (
    <div className="c-booking-actions c-no-print">
      {actions.map(({ action, obstacle }) => (
        <Button
          key={action}
          variant={action === 'not_arrived' || action === 'undo_check_in' ? 'outlined' : 'contained'}
          disabled={busy || obstacle !== undefined}
          aria-label={text('consoleRent.action_for', {
            action: text(`consoleRent.${action}`),
            name: rent.member.name,
            number: rent.number,
          })}
          aria-describedby={obstacle ? `why-${rent.id}-${obstacle}` : undefined}
          onClick={() => onAct(action)}
        >
          {text(`consoleRent.${action}`)}
        </Button>
      ))}
      {[...reasons].map((reason) => (
        <small key={reason} id={`why-${rent.id}-${reason}`} className="c-why">
          {text(`consoleRent.why_${reason}`, { time: formats.time(rent.starts_at) })}
        </small>
      ))}
    </div>
  )
}
