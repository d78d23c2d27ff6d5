import { isCalendarFilter, type CalendarFilter } from '@koma/domain/calendar-kinds.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  lastDayOfMonth,
  parseTaipeiDate,
  taipeiDate,
  weekdayOf,
  type TaipeiDate,
} from '@koma/domain/taipei-time.ts'

export const calendarViews = ['month', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** What a reader asks to see, as it stands in the address. */
export interface CalendarWish {
  readonly view: CalendarView
  readonly date: TaipeiDate
  readonly kind: CalendarFilter | undefined
}

/** Days before and after today that the calendar leads to. */
const daysAwayMax = 731

/** Days of one list. */
export const listDays = 30

/** The wish of an address; what makes no sense is left out: a day that does not exist or is years away is today. */
export function wishOf(query: URLSearchParams, today: TaipeiDate): CalendarWish {
  const view = calendarViews.find((one) => one === query.get('view')) ?? 'month'
  const kind = query.get('kind')
  const date = parseTaipeiDate(query.get('date') ?? '')
  return {
    view,
    date: date !== undefined && isWithinReach(date, today) ? date : today,
    kind: isCalendarFilter(kind) ? kind : undefined,
  }
}

/** Whether the calendar leads to that day. */
export const isWithinReach = (date: TaipeiDate, today: TaipeiDate): boolean =>
  Math.abs(daysBetween(today, date)) <= daysAwayMax

/** The days that a view shows, both included: whole weeks from Sunday to Saturday, or a month from the day on. */
export function rangeOf({ view, date }: Pick<CalendarWish, 'view' | 'date'>): {
  readonly from: TaipeiDate
  readonly to: TaipeiDate
} {
  if (view === 'list') return { from: date, to: addDays(date, listDays - 1) }
  const [first, last] = view === 'week' ? [date, date] : [firstOfMonth(date), lastDayOfMonth(date)]
  return { from: addDays(first, -weekdayOf(first)), to: addDays(last, saturday - weekdayOf(last)) }
}

const saturday = 6

/** The day that the view of the step before (-1) or after (1) is asked by. */
export function stepOf({ view, date }: Pick<CalendarWish, 'view' | 'date'>, step: -1 | 1): TaipeiDate {
  if (view === 'month') return addMonths(firstOfMonth(date), step)
  return addDays(date, step * (view === 'week' ? 7 : listDays))
}

export const firstOfMonth = (date: TaipeiDate): TaipeiDate => taipeiDate(`${date.slice(0, 7)}-01`)
