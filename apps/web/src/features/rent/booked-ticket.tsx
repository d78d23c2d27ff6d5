import type { Rent } from '@koma/contract/rent.ts'
import { Button } from '@koma/ui/button.tsx'
import { Burst } from '@koma/ui/burst.tsx'
import { Cover } from '@koma/ui/cover.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SoundWord } from '@koma/ui/sound-word.tsx'
import { SpeechBubble } from '@koma/ui/speech-bubble.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { Ticket } from '@koma/ui/ticket.tsx'
import { dateTime, number, timeSpan } from '../../lib/format.ts'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { CheckInCode } from './check-in-code.tsx'
import { statusLook, statusWord } from './rent-words.ts'

/** A booking that has just been made, as the ticket that one brings along. */
export function BookedTicket({
  rent,
  balance,
  cover,
}: {
  rent: Rent
  balance: number
  cover: { seed: string; subject: string }
}) {
  const { words, language, paths } = useSite()
  return (
    <div className="k-stack k-stack-wide web-booked">
      <Panel colour="yellow" lean="bottom" speed={{ x: 30, y: 50, calm: 34 }} className="web-no-print">
        <div className="web-booked-head">
          <SoundWord>{words('rent.ticketSound')}</SoundWord>
          <Burst>
            <h1 tabIndex={-1}>{words('rent.ticketTitle')}</h1>
          </Burst>
          <SpeechBubble>{words('rent.ticketText')}</SpeechBubble>
        </div>
      </Panel>
      <Ticket
        title={nameOf(rent.device, language)}
        headingLevel={2}
        cover={<Cover seed={cover.seed} subject={cover.subject} />}
        state={<StateTag look={statusLook(rent.status)}>{statusWord(words, rent.status)}</StateTag>}
        facts={[
          { name: words('rent.ticketWhen'), value: timeSpan(words, rent.starts_at, rent.ends_at) },
          { name: words('rent.ticketSeat'), value: rent.seat.name },
          { name: words('rent.ticketFloor'), value: rent.device.floor },
          {
            name: words('rent.cancelUntil'),
            value: rent.can_cancel ? dateTime(words, rent.cancel_until) : words('rent.cancelNoMore'),
          },
        ]}
        stub={<Stub rent={rent} balance={balance} />}
      />
      <div className="k-row web-no-print">
        <LinkButton href={paths.memberRent()}>{words('rent.ticketRecords')}</LinkButton>
        <LinkButton href={paths.rentList()} variant="quiet">
          {words('rent.ticketMore')}
        </LinkButton>
        <Button variant="quiet" className="web-scripted" onClick={() => print()}>
          {words('rent.ticketPrint')}
        </Button>
      </div>
    </div>
  )
}

function Stub({ rent, balance }: { rent: Rent; balance: number }) {
  const { words } = useSite()
  return (
    <>
      <CheckInCode rent={rent} />
      <dl className="web-stub">
        <dt>{words('rent.ticketNumber')}</dt>
        <dd className="web-number">{rent.number}</dd>
        <dt>{words('rent.ticketPoints')}</dt>
        <dd>{words('rent.pointsUnit', { count: number(rent.points) })}</dd>
        <dt>{words('rent.ticketBalance')}</dt>
        <dd>{words('rent.pointsUnit', { count: number(balance) })}</dd>
      </dl>
    </>
  )
}
