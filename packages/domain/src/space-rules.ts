import { isOpen, openingOf, sessions, sessionsOf, type OpeningRules, type Session } from './opening-hours.ts'
import { addDays, weekdayOf, type TaipeiDate } from './taipei-time.ts'
import { isWorkingDay, isWorkingDaysAhead, type HolidayCalendar } from './working-days.ts'

/** Days that a room's page tells of unless asked otherwise, and at most: four weeks, two months. Source: api.md "Space" */
export const spaceDaysShown = 28
export const spaceDaysShownMax = 62

/** Working days that lie between an application and the first day of its lease at least. Source: product §5, §9 */
export const spaceAheadWorkingDays = 10

/** The fees of a room on a working day, in NT$. */
export type SpaceFee = { readonly perSession: number; readonly allDay: number }

/** The fee of a room from that day on. */
export type DatedSpaceFee = SpaceFee & { readonly validFrom: TaipeiDate }

const monday = 1

/**
 * The sessions of the day that can be rented. A Monday on which visitors stay away has its day sessions all the same; a
 * closure closes the rooms too. Source: product §9. Decision: space
 */
export function spaceSessionsOf(rules: OpeningRules, date: TaipeiDate): Session[] {
  const opening = openingOf(rules, date)
  if (isOpen(opening)) return sessionsOf(rules, date)
  const isUsualMonday = opening.closedBecause === 'weekday' && weekdayOf(date) === monday
  return isUsualMonday ? sessions.filter(({ slot }) => slot !== 'eve') : []
}

/** What holds on that day: of the rows that have begun by then the newest. Throws when none has. */
export function spaceFeeOn(fees: readonly DatedSpaceFee[], date: TaipeiDate): SpaceFee {
  const begun = fees.filter(({ validFrom }) => validFrom <= date)
  const fee = begun.toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))[0]
  if (!fee) throw new Error(`No fee holds on ${date}`)
  return fee
}

/** Whether the day costs what weekends and holidays cost: Taiwan's offices rest. Decision: space */
export const isDearSpaceDay = (date: TaipeiDate, calendar: HolidayCalendar): boolean => !isWorkingDay(date, calendar)

/**
 * The fees of one day, in whole NT$, rounded up: `percent` is 100 on a working day. All sessions of a day never cost more
 * than one by one: a Monday, which has two, is no dearer than these. Decision: space
 */
export function spaceFeesOfDay(fee: SpaceFee, percent: number, sessionCount: number): SpaceFee {
  const of = (amount: number) => Math.ceil((amount * percent) / 100)
  return { perSession: of(fee.perSession), allDay: Math.min(of(fee.allDay), of(fee.perSession) * sessionCount) }
}

/** The first day for which somebody may still apply today. Source: product §5, §9. Decision: space */
export function firstSpaceDay(today: TaipeiDate, calendar: HolidayCalendar): TaipeiDate {
  let day = addDays(today, spaceAheadWorkingDays + 1)
  while (!isWorkingDaysAhead(today, day, spaceAheadWorkingDays, calendar)) day = addDays(day, 1)
  return day
}
