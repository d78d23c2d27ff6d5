import type { ReactNode } from 'react'

/**
 * How a state is drawn. `free` open circle · `taken` hatched · `closed` crossed · `mine` star · `review` dots ·
 * `over` struck · `good` full circle · `bad` burst · `note` plain.
 */
export type StateLook = 'free' | 'taken' | 'closed' | 'mine' | 'review' | 'over' | 'good' | 'bad' | 'note'

/** A state as a pattern and a word, never a colour alone. Decision: look */
export function StateTag({ look, children }: { look: StateLook; children: ReactNode }) {
  return (
    <span className="k-state" data-look={look}>
      <StateMark look={look} />
      {children}
    </span>
  )
}

/** The pattern alone, for a legend or a cell that says the word elsewhere. */
export function StateMark({ look }: { look: StateLook }) {
  return (
    <svg className="k-state-mark" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {marks[look]}
    </svg>
  )
}

const marks = {
  free: <circle cx="8" cy="8" r="5.5" />,
  taken: <path d="M1 9L9 1M1 15L15 1M7 15L15 7" />,
  closed: <path d="M2.5 2.5l11 11M13.5 2.5l-11 11" />,
  mine: <path className="full" d="M8 .6l2.2 4.8 5.2.6-3.9 3.6 1 5.2L8 12.2l-4.5 2.6 1-5.2L.6 6l5.2-.6z" />,
  review: <path d="M2.5 8h.1M8 8h.1M13.4 8h.1" strokeWidth="4" />,
  over: <path d="M1 8h14" />,
  good: <path d="M2 8.5l4 4.5L14 3" />,
  bad: <path d="M8 2v7M8 13.4v.1" strokeWidth="3.4" />,
  note: <circle className="full" cx="8" cy="8" r="3.5" />,
} satisfies Record<StateLook, ReactNode>
