import { isOpen, openingOf, type OpeningRules } from '@koma/domain/opening-hours.ts'
import { addDays, daysBetween, type TaipeiDate } from '@koma/domain/taipei-time.ts'

/** The days of an activity in a file, counted from today; a schedule names every day on which something happens. */
export interface ActivityDayFacts {
  readonly starts_day: number
  readonly ends_day: number
  readonly schedule: readonly { readonly day: number }[]
  readonly registration: { readonly opens_day: number; readonly closes_day: number } | null
}

/** The same days in the calendar. */
export interface ActivityDays {
  readonly startsOn: TaipeiDate
  readonly endsOn: TaipeiDate
  /** Of each line of the schedule. */
  readonly scheduleOn: readonly TaipeiDate[]
  readonly opensOn: TaipeiDate | null
  readonly closesOn: TaipeiDate | null
}

/**
 * Puts the days of a file into the calendar: an activity never falls on a day on which the centre is closed, but moves to
 * the next open one, two days of it never onto the same, and its registration moves along. What is over today, as the end
 * of a registration, stays over.
 */
export function activityDays(facts: ActivityDayFacts, rules: OpeningRules, today: TaipeiDate): ActivityDays {
  const placed = new Map<number, TaipeiDate>()
  let earliest = addDays(today, facts.starts_day)
  for (const day of daysOf(facts)) {
    const date = openDayFrom(rules, later(earliest, addDays(today, day)))
    placed.set(day, date)
    earliest = addDays(date, 1)
  }
  const startsOn = placed.get(facts.starts_day)!
  const moved = daysBetween(addDays(today, facts.starts_day), startsOn)
  const registrationDay = (day: number) => addDays(today, day < 0 ? Math.min(day + moved, -1) : day + moved)
  return {
    startsOn,
    endsOn: placed.get(facts.ends_day)!,
    scheduleOn: facts.schedule.map(({ day }) => placed.get(day)!),
    opensOn: facts.registration && registrationDay(facts.registration.opens_day),
    closesOn: facts.registration && registrationDay(facts.registration.closes_day),
  }
}

/** Every day that matters, once and in order. */
const daysOf = ({ starts_day, ends_day, schedule }: ActivityDayFacts): number[] =>
  [...new Set([starts_day, ...schedule.map(({ day }) => day), ends_day])].toSorted((a, b) => a - b)

/** No centre is closed for longer; beyond, the day stays as it is. */
const closedDaysMax = 60

function openDayFrom(rules: OpeningRules, date: TaipeiDate): TaipeiDate {
  for (let days = 0; days <= closedDaysMax; days++)
    if (isOpen(openingOf(rules, addDays(date, days)))) return addDays(date, days)
  return date
}

const later = (one: TaipeiDate, other: TaipeiDate): TaipeiDate => (one > other ? one : other)
