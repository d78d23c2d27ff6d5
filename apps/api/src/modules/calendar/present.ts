import type { CalendarRow } from '@koma/contract/calendar.ts'
import type { CalendarKind } from '@koma/domain/calendar-kinds.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { eventUid, type CalendarEvent } from '@koma/domain/icalendar.ts'
import { addDays, formatTaipeiDateTime, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { calendarText } from '@koma/i18n/calendar-text.ts'
import type { CalendarEntry } from './queries.ts'

/** An entry on the wire. */
export const presentEntry = (entry: CalendarEntry): CalendarRow => ({
  id: entry.id,
  kind: entry.kind,
  title_zh: entry.title_zh,
  title_ja: entry.title_ja,
  title_en: entry.title_en,
  location_zh: entry.location_zh,
  location_ja: entry.location_ja,
  location_en: entry.location_en,
  starts_at: formatTaipeiDateTime(entry.startsAt),
  ends_at: formatTaipeiDateTime(entry.endsAt),
  is_all_day: entry.isAllDay,
  part: entry.part,
  is_cancelled: entry.isCancelled,
  url: pathOf(entry),
})

/** Where the site shows it, below the language. */
function pathOf({ kind, recordId, startsAt }: CalendarEntry): string {
  if (recordId !== null) return `/activity_${kind}/${recordId}`
  return `/calendar?date=${taipeiDateOf(startsAt)}`
}

/** An entry as a calendar program keeps it, in the language of the feed or, where nobody translated it, in Chinese. */
export function presentEvent(entry: CalendarEntry, language: Language, publicUrl: string): CalendarEvent {
  const { hostname } = new URL(publicUrl)
  const text = calendarText(language)
  const url = `${publicUrl}/${language}${pathOf(entry)}`
  const [name, ...rest] = entry.id.split('-')
  return {
    uid: eventUid(name!, rest.join('-'), hostname),
    sequence: entry.sequence,
    changedAt: entry.changedAt,
    status: entry.isCancelled ? 'cancelled' : 'confirmed',
    time: timeOf(entry),
    title: titleOf(entry, language),
    description: entry[`summary_${language}`] ?? entry.summary_zh ?? undefined,
    location: entry[`location_${language}`] ?? entry.location_zh ?? undefined,
    otherwise: inChinese(entry, language),
    url,
    categories: [text(`calendarFeed.kind_${entry.kind}`)],
  }
}

/** Texts that nobody has translated stand in Chinese, and say so. */
function inChinese(entry: CalendarEntry, language: Language): CalendarEvent['otherwise'] {
  const lacks = (field: 'title' | 'summary' | 'location') => entry[`${field}_${language}`] === null
  return {
    ...(lacks('title') && { title: htmlLang.zh }),
    ...(lacks('summary') && { description: htmlLang.zh }),
    ...(lacks('location') && { location: htmlLang.zh }),
  }
}

/** What lies open for days on end, as an exhibition, stands on whole days, as in the file of its own page. */
function timeOf({ isAllDay, startsAt, endsAt }: CalendarEntry): CalendarEvent['time'] {
  const [firstDay, lastDay] = [taipeiDateOf(startsAt), taipeiDateOf(endsAt)]
  if (isAllDay) return { firstDay, lastDay: addDays(lastDay, -1) }
  return firstDay === lastDay ? { startsAt, endsAt } : { firstDay, lastDay }
}

/** A class day says which it is. A closure and a day with other hours say first what they are: in a calendar of many things a reason alone says little. */
function titleOf(entry: CalendarEntry, language: Language): string {
  const title = entry[`title_${language}`] ?? entry.title_zh
  if (entry.part) return `${title} (${entry.part.number}/${entry.part.count})`
  const isHouse: Partial<Record<CalendarKind, true>> = { closure: true, special_day: true }
  return isHouse[entry.kind]
    ? calendarText(language)(`calendarFeed.title_${entry.kind as 'closure'}`, { title })
    : title
}
