import { bookingSpanDaysMax } from '@koma/domain/rent-rules.ts'
import { addDays, daysBetween, type TaipeiDate } from '@koma/domain/taipei-time.ts'

/** Why a unit of time cannot be chosen; `far` is a day beyond what the reader's class may book. */
export type UnitState = 'free' | 'taken' | 'closed' | 'mine' | 'past' | 'far'

/** One unit of the grid: an hour or a session of one day. */
export interface Unit {
  readonly date: TaipeiDate
  /** 'YYYY-MM-DD HH:mm:ss'. */
  readonly startsAt: string
  readonly endsAt: string
  readonly state: UnitState
  /** Seats that are free. */
  readonly free: number
}

/** A run of units by their places in the grid's order of time; `anchor` is where it was begun, on either side. */
export interface Selection {
  readonly anchor: number
  readonly head: number
}

/** What ended an extension before its target. */
export type Stop = Exclude<UnitState, 'free'> | 'span'

/**
 * The longest run from the anchor towards the target: every unit of it is free, no closed day lies inside, and it
 * touches at most 3 consecutive days. `stop` tells what lies behind its head when it falls short. An anchor that is
 * not free gives no selection. Source: product §5, §9
 */
export function extend(
  units: readonly Unit[],
  anchor: number,
  target: number,
): { readonly selection: Selection | null; readonly stop: Stop | null } {
  const first = units[anchor]
  if (!first) return { selection: null, stop: null }
  if (first.state !== 'free') return { selection: null, stop: first.state }
  const step = Math.sign(target - anchor)
  let head = anchor
  while (head !== target) {
    const stop = stopBetween(first, units[head], units[head + step])
    if (stop) return { selection: { anchor, head }, stop }
    head += step
  }
  return { selection: { anchor, head }, stop: null }
}

/**
 * What a press on a unit does: it begins a selection; on a second unit it completes it where the way is free, else it
 * begins anew; on a chosen single unit it takes it back. A press on anything but a free unit changes nothing.
 */
export function press(units: readonly Unit[], selection: Selection | null, place: number): Selection | null {
  if (units[place]?.state !== 'free') return selection
  const afresh = { anchor: place, head: place }
  if (!selection || selection.anchor !== selection.head) return afresh
  if (selection.anchor === place) return null
  const { selection: whole, stop } = extend(units, selection.anchor, place)
  return stop ? afresh : whole
}

/** What bars the way from a single chosen unit to the one that is pressed, so that the press begins anew; null where nothing does. */
export function barBefore(units: readonly Unit[], selection: Selection | null, place: number): Stop | null {
  if (selection?.anchor !== selection?.head || units[place]?.state !== 'free') return null
  return selection && extend(units, selection.anchor, place).stop
}

/** First and last place of a selection. */
export const endsOf = ({ anchor, head }: Selection): readonly [number, number] =>
  anchor <= head ? [anchor, head] : [head, anchor]

/** The instants of a selection and how many units it takes. */
export function spanOf(
  units: readonly Unit[],
  selection: Selection,
): { startsAt: string; endsAt: string; count: number } {
  const [first, last] = endsOf(selection)
  return { startsAt: units[first]!.startsAt, endsAt: units[last]!.endsAt, count: last - first + 1 }
}

/** The selection of a span in this grid, or null where it does not fit there whole and free. */
export function selectionOf(units: readonly Unit[], startsAt: string, endsAt: string): Selection | null {
  const asked = askedOf(units, startsAt, endsAt)
  return asked && !extend(units, asked.anchor, asked.head).stop ? asked : null
}

/** What was asked for and refused, as it was: its units need no longer be free. Null where it is not in this grid. */
export function askedOf(units: readonly Unit[], startsAt: string, endsAt: string): Selection | null {
  const anchor = units.findIndex((unit) => unit.startsAt === startsAt)
  const head = units.findIndex((unit) => unit.endsAt === endsAt)
  return anchor < 0 || head < anchor ? null : { anchor, head }
}

function stopBetween(first: Unit, here: Unit | undefined, next: Unit | undefined): Stop | null {
  if (!here || !next) return 'closed'
  if (next.state !== 'free') return next.state
  // A day that has no units at all is closed as well.
  const isNeighbour = next.date === here.date || next.date === addDays(here.date, next.date > here.date ? 1 : -1)
  if (!isNeighbour) return 'closed'
  return Math.abs(daysBetween(first.date, next.date)) >= bookingSpanDaysMax ? 'span' : null
}
