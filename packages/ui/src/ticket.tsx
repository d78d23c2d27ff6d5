import type { ReactNode } from 'react'

export interface TicketProps {
  /** What it admits to: the device, the event. */
  title: string
  headingLevel?: 2 | 3 | 4
  /** A `Cover`. */
  cover?: ReactNode
  /** A `StateTag`. */
  state: ReactNode
  /** Facts with their names: when, where, seat. */
  facts: ReadonlyArray<{ name: string; value: ReactNode }>
  /** The part behind the perforation: number, points. */
  stub: ReactNode
  /** Buttons: cancel, book again. */
  actions?: ReactNode
}

/** A record as a ticket: one panel, a perforation, a stub. Prints as a clean page. */
export function Ticket({ title, headingLevel = 3, cover, state, facts, stub, actions }: TicketProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="k-ticket">
      {cover ? <div className="k-ticket-cover">{cover}</div> : null}
      <div className="k-ticket-words">
        <div className="k-ticket-head">
          <Heading>{title}</Heading>
          {state}
        </div>
        <dl className="k-facts">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {actions ? <div className="k-ticket-actions">{actions}</div> : null}
      </div>
      <div className="k-ticket-stub">{stub}</div>
    </article>
  )
}
