import { languages } from '@koma/domain/languages.ts'
import { calendarFilters, calendarKinds } from '@koma/domain/calendar-kinds.ts'
import { z } from 'zod'
import { zTexts } from './content.ts'
import { zAt, zPage, zPageQuery, zTaipeiDate } from './wire.ts'

/** `?from&to&kind`: what takes place on one of these days, both included. `house` is closures and special hours. */
export const zCalendarQuery = zPageQuery.extend({
  from: zTaipeiDate.optional(),
  to: zTaipeiDate.optional(),
  kind: z.enum(calendarFilters, 'field.choice').optional(),
})

/** A line of the centre's calendar. Source: api.md "Records, calendar, points" */
export const zCalendarRow = z.object({
  id: z.string().describe('Of its kind and its record: the same for ever.'),
  kind: z.enum(calendarKinds),
  title_zh: z.string(),
  title_ja: z.string().nullable(),
  title_en: z.string().nullable(),
  ...zTexts('location'),
  starts_at: zAt,
  ends_at: zAt.describe('The instant after the last: a whole day ends at the next midnight.'),
  is_all_day: z.boolean(),
  part: z
    .object({ number: z.int(), count: z.int() })
    .nullable()
    .describe('Of an activity with several class days: which of them this is.'),
  is_cancelled: z.boolean(),
  url: z.string().describe('On the site, without a language: the site puts the reader’s before it.'),
})
export type CalendarRow = z.output<typeof zCalendarRow>

export const zCalendarPage = zPage(zCalendarRow)
export type CalendarPage = z.output<typeof zCalendarPage>

/** GET /calendar.ics: a feed for calendar programs. */
export const zCalendarFeedQuery = z.object({
  lang: z.enum(languages, 'field.choice').optional(),
  category: z.enum(calendarFilters, 'field.choice').optional(),
})
