import type { DeviceDetail } from '@koma/contract/rent.ts'
import { isOpen, openingOf, type OpeningRules } from '@koma/domain/opening-hours.ts'
import { isPast } from '@koma/domain/rent-rules.ts'
import { hoursOf, slotsOfDay, type RentSlot } from '@koma/domain/rent-slots.ts'
import { formatTaipeiDateTime, taipeiDate, weekdayOf, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import type { HeldHour } from './queries/availability.ts'
import type { DeviceRow } from './queries/devices.ts'

type Day = DeviceDetail['days'][number]
type Slot = Day['slots'][number]

export interface DaysQuestion {
  readonly device: DeviceRow
  readonly days: readonly TaipeiDate[]
  readonly rules: OpeningRules
  readonly held: readonly HeldHour[]
  /** Hours (start in ms) that the caller holds anywhere. */
  readonly own: ReadonlySet<number>
  readonly seatId: number | undefined
  readonly now: Date
}

/** The grid of a device: each open unit with its state; a closed day shows its usual units as closed. */
export function presentDays(question: DaysQuestion): Day[] {
  const taken = new Set(question.held.map(({ seatId, start }) => `${seatId}:${start.getTime()}`))
  return question.days.map((date) => presentDay(date, question, taken))
}

function presentDay(date: TaipeiDate, question: DaysQuestion, taken: ReadonlySet<string>): Day {
  const { rules, device } = question
  const opening = openingOf(rules, date)
  if (!isOpen(opening)) {
    const slots = usualSlots(date, question).map((slot): Slot => ({ ...times(slot), free: 0, state: 'closed' }))
    return { date, opens: null, closes: null, closed_because: opening.closedBecause, slots }
  }
  const slots = slotsOfDay(rules, date, device.unit).map((slot) => presentSlot(slot, question, taken))
  return { date, opens: opening.opens, closes: opening.closes, closed_because: null, slots }
}

function presentSlot(slot: RentSlot, { device, seatId, own, now }: DaysQuestion, taken: ReadonlySet<string>): Slot {
  const hours = hoursOf([slot]).map((hour) => hour.getTime())
  const seats = device.seats.filter(({ id }) => seatId === undefined || id === seatId)
  const free = seats.filter(({ id }) => hours.every((hour) => !taken.has(`${id}:${hour}`))).length
  return { ...times(slot), free, state: stateOf(slot, hours, free, own, now) }
}

function stateOf(
  slot: RentSlot,
  hours: readonly number[],
  free: number,
  own: ReadonlySet<number>,
  now: Date,
): Slot['state'] {
  if (hours.some((hour) => own.has(hour))) return 'mine'
  if (isPast(slot.startsAt, now)) return 'past'
  return free > 0 ? 'free' : 'taken'
}

/** What the day would offer if it were open: the hours of the most usual weekday, so that the grid keeps its shape. */
function usualSlots(date: TaipeiDate, { rules, device }: DaysQuestion): RentSlot[] {
  const usual = rules.weekly[0]
  if (!usual) return []
  const open: OpeningRules = { weekly: [{ ...usual, weekday: weekdayOf(date) }], closures: [], specialDays: [] }
  return slotsOfDay(open, taipeiDate(date), device.unit)
}

function times(slot: RentSlot) {
  return { starts_at: formatTaipeiDateTime(slot.startsAt), ends_at: formatTaipeiDateTime(slot.endsAt) }
}
