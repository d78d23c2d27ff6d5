import type { ReactNode, Ref } from 'react'
import { StateMark } from './state-tag.tsx'
import type { StateLook } from './state-tag.tsx'

export interface SlotGridProps {
  /** The name of the grid: whose hours these are. */
  label: string
  /** How to use it; tied to the grid for the ears. */
  hintId?: string
  /** The word above the column of hours. */
  hourWord: string
  /** The columns. `dateWord` is short ("11/27"), `weekdayWord` shorter ("五"), `name` is the whole day for the ears. */
  days: ReadonlyArray<{
    key: string
    name: string
    dateWord: string
    weekdayWord: string
    note?: string
    today?: boolean
  }>
  /** One row an hour or a session; `cells` are `SlotCell`s, one a day, in the order of `days`. */
  rows: ReadonlyArray<{ key: string; hourWord: ReactNode; cells: ReactNode }>
  /** The scrolling element, to bring a day into view. */
  scrollerRef?: Ref<HTMLDivElement>
}

/**
 * Days across, hours down; both heads stay in sight. Three days fit a phone, more are reached by a swipe: the one thing on
 * the site that scrolls sideways. Only drawn here; keys, selection and the roving focus belong to the caller.
 */
export function SlotGrid({ label, hintId, hourWord, days, rows, scrollerRef }: SlotGridProps) {
  return (
    <div className="k-slots" ref={scrollerRef}>
      <table
        className="k-slots-table"
        role="grid"
        aria-label={label}
        aria-describedby={hintId}
        style={{ '--days': days.length } as Record<string, unknown>}
      >
        <thead>
          <tr>
            <th className="k-slots-corner" scope="col">
              {hourWord}
            </th>
            {days.map((day) => (
              <th
                key={day.key}
                className="k-slots-day"
                scope="col"
                data-today={day.today || undefined}
                aria-label={day.name}
              >
                <span className="k-slots-weekday">{day.weekdayWord}</span>
                <span className="k-slots-date">{day.dateWord}</span>
                {day.note ? <span className="k-slots-note">{day.note}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th className="k-slots-hour" scope="row">
                {row.hourWord}
              </th>
              {row.cells}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The key to the patterns, below the grid. */
export function SlotLegend({
  label,
  entries,
}: {
  label: string
  entries: ReadonlyArray<{ look: StateLook; word: string }>
}) {
  return (
    <ul className="k-slots-legend" role="list" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.look} data-look={entry.look}>
          <span className="k-slots-sample">
            <StateMark look={entry.look} />
          </span>
          {entry.word}
        </li>
      ))}
    </ul>
  )
}
