import type { ReactNode } from 'react'
import { StateMark } from './state-tag.tsx'
import type { StateLook } from './state-tag.tsx'

export interface TimelineProps {
  /** What these are the stages of. */
  label: string
  /** In the order in which they happened; the last is now. */
  entries: ReadonlyArray<{ key: string; look: StateLook; word: string; at: ReactNode; note?: ReactNode }>
}

/** The history of a record: what happened, when, and why. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol className="k-timeline" role="list" aria-label={label}>
      {entries.map((entry, place) => (
        <li key={entry.key} aria-current={place === entries.length - 1 ? 'step' : undefined}>
          <StateMark look={entry.look} />
          <div>
            <p className="k-timeline-word">{entry.word}</p>
            <p className="k-timeline-at">{entry.at}</p>
            {entry.note ? <p>{entry.note}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
