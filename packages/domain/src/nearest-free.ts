import { hoursOf, type RentSlot } from './rent-slots.ts'
import { daysBetween, taipeiDateOf } from './taipei-time.ts'

export interface FreeSpan {
  readonly seatId: number
  readonly startsAt: Date
  readonly endsAt: Date
}

export interface NearestFreeQuestion {
  /** Open units in order of time. */
  readonly slots: readonly RentSlot[]
  readonly units: number
  /** Calendar days that the wish spans: only a wish over several days may be offered one with a night in it. */
  readonly days: number
  readonly seatIds: readonly number[]
  /** Whether a seat's hour (start in ms) can be had. */
  readonly isFree: (seatId: number, hourMs: number) => boolean
  /** The start that was wished for. */
  readonly near: Date
  readonly max: number
}

/** Spans of as many units on as many days at most, nearest to the wished start first; of one time only the first seat. */
export function nearestFree({ slots, units, days, seatIds, isFree, near, max }: NearestFreeQuestion): FreeSpan[] {
  const found: FreeSpan[] = []
  for (let first = 0; first + units <= slots.length; first++) {
    const span = slots.slice(first, first + units)
    if (!isUnbroken(span, days)) continue
    const hours = hoursOf(span)
    const seatId = seatIds.find((seat) => hours.every((hour) => isFree(seat, hour.getTime())))
    if (seatId !== undefined) found.push({ seatId, startsAt: span[0]!.startsAt, endsAt: span.at(-1)!.endsAt })
  }
  const distance = ({ startsAt }: FreeSpan) => Math.abs(startsAt.getTime() - near.getTime())
  return found
    .toSorted((a, b) => distance(a) - distance(b) || a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, max)
}

function isUnbroken(span: readonly RentSlot[], days: number): boolean {
  const daysApart = (first: RentSlot, last: RentSlot) =>
    daysBetween(taipeiDateOf(first.startsAt), taipeiDateOf(last.startsAt))
  if (daysApart(span[0]!, span.at(-1)!) >= days) return false
  return span.every((slot, index) => {
    const before = span[index - 1]
    if (!before || before.endsAt.getTime() === slot.startsAt.getTime()) return true
    return daysApart(before, slot) === 1
  })
}
