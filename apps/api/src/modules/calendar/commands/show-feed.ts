import type { CalendarFilter } from '@koma/domain/calendar-kinds.ts'
import { kindsOfFilter } from '@koma/domain/calendar-kinds.ts'
import { calendarFile } from '@koma/domain/icalendar.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { addDays, instantAt, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { calendarText } from '@koma/i18n/calendar-text.ts'
import type { Deps } from '../../../platform/deps.ts'
import { centreNow } from '../../centre/public.ts'
import { presentEvent } from '../present.ts'
import { calendarEntries } from '../queries.ts'

/** Days for which what is over stays in the feed: somebody looks up what they went to. */
const feedPastDays = 92

/** Events of a feed at most; the next ones come with the days. */
const feedEventsMax = 2_000

/** Hours after which a calendar program asks again. */
const feedRefreshHours = 6

/**
 * The feed of a language: all there is, or of one category. Its text changes with its events and the centre's name alone.
 * Source: features "calendar"
 */
export async function showFeed(
  { db, clock, config }: Deps,
  language: Language,
  category: CalendarFilter | undefined,
): Promise<string> {
  const now = await clock.now()
  const from = instantAt(addDays(taipeiDateOf(now), -feedPastDays), '00:00')
  const kinds = kindsOfFilter(category)
  const window = { kinds, from, to: null, withWithdrawn: true }
  const { rows } = await calendarEntries(db, { ...window, limit: feedEventsMax, offset: 0 })
  const text = calendarText(language)
  const facts = await centreNow(db, now)
  const centre = facts[`name_${language}`] ?? facts.name_zh
  return calendarFile({
    name: category ? text('calendarFeed.nameOf', { centre, kind: text(`calendarFeed.kind_${category}`) }) : centre,
    language: htmlLang[language],
    refreshHours: feedRefreshHours,
    events: rows.map((entry) => presentEvent(entry, language, config.publicUrl)),
  })
}
