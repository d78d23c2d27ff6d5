import type { DeviceDetail } from '@koma/contract/rent.ts'
import { taipeiDate, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { timeOf } from '../../lib/format.ts'
import type { Unit } from './slot-selection.ts'

export interface GridDay {
  readonly date: TaipeiDate
  readonly closedBecause: 'weekday' | 'closure' | null
  /** The place of each row's unit in `units`; undefined where the day has none at that time. */
  readonly places: readonly (number | undefined)[]
}

export interface UnitGrid {
  readonly days: readonly GridDay[]
  /** When each row begins, 'HH:mm', in order. */
  readonly times: readonly string[]
  /** When each row ends. */
  readonly ends: readonly string[]
  /** All units in the order of time. */
  readonly units: readonly Unit[]
}

/** The days of a device as a grid: rows by time of day, units in order; days after `lastDay` cannot be booked yet. */
export function unitGridOf(days: DeviceDetail['days'], lastDay: string): UnitGrid {
  const units: Unit[] = days.flatMap(({ date, slots }) =>
    slots.map((slot) => ({
      date: taipeiDate(date),
      startsAt: slot.starts_at,
      endsAt: slot.ends_at,
      state: slot.state === 'free' && date > lastDay ? 'far' : slot.state,
      free: slot.free,
    })),
  )
  const endByStart = new Map(units.map((unit) => [timeOf(unit.startsAt), endTimeOf(unit.endsAt)]))
  const times = [...endByStart.keys()].toSorted()
  const placeByStart = new Map(units.map((unit, place) => [unit.startsAt, place]))
  return {
    units,
    times,
    ends: times.map((time) => endByStart.get(time) ?? ''),
    days: days.map(({ date, closed_because }) => ({
      date: taipeiDate(date),
      closedBecause: closed_because,
      places: times.map((time) => placeByStart.get(`${date} ${time}:00`)),
    })),
  }
}

/** A unit that ends at midnight ends with its day. */
export const endTimeOf = (endsAt: string): string => (timeOf(endsAt) === '00:00' ? '24:00' : timeOf(endsAt))
