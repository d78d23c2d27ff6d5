import type { Centre, CentreEntry } from '@koma/contract/centre.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { CentreRow } from './queries.ts'

/** The facts that hold at an instant. Throws where none do: an installation starts with some. */
export function centreAt(book: readonly CentreRow[], now: Date): Centre {
  const row = book.find(({ from }) => from <= now)
  if (!row) throw new Error(`The centre has no name at ${now.toISOString()}`)
  return row.facts
}

/** A line of the history; `holding` is the one that holds now. */
export const presentEntry = ({ from, facts, setAt, setBy }: CentreRow, holding: Date, now: Date): CentreEntry => ({
  ...facts,
  valid_from: formatTaipeiDateTime(from),
  state: from > now ? 'to_come' : from.getTime() === holding.getTime() ? 'holds' : 'past',
  set_at: setAt && formatTaipeiDateTime(setAt),
  set_by: setBy,
})
