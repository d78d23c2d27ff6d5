import type { CalendarRow } from '@koma/contract/calendar.ts'
import type { DateSetting } from '@koma/contract/opening-hours.ts'
import { taipeiDate } from '@koma/domain/taipei-time.ts'
import { calls } from '../../lib/calls.ts'
import { readingCalls } from '../../lib/reading-calls.ts'
import { loadForReader } from '../../lib/for-reader.ts'
import { load, type Screen } from '../../lib/screen.ts'
import { daysOf, isRun, type CalendarDay } from './calendar-days.ts'
import { rangeOf, wishOf, type CalendarWish } from './calendar-wish.ts'

/** Pages of entries that one view reads at most: a thousand entries are more than a month can show. */
const pagesMax = 10

export interface CalendarData {
  readonly wish: CalendarWish
  readonly today: string
  readonly days: readonly CalendarDay[]
  /** What goes on for days on end within the view, the soonest to end first. */
  readonly runs: readonly CalendarRow[]
  readonly setting: DateSetting
}

/** What the calendar shows for an address. */
export async function calendarData(screen: Screen): Promise<CalendarData> {
  const { today } = await load(screen, calls.dateSetting())
  const wish = wishOf(screen.url.searchParams, taipeiDate(today))
  const { from, to } = rangeOf(wish)
  const [setting, rows] = await Promise.all([
    loadForReader(screen, calls.dateSetting({ from, to })),
    wish.kind === 'house' ? [] : allRows(screen, { from, to, kind: wish.kind }),
  ])
  const runs = rows.filter(isRun).toSorted((one, other) => one.ends_at.localeCompare(other.ends_at))
  return { wish, today, days: daysOf(from, to, rows, setting), runs, setting }
}

async function allRows(screen: Screen, asked: Readonly<Record<string, string | undefined>>): Promise<CalendarRow[]> {
  const first = await loadForReader(screen, readingCalls.calendar(asked))
  const rest = Array.from({ length: Math.min(first.meta.last_page, pagesMax) - 1 }, (_, index) =>
    loadForReader(screen, readingCalls.calendar({ ...asked, page: index + 2 })),
  )
  return [first, ...(await Promise.all(rest))].flatMap(({ data }) => data)
}
