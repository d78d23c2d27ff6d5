import type { CalendarRow } from '@koma/contract/calendar.ts'
import type { CalendarFilter } from '@koma/domain/calendar-kinds.ts'
import { isOpen } from '@koma/domain/opening-hours.ts'
import type { Language } from '@koma/domain/languages.ts'
import { daySpan, shortDate, timeOf } from '../../lib/format.ts'
import { localised } from '../../lib/localised.ts'
import type { Words } from '../../lib/words.ts'
import { firstDayOf, lastDayOf, type CalendarDay, type DayEntry } from './calendar-days.ts'

const filterKeys = {
  exhibition: 'calendar.kind_exhibition',
  lecture: 'calendar.kind_lecture',
  course: 'calendar.kind_course',
  matchmaking: 'calendar.kind_matchmaking',
  house: 'calendar.kind_house',
} as const satisfies Record<CalendarFilter, string>

export const filterWord = (words: Words, filter: CalendarFilter): string => words(filterKeys[filter])

/** What an entry is, in a word. */
export const kindWord = (words: Words, { kind }: Pick<CalendarRow, 'kind'>): string =>
  words(kind === 'closure' || kind === 'special_day' ? 'calendar.kind_house' : filterKeys[kind])

/** Open from when to when, or closed and why, in the reader's language. */
export function openingWord(words: Words, { opening, reason }: CalendarDay, language: Language): string {
  const why = reason && localised(reason, 'reason', language)
  if (!isOpen(opening)) return why ? words('calendar.closedBecause', { reason: why }) : words('calendar.closed')
  const { opens, closes } = opening
  return why ? words('calendar.openBecause', { reason: why, opens, closes }) : words('calendar.open', { opens, closes })
}

/** When it is on that day: 14:00, or where the day lies in it. */
export function whenWord(words: Words, { row, part }: DayEntry): string {
  if (part === 'starts') return words('calendar.starts')
  if (part === 'ends') return words('calendar.ends')
  return part === 'goes_on' ? words('calendar.goesOn') : timeOf(row.starts_at)
}

/** From the first day to the last. */
export const runWord = (words: Words, row: CalendarRow): string => daySpan(words, firstDayOf(row), lastDayOf(row))

/** 2026年11月 · Nov 2026 */
export const monthWord = (words: Words, date: string): string =>
  words('calendar.month', { year: date.slice(0, 4), month: words(`dates.month${Number(date.slice(5, 7)) as 1}`) })

/** The heading of a view: its month, or its first and last day. */
export const rangeWord = (words: Words, from: string, to: string): string =>
  words('calendar.range', { first: shortDate(words, from), last: shortDate(words, to) })
