import type { LetterState } from '@koma/contract/contact.ts'
import type { TicketStatus } from '@koma/domain/contact-rules.ts'
import { StateTag, type StateLook } from '@koma/ui/state-tag.tsx'
import { Ticket } from '@koma/ui/ticket.tsx'
import type { ReactNode } from 'react'
import { dateTime, longDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Words } from '../../lib/words.ts'

const looks = { open: 'review', answered: 'good', closed: 'over' } satisfies Record<TicketStatus, StateLook>

/** A letter as a ticket: what it is about, how far it is, and by when it is answered. Source: product §9 */
export function LetterTicket({ letter, children }: { letter: LetterState; children?: ReactNode }) {
  const { words } = useSite()
  return (
    <Ticket
      title={words(`contact.reason_${letter.reason}`)}
      headingLevel={2}
      state={
        <StateTag look={letter.is_late ? 'bad' : looks[letter.status]}>
          {words(`letters.status_${letter.status}`)}
        </StateTag>
      }
      facts={datesOf(words, letter)}
      stub={
        <dl className="web-stub">
          <dt>{words('letters.number')}</dt>
          <dd className="web-number">{letter.number}</dd>
        </dl>
      }
      actions={
        <>
          <p>{sentenceOf(words, letter)}</p>
          {children}
        </>
      }
    />
  )
}

function datesOf(words: Words, { status, sent_at, reply_by, closed_at }: LetterState) {
  const sent = { name: words('letters.sentAt'), value: dateTime(words, sent_at) }
  if (closed_at === null) return [sent, { name: words('letters.replyBy'), value: longDate(words, reply_by) }]
  const word = status === 'answered' ? 'letters.answeredAt' : 'letters.closedAt'
  return [sent, { name: words(word), value: dateTime(words, closed_at) }]
}

const sentenceOf = (words: Words, { status, is_late, reply_by }: LetterState): string =>
  status === 'open'
    ? words(is_late ? 'letters.late' : 'letters.open', { date: longDate(words, reply_by) })
    : words(`letters.${status}`)
