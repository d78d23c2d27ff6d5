import type { ReactNode } from 'react'

export interface TickerProps {
  label: string
  /** A shout in front, such as NEWS!; silent for the ears. */
  sound?: string
  items: readonly ReactNode[]
}

/** A tilted yellow strip of short news. It stands still: words that run away cannot be read by everyone. */
export function Ticker({ label, sound, items }: TickerProps) {
  return (
    <section className="k-ticker" aria-label={label}>
      <div className="k-ticker-in">
        {sound ? (
          <span className="k-ticker-sound" lang="en" aria-hidden="true">
            {sound}
          </span>
        ) : null}
        <ul role="list">
          {items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
