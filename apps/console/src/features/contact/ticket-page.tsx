import type { Ticket } from '@koma/contract/contact.ts'
import { ShowBase, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { AnswerForm } from './answer-form.tsx'
import { TicketState } from './ticket-state.tsx'

/** One letter, and the answer to it. */
export function TicketPage() {
  return (
    <ShowBase disableAuthentication>
      <TicketOfPage />
    </ShowBase>
  )
}

function TicketOfPage() {
  const text = useText()
  const { record: ticket, error, isPending, refetch } = useShowContext<Ticket>()
  const mayAnswer = useMay('contact', 'answer')
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (isPending || !ticket) return <Waiting />
  return (
    <>
      <p className="c-back c-no-print">
        <Link to="/contact">{text('consoleContact.back')}</Link>
      </p>
      <PageHead title={ticket.number}>
        <TicketState ticket={ticket} />
      </PageHead>
      <div className="c-columns">
        <section className="c-box c-stack" aria-labelledby="body-title">
          <h2 id="body-title">{text('consoleContact.body')}</h2>
          <p className="c-letter" dir="auto">
            {ticket.body}
          </p>
          {ticket.answer !== null && <Answer ticket={ticket} />}
          {ticket.status === 'open' && mayAnswer && (
            <AnswerForm key={ticket.id} ticket={ticket} onDone={() => void refetch()} />
          )}
          {ticket.status === 'open' && !mayAnswer && (
            <small className="c-why">{text('consoleShell.why_permission')}</small>
          )}
        </section>
        <TicketFacts ticket={ticket} />
      </div>
    </>
  )
}

function Answer({ ticket }: { ticket: Ticket }) {
  const text = useText()
  const formats = useFormats()
  return (
    <>
      <h2>{text('consoleContact.answer')}</h2>
      <p className="c-letter" dir="auto">
        {ticket.answer}
      </p>
      <small>
        {text('consoleContact.closed_by', { name: ticket.closed_by ?? '', at: formats.at(ticket.closed_at ?? '') })}
      </small>
    </>
  )
}

function TicketFacts({ ticket }: { ticket: Ticket }) {
  const text = useText()
  const formats = useFormats()
  const facts = [
    { label: text('consoleContact.kind'), value: text(`consoleContact.kind_${ticket.kind}`) },
    { label: text('consoleContact.reason'), value: text(`consoleContact.reason_${ticket.reason}`) },
    { label: text('consoleContact.writer'), value: ticket.name },
    { label: text('consoleContact.email'), value: ticket.email },
    { label: text('consoleContact.phone'), value: ticket.phone ?? '—' },
    { label: text('consoleContact.language'), value: ticket.language },
    { label: text('consoleContact.created_at'), value: formats.at(ticket.created_at) },
    { label: text('consoleContact.reply_by'), value: formats.date(ticket.reply_by) },
  ]
  return (
    <section className="c-box">
      <dl className="c-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {ticket.member_id ? (
        <Link to={`/members/${ticket.member_id}/show`}>{text('consoleContact.member')}</Link>
      ) : (
        <small>{text('consoleContact.visitor')}</small>
      )}
    </section>
  )
}
