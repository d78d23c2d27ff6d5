import { grouped } from '@koma/i18n/grouped.ts'
import { weekdayOf, taipeiDate, addDays, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import type { Words } from './words.ts'

// Dates come from the API as 'YYYY-MM-DD' and 'YYYY-MM-DD HH:mm:ss' of Taipei and are written from these parts:
// the server and every browser write the same text, whatever their time zone and their own date words.

/** The day of an instant: 'YYYY-MM-DD HH:mm:ss' → 'YYYY-MM-DD'. */
export const dayOf = (at: string): TaipeiDate => taipeiDate(at.slice(0, 10))

/** The time of an instant: 'YYYY-MM-DD HH:mm:ss' → 'HH:mm'. */
export const timeOf = (at: string): string => at.slice(11, 16)

/** An instant of the API as ISO 8601 has it: 2026-11-24T14:00:00+08:00. */
export const isoInstant = (at: string): string => `${at.replace(' ', 'T')}+08:00`

/** 11月24日（二） · 11月24日（火） · Tue 24 Nov */
export const shortDate = (words: Words, date: string): string => words('dates.short', partsOf(words, date))

/** 2026年11月24日（二） · Tue 24 Nov 2026 */
export const longDate = (words: Words, date: string): string => words('dates.long', partsOf(words, date))

/** 2026年11月24日 · 24 Nov 2026: without the weekday, for records. */
export const plainDate = (words: Words, date: string): string => words('dates.plain', partsOf(words, date))

/**
 * 2026年11月15日至12月20日 · 15 Nov to 20 Dec 2026: two days of records, the year once where it is the same. Its words come
 * with the reading screens.
 */
export function daySpan(words: Words, first: string, last: string): string {
  if (first.slice(0, 4) !== last.slice(0, 4))
    return words('activities.span', { first: plainDate(words, first), last: plainDate(words, last) })
  const [from, to] = [partsOf(words, first), partsOf(words, last)]
  return words('activities.spanInYear', {
    year: from.year,
    month: from.month,
    day: from.day,
    lastMonth: to.month,
    lastDay: to.day,
  })
}

/** The lines of a leaf of a calendar: 2026, 11.24, 二 · Tue, 24, Nov 2026; of a last day 至 2026 · until Tue. */
export function calendarLeaf(words: Words, date: string, isLast: boolean) {
  // Its words come with the reading screens.
  const [top = '', day = '', foot = ''] = words(
    isLast ? 'activities.leafUntil' : 'activities.leaf',
    partsOf(words, date),
  ).split('|')
  return { top, day, foot }
}

/** 11/24 */
export const monthDay = (date: string): string => `${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}`

/** 二 · 火 · Tue */
export const weekdayWord = (words: Words, date: string): string => words(`dates.weekday${weekdayOf(taipeiDate(date))}`)

/** A day and a time, as 2026年11月24日（二）10:00. */
export const dateTime = (words: Words, at: string): string =>
  words('dates.dateTime', { date: longDate(words, at.slice(0, 10)), time: timeOf(at) })

/** From one instant to another; the second day only where it is another one. */
export function timeSpan(words: Words, startsAt: string, endsAt: string): string {
  // A booking until midnight ends with its day, at 24:00.
  const endsAtMidnight = timeOf(endsAt) === '00:00'
  const lastDay = endsAtMidnight ? addDays(dayOf(endsAt), -1) : dayOf(endsAt)
  const to = endsAtMidnight ? '24:00' : timeOf(endsAt)
  if (lastDay === dayOf(startsAt))
    return words('dates.spanOfDay', { date: shortDate(words, lastDay), from: timeOf(startsAt), to })
  return words('dates.spanOfDays', {
    first: shortDate(words, dayOf(startsAt)),
    from: timeOf(startsAt),
    last: shortDate(words, lastDay),
    to,
  })
}

export { grouped as number } from '@koma/i18n/grouped.ts'

/** +1,234 or −1,234, with a real minus sign. */
export const signedNumber = (value: number): string => `${value < 0 ? '−' : '+'}${grouped(Math.abs(value))}`

function partsOf(words: Words, date: string) {
  const month = Number(date.slice(5, 7)) as Month
  return {
    year: date.slice(0, 4),
    month: words(`dates.month${month}`),
    day: Number(date.slice(8, 10)),
    weekday: weekdayWord(words, date),
  }
}

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
