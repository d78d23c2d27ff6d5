import type { Ticket } from '@koma/contract/contact.ts'
import { useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'

/** Where a letter stands; a late one asks for somebody. */
export function TicketState({ ticket }: { ticket: Ticket }) {
  const text = useText()
  return (
    <>
      <StateTag
        state={ticket.is_late ? 'overdue' : looks[ticket.status]}
        word={text(`consoleContact.status_${ticket.status}`)}
      />
      {ticket.is_late && <small>{text('consoleContact.late')}</small>}
    </>
  )
}

/** The pattern of each state, from those of the console. */
const looks = { open: 'waiting', answered: 'over', closed: 'cancelled' } as const satisfies Record<
  Ticket['status'],
  string
>
