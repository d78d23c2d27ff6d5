import type { CalendarKind } from '@koma/domain/calendar-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { isPublished } from '../content/public.ts'

type Words<Field extends string> = Readonly<Record<`${Field}_zh` | `${Field}_ja` | `${Field}_en`, string | null>>

export interface CalendarEntry extends Words<'summary'>, Words<'location'> {
  readonly id: string
  readonly kind: CalendarKind
  readonly recordId: number | null
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
  readonly startsAt: Date
  /** The instant after the last. */
  readonly endsAt: Date
  readonly isAllDay: boolean
  readonly isCancelled: boolean
  readonly sequence: number
  readonly changedAt: Date
}

export interface CalendarWindow {
  readonly kinds: readonly CalendarKind[]
  /** What ends after the first instant and begins before the second; null is for ever. */
  readonly from: Date
  readonly to: Date | null
  readonly limit: number
  readonly offset: number
}

/**
 * What the centre's calendar holds within a window: published activities, those called off among them, closures and days
 * with other hours; in the order in which they begin, then by their ids. By the index of ends.
 */
export async function calendarEntries(
  db: Db,
  window: CalendarWindow,
): Promise<{ readonly rows: readonly CalendarEntry[]; readonly total: number }> {
  const { rows } = await sql<CalendarEntry & { total: number }>`
    with entry as (${sql.join([activities(window), closures(window), specialDays(window)], sql` union all `)})
    select entry.*,
           count(*) over () as total
      from entry
     order by "startsAt", "isAllDay" desc, id
     limit ${window.limit}
    offset ${window.offset}`.execute(db)
  if (rows.length > 0 || window.offset === 0) return { rows, total: rows[0]?.total ?? 0 }
  // A page past the end still tells how many there are.
  return { rows: [], total: (await calendarEntries(db, { ...window, limit: 1, offset: 0 })).total }
}

type Piece = RawBuilder<unknown>

const activities = ({ kinds, from, to }: CalendarWindow): Piece => sql`
      select 'activity-' || activity.content_id as id,
             activity.category as kind,
             activity.content_id as "recordId",
             zh.title as title_zh, ja.title as title_ja, en.title as title_en,
             zh.summary as summary_zh, ja.summary as summary_ja, en.summary as summary_en,
             activity.location_zh, activity.location_ja, activity.location_en,
             activity.starts_at as "startsAt",
             activity.ends_at as "endsAt",
             false as "isAllDay",
             activity.cancelled_at is not null as "isCancelled",
             activity.sequence + content.version - 1 as sequence,
             greatest(activity.changed_at, content.updated_at) as "changedAt"
        from activity
        join content on content.id = activity.content_id
        join content_text zh on zh.content_id = content.id and zh.language = 'zh'
        left join content_text ja on ja.content_id = content.id and ja.language = 'ja'
        left join content_text en on en.content_id = content.id and en.language = 'en'
       where ${isPublished}
         and activity.category = any(${[...kinds]}::text[])
         and activity.ends_at > ${from}
         and activity.starts_at < ${to ?? new Date(endOfTime)}`

/** Days as texts come before every window that is asked for. */
const endOfTime = Date.UTC(9990, 0, 1)

const closures = ({ kinds, from, to }: CalendarWindow): Piece => sql`
      select 'closure-' || date, 'closure', null, reason_zh, reason_ja, reason_en, null, null, null, null, null, null,
             date::timestamp at time zone 'Asia/Taipei',
             (date + 1)::timestamp at time zone 'Asia/Taipei',
             true, false, 0, date::timestamp at time zone 'Asia/Taipei' - interval '1 year'
        from closure
       where 'closure' = any(${[...kinds]}::text[])
         and (date + 1)::timestamp at time zone 'Asia/Taipei' > ${from}
         and date::timestamp at time zone 'Asia/Taipei' < ${to ?? new Date(endOfTime)}`

const specialDays = ({ kinds, from, to }: CalendarWindow): Piece => sql`
      select 'special_day-' || date, 'special_day', null, reason_zh, reason_ja, reason_en, null, null, null, null, null, null,
             (date + opens) at time zone 'Asia/Taipei',
             (date + closes) at time zone 'Asia/Taipei',
             false, false, 0, date::timestamp at time zone 'Asia/Taipei' - interval '1 year'
        from special_day
       where 'special_day' = any(${[...kinds]}::text[])
         and (date + closes) at time zone 'Asia/Taipei' > ${from}
         and (date + opens) at time zone 'Asia/Taipei' < ${to ?? new Date(endOfTime)}`
