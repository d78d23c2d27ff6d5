import type { CalendarRow } from '@koma/contract/calendar.ts'
import type { DateSetting } from '@koma/contract/opening-hours.ts'
import { isOpen, openingOf, type Opening } from '@koma/domain/opening-hours.ts'
import { addDays, daysBetween, daysFromTo, taipeiDate, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { openingRulesOf } from '../../lib/opening-words.ts'

/** Days from which on something is a run, as an exhibition: it stands on its first and last day, and in a list of its own. */
export const runDaysMin = 4

/** How an entry stands on one of its days. */
export type DayPart = 'whole' | 'starts' | 'goes_on' | 'ends'

export interface DayEntry {
  readonly row: CalendarRow
  readonly part: DayPart
}

interface Reason {
  readonly reason_zh: string
  readonly reason_ja: string | null
  readonly reason_en: string | null
}

/** One day with what is on and when the house is open. */
export interface CalendarDay {
  readonly date: TaipeiDate
  readonly isToday: boolean
  readonly opening: Opening
  /** Of a closure or of a day with other hours; null on a usual day. */
  readonly reason: Reason | null
  readonly holiday: {
    readonly name_zh: string
    readonly name_ja: string | null
    readonly name_en: string | null
  } | null
  readonly entries: readonly DayEntry[]
}

/** The last day of an entry: one that ends at midnight ends with the day before. */
export function lastDayOf({ ends_at: endsAt }: Pick<CalendarRow, 'ends_at'>): TaipeiDate {
  const day = taipeiDate(endsAt.slice(0, 10))
  return endsAt.endsWith(' 00:00:00') ? addDays(day, -1) : day
}

export const firstDayOf = ({ starts_at: startsAt }: Pick<CalendarRow, 'starts_at'>): TaipeiDate =>
  taipeiDate(startsAt.slice(0, 10))

/** Whether it goes on for days on end. */
export const isRun = (row: Pick<CalendarRow, 'starts_at' | 'ends_at'>): boolean =>
  daysBetween(firstDayOf(row), lastDayOf(row)) + 1 >= runDaysMin

/** Every day from the first to the last with its entries in the order of the rows. Closures and hours are the day's own. */
export function daysOf(
  from: TaipeiDate,
  to: TaipeiDate,
  rows: readonly CalendarRow[],
  setting: DateSetting,
): CalendarDay[] {
  const rules = openingRulesOf(setting)
  const events = rows.filter(({ kind }) => kind !== 'closure' && kind !== 'special_day')
  return daysFromTo(from, to).map((date) => ({
    date,
    isToday: date === setting.today,
    opening: openingOf(rules, date),
    reason: [...setting.closures, ...setting.special_days].find((day) => day.date === date) ?? null,
    holiday: setting.holidays.find((day) => day.date === date) ?? null,
    entries: events.flatMap((row) => {
      const part = partOn(row, date)
      return part === undefined ? [] : [{ row, part }]
    }),
  }))
}

/** Where the day lies in the entry; undefined on days on which it is not told. */
function partOn(row: CalendarRow, date: TaipeiDate): DayPart | undefined {
  const [first, last] = [firstDayOf(row), lastDayOf(row)]
  if (date < first || date > last) return undefined
  if (first === last) return 'whole'
  if (date === first) return 'starts'
  if (date === last) return 'ends'
  return isRun(row) ? undefined : 'goes_on'
}

/** Whether a list has a reason to name the day: something is on, or the house keeps other hours than usual. */
export const isTold = ({ entries, reason }: CalendarDay): boolean => entries.length > 0 || reason !== null

/** The place of a day in the addresses of the month and of the week. */
export const dayPlace = (date: string): string => `day-${date}`

/** How many of the runs go on that day: neither their first nor their last one, on which they are told. */
export const runningOn = (runs: readonly Pick<CalendarRow, 'starts_at' | 'ends_at' | 'is_cancelled'>[], date: string) =>
  runs.filter((run) => !run.is_cancelled && firstDayOf(run) < date && date < lastDayOf(run)).length

/** Whether somebody who comes finds the door shut. */
export const isShut = ({ opening }: CalendarDay): boolean => !isOpen(opening)
