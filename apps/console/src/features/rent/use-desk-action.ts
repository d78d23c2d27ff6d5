import type { StaffRent } from '@koma/contract/staff.ts'
import { useRecordAction, type RecordOrder } from '../../data/use-record-action.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { DeskAction } from './desk-actions.ts'

export interface DeskOrder extends RecordOrder {
  readonly action: DeskAction
  readonly rent: StaffRent
}

/** The order for an action on a booking as it is on the screen, with what was noted. */
export function deskOrder(action: DeskAction, rent: StaffRent, note = ''): DeskOrder {
  return { action, rent, id: rent.id, version: rent.version, body: note === '' ? {} : { note } }
}

/** Does an action at the desk and names the guest and the place in its answer. */
export function useDeskAction() {
  const text = useText()
  const formats = useFormats()
  return useRecordAction<DeskOrder>('rent', ({ action, rent }) =>
    text(`consoleRent.done_${action}`, {
      name: rent.member.name,
      seat: `${formats.name(rent.device)} ${rent.seat.name}`,
    }),
  )
}
