declare const taipeiDateBrand: unique symbol

/** A real calendar day of the centre as 'YYYY-MM-DD'. Sorts as text. Source: product §5 */
export type TaipeiDate = string & { readonly [taipeiDateBrand]: true }

/** A point in time. Every argument named `now` comes from the caller's clock: nothing here reads one. */
export type Instant = Date

/** 0 is Sunday, as in JavaScript and PostgreSQL (`extract(dow)`). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Milliseconds. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/**
 * Taiwan keeps UTC+8 and has had no summer time since it last ended on 1 October 1979; plain arithmetic
 * is therefore exact for every instant from then on, and needs no time zone data on any machine.
 * Older days are only ever dates here (birthdays), never instants.
 */
const taipeiOffsetMs = 8 * hourMs

/** The day, or undefined unless the text is strictly YYYY-MM-DD in ASCII digits and the day exists. Source: product §5 */
export const parseTaipeiDate = (text: string): TaipeiDate | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !text.startsWith('0000') && isoDayOf(Date.parse(`${text}T00:00:00Z`)) === text
    ? (text as TaipeiDate)
    : undefined

/** The day, for text that must be one already (a row, a constant). Throws a RangeError otherwise. */
export function taipeiDate(text: string): TaipeiDate {
  const date = parseTaipeiDate(text)
  if (date === undefined) throw new RangeError(`not a date: ${text}`)
  return date
}

/** The instant, or undefined unless the text is strictly 'YYYY-MM-DD HH:mm:ss' (00:00:00 to 23:59:59). Source: product §5 */
export function parseTaipeiDateTime(text: string): Instant | undefined {
  const [, day = '', time = ''] = /^(\S{10}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? []
  const date = parseTaipeiDate(day)
  if (date === undefined || !/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)) return undefined
  return new Date(Date.parse(`${date}T${time}Z`) - taipeiOffsetMs)
}

/** 'YYYY-MM-DD HH:mm:ss' on the centre's clock; fractions of a second are cut off. Throws on an invalid Date. */
export const formatTaipeiDateTime = (instant: Instant): string =>
  `${taipeiDateOf(instant)} ${clockOf(instant).toISOString().slice(11, 19)}`

/** The day it is in Taipei at that instant. Throws on an invalid Date. */
export const taipeiDateOf = (instant: Instant): TaipeiDate => dateAt(clockOf(instant).getTime())

/** The instant of 'HH:mm' on that day; '24:00' is the end of the day. Throws on any other text. */
export function instantAt(date: TaipeiDate, time: string): Instant {
  if (!/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)) throw new RangeError(`not a time of day: ${time}`)
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return new Date(midnightUtcOf(date) - taipeiOffsetMs + minutes * minuteMs)
}

/** The last second of the day, 23:59:59: where deadlines end. Decision: space, working days */
export const endOfDay = (date: TaipeiDate): Instant => new Date(instantAt(date, '24:00').getTime() - 1000)

/** The day `days` later (earlier when negative). Throws outside the years 1 to 9999. */
export const addDays = (date: TaipeiDate, days: number): TaipeiDate => dateAt(midnightUtcOf(date) + days * dayMs)

/** The same day of the month `months` later, or that month's last day when it has no such day. */
export function addMonths(date: TaipeiDate, months: number): TaipeiDate {
  const start = new Date(midnightUtcOf(date))
  const monthIndex = start.getUTCFullYear() * 12 + start.getUTCMonth() + months
  const year = Math.floor(monthIndex / 12)
  const month = (monthIndex % 12) + 1
  const first = taipeiDate(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`)
  const sameDay = addDays(first, start.getUTCDate() - 1)
  return sameDay.slice(0, 7) === first.slice(0, 7) ? sameDay : lastDayOfMonth(first)
}

/** The month's last day. */
export function lastDayOfMonth(date: TaipeiDate): TaipeiDate {
  const intoNextMonth = addDays(taipeiDate(`${date.slice(0, 7)}-28`), 4)
  return addDays(intoNextMonth, -Number(intoNextMonth.slice(8)))
}

/** The day of the week. */
export const weekdayOf = (date: TaipeiDate): Weekday => new Date(midnightUtcOf(date)).getUTCDay() as Weekday

/** Calendar days from one day to the other: 1 for tomorrow, negative when `to` is earlier. */
export const daysBetween = (from: TaipeiDate, to: TaipeiDate): number =>
  (midnightUtcOf(to) - midnightUtcOf(from)) / dayMs

/** Every day from the first to the last, both included, in order; empty when the last is earlier. */
export const daysFromTo = (first: TaipeiDate, last: TaipeiDate): TaipeiDate[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index))

const midnightUtcOf = (date: TaipeiDate): number => Date.parse(`${date}T00:00:00Z`)

const clockOf = (instant: Instant): Date => new Date(instant.getTime() + taipeiOffsetMs)

const dateAt = (utcMs: number): TaipeiDate => taipeiDate(isoDayOf(utcMs) ?? 'an invalid instant')

const isoDayOf = (utcMs: number): string | undefined =>
  Number.isNaN(utcMs) ? undefined : new Date(utcMs).toISOString().replace(/T.*/, '')
