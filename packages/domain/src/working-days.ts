import {
  addDays,
  daysBetween,
  endOfDay,
  taipeiDateOf,
  weekdayOf,
  type Instant,
  type TaipeiDate,
} from './taipei-time.ts'

/** One published day of Taiwan's calendar that differs from its weekday, or is named although it does not. */
export type CalendarDay = { readonly date: TaipeiDate; readonly isWorkday: boolean }

/**
 * Taiwan's calendar as the government publishes it year by year: days off on weekdays, and make-up days
 * on Saturdays. Past `lastKnownYear` only weekends are off, which the console warns about. Decision: space
 */
export type HolidayCalendar = {
  readonly daysOff: ReadonlySet<TaipeiDate>
  readonly makeUpDays: ReadonlySet<TaipeiDate>
  /** 0 when nothing is known. */
  readonly lastKnownYear: number
}

/** The calendar of the published days, in any order. */
export const holidayCalendarOf = (days: readonly CalendarDay[]): HolidayCalendar => ({
  daysOff: new Set(days.filter((day) => !day.isWorkday).map((day) => day.date)),
  makeUpDays: new Set(days.filter((day) => day.isWorkday).map((day) => day.date)),
  lastKnownYear: Math.max(0, ...days.map((day) => yearOf(day.date))),
})

/** Whether the offices work on that day. */
export function isWorkingDay(date: TaipeiDate, calendar: HolidayCalendar): boolean {
  if (calendar.makeUpDays.has(date)) return true
  if (calendar.daysOff.has(date)) return false
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6
}

/** The nth working day after the day, which itself never counts; before it when `count` is negative; the day itself for 0. Decision: space */
export function addWorkingDays(date: TaipeiDate, count: number, calendar: HolidayCalendar): TaipeiDate {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a number of days: ${count}`)
  const step = Math.sign(count)
  let day = date
  for (let left = Math.abs(count); left > 0;) {
    day = addDays(day, step)
    if (isWorkingDay(day, calendar)) left -= 1
  }
  return day
}

/** How many working days lie between the two, neither included; 0 when `to` is not later. */
export function workingDaysBetween(from: TaipeiDate, to: TaipeiDate, calendar: HolidayCalendar): number {
  let count = 0
  for (let offset = 1; offset < daysBetween(from, to); offset += 1)
    if (isWorkingDay(addDays(from, offset), calendar)) count += 1
  return count
}

/**
 * How many working days are left until the end of the day: on that very day, when it is one, 1. Negative when it has
 * passed: the working days since, today among them.
 */
export function workingDaysUntil(today: TaipeiDate, last: TaipeiDate, calendar: HolidayCalendar): number {
  const counts = (from: TaipeiDate, to: TaipeiDate) => workingDaysBetween(addDays(from, -1), addDays(to, 1), calendar)
  return today <= last ? counts(today, last) : 0 - counts(addDays(last, 1), today)
}

/**
 * Whether at least so many working days lie between the two days: what "at least 10 working days before"
 * means, and what the windows of 14 and of 7 working days are measured by. Decision: space
 */
export const isWorkingDaysAhead = (
  from: TaipeiDate,
  to: TaipeiDate,
  countMin: number,
  calendar: HolidayCalendar,
): boolean => workingDaysBetween(from, to, calendar) >= countMin

/** The end of the nth working day after the day, 23:59:59. Decision: space */
export const workingDeadline = (from: TaipeiDate, count: number, calendar: HolidayCalendar): Instant =>
  endOfDay(addWorkingDays(from, count, calendar))

/** Whether a deadline has passed: its last second still counts in full. */
export const isDeadlinePassed = (deadline: Instant, now: Instant): boolean => taipeiDateOf(now) > taipeiDateOf(deadline)

/** Whether the calendar does not know the day's year, so that a result may change when it is published. */
export const isBeyondKnown = (date: TaipeiDate, calendar: HolidayCalendar): boolean =>
  yearOf(date) > calendar.lastKnownYear

const yearOf = (date: TaipeiDate): number => Number(date.slice(0, 4))
