import type { Home, HomeDay, HomePanel } from '@koma/contract/home.ts'
import { closureOf, isOpen, openingOf, type OpeningRules } from '@koma/domain/opening-hours.ts'
import { addDays, formatTaipeiDateTime, instantAt, taipeiDateOf, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { calendarEntries, presentEntry } from '../calendar/public.ts'
import { presentPicture } from '../media/public.ts'
import type { freeSeatsNow } from '../rent/public.ts'
import type { PanelRow } from './queries/home.ts'

type Entry = Awaited<ReturnType<typeof calendarEntries>>['rows'][number]
type FreeSeats = Awaited<ReturnType<typeof freeSeatsNow>>

/** Entries that a day of the home page names; the rest is on the calendar's page. */
const entriesShownOfDay = 3

/** A banner of home. */
export const presentPanel = (row: PanelRow): HomePanel => ({
  id: row.id,
  title_zh: row.title_zh,
  title_ja: row.title_ja,
  title_en: row.title_en,
  text_zh: row.text_zh,
  text_ja: row.text_ja,
  text_en: row.text_en,
  alt_zh: row.alt_zh,
  alt_ja: row.alt_ja,
  alt_en: row.alt_en,
  art: row.art,
  colour: row.colour,
  picture: row.picture && presentPicture(row.picture),
  url: row.contentId === null ? row.link : `/${wordOf(row)}/${row.contentId}`,
})

/** The word of an item's address: an activity's is that of its category. */
const wordOf = ({ contentKind, category }: PanelRow) => (category ? `activity_${category}` : contentKind)

/** The seats that one can walk up to now; none while the house is closed. */
export function presentDevices(seats: FreeSeats, rules: OpeningRules, now: Date): Home['devices'] {
  const today = taipeiDateOf(now)
  const opening = openingOf(rules, today)
  const isOpenNow = isOpen(opening) && instantAt(today, opening.opens) <= now && now < instantAt(today, opening.closes)
  return {
    as_of: formatTaipeiDateTime(now),
    is_open: isOpenNow,
    data: seats.map((device) => ({ ...device, free: isOpenNow ? device.free : 0 })),
  }
}

/** The coming days: whether one can come, and what takes place; what lasts longer counts on each of its days. */
export function presentWeek(
  entries: readonly Entry[],
  rules: OpeningRules,
  first: TaipeiDate,
  days: number,
): HomeDay[] {
  return Array.from({ length: days }, (_, offset) => {
    const date = addDays(first, offset)
    const [from, to] = [instantAt(date, '00:00'), instantAt(addDays(date, 1), '00:00')]
    const opening = openingOf(rules, date)
    const closure = closureOf(rules, date)
    const onDay = entries.filter(
      ({ startsAt, endsAt, recordId, isCancelled }) =>
        recordId !== null && !isCancelled && startsAt < to && endsAt > from && isOpen(opening),
    )
    // What begins that day comes before what has been running.
    const ordered = [...onDay.filter(({ startsAt }) => startsAt >= from), ...onDay.filter((one) => one.startsAt < from)]
    return {
      date,
      opens: isOpen(opening) ? opening.opens : null,
      closes: isOpen(opening) ? opening.closes : null,
      reason_zh: closure?.reason_zh ?? null,
      reason_ja: closure?.reason_ja ?? null,
      reason_en: closure?.reason_en ?? null,
      entries: ordered.slice(0, entriesShownOfDay).map(presentEntry),
      entries_count: ordered.length,
    }
  })
}
