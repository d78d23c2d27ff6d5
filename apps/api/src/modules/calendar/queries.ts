import type { Translated } from '@koma/domain/languages.ts'
import type { CalendarKind } from '@koma/domain/calendar-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../platform/paging.ts'
import { isPublished } from '../content/public.ts'

export interface CalendarEntry extends Translated<'summary'>, Translated<'location'> {
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
  /** Of an activity with several class days: which of them this is, and how many there are. */
  readonly part: { readonly number: number; readonly count: number } | null
  readonly isCancelled: boolean
  readonly sequence: number
  readonly changedAt: Date
}

export interface CalendarWindow extends PageWindow {
  readonly kinds: readonly CalendarKind[]
  /** What ends after the first instant and begins before the second; null is for ever. */
  readonly from: Date
  readonly to: Date | null
  /** With closures and special days that were called off: a calendar program that knew them has to hear of it. */
  readonly withWithdrawn?: boolean
}

/**
 * What the centre's calendar holds within a window: published activities, those called off among them and those of several
 * class days once a day; closures and days with other hours. In the order in which they begin, then by their ids. By the
 * index of ends.
 */
export async function calendarEntries(db: Db, window: CalendarWindow): Promise<Listed<CalendarEntry>> {
  const all = sql`
      from (${sql.join(piecesOf(window), sql` union all `)}) entry`
  const inOrder = sql<CalendarEntry>`
    select entry.*
      ${all}
     order by "startsAt", "isAllDay" desc, id`
  return listed(db, window, inOrder, all)
}

type Piece = RawBuilder<unknown>

const piecesOf = (window: CalendarWindow): Piece[] => [
  activities(window),
  closures(window),
  specialDays(window),
  ...(window.withWithdrawn ? [withdrawn(window)] : []),
]

const activities = ({ kinds, from, to }: CalendarWindow): Piece => sql`
      select 'activity-' || activity.content_id || coalesce('-' || class_day.number, '') as id,
             activity.category as kind,
             activity.content_id as "recordId",
             zh.title as title_zh, ja.title as title_ja, en.title as title_en,
             zh.summary as summary_zh, ja.summary as summary_ja, en.summary as summary_en,
             activity.location_zh, activity.location_ja, activity.location_en,
             coalesce(class_day.starts_at, activity.starts_at) as "startsAt",
             coalesce(class_day.ends_at, activity.ends_at) as "endsAt",
             false as "isAllDay",
             case when class_day.number is not null
                  then json_build_object('number', class_day.number, 'count', class_day.count)::jsonb end as part,
             activity.cancelled_at is not null as "isCancelled",
             activity.sequence + content.version - 1 as sequence,
             greatest(activity.changed_at, content.updated_at) as "changedAt"
        from activity
        join content on content.id = activity.content_id
        join content_text zh on zh.content_id = content.id and zh.language = 'zh'
        left join content_text ja on ja.content_id = content.id and ja.language = 'ja'
        left join content_text en on en.content_id = content.id and en.language = 'en'
        left join lateral (
          select * from activity_days(activity.content_id) where count > 1
        ) class_day on true
       where ${isPublished}
         and activity.category = any(${[...kinds]}::text[])
         and activity.ends_at > ${from}
         and activity.starts_at < ${to ?? new Date(endOfTime)}
         and coalesce(class_day.ends_at, activity.ends_at) > ${from}
         and coalesce(class_day.starts_at, activity.starts_at) < ${to ?? new Date(endOfTime)}`

/** Days as texts come before every window that is asked for. */
const endOfTime = Date.UTC(9990, 0, 1)

const noWords = sql`null, null, null, null, null, null`

const closures = (window: CalendarWindow): Piece => sql`
      select 'closure-' || date, 'closure', null, reason_zh, reason_ja, reason_en, ${noWords}, ${wholeDay},
             true, null, false, sequence, changed_at
        from closure
       where ${within(window, 'closure', wholeDay)}`

const specialDays = (window: CalendarWindow): Piece => sql`
      select 'special_day-' || date, 'special_day', null, reason_zh, reason_ja, reason_en, ${noWords}, ${hoursOfDay},
             false, null, false, sequence, changed_at
        from special_day
       where ${within(window, 'special_day', hoursOfDay)}`

const withdrawn = (window: CalendarWindow): Piece => sql`
      select kind || '-' || date, kind, null, reason_zh, reason_ja, reason_en, ${noWords}, starts, ends,
             opens is null, null, true, sequence, changed_at
        from withdrawn_house_day,
             lateral (
               select (date + coalesce(opens, '00:00')) at time zone 'Asia/Taipei' as starts,
                      (date + coalesce(closes, '24:00')) at time zone 'Asia/Taipei' as ends
             ) hours
       where kind = any(${[...window.kinds]}::text[])
         and ends > ${window.from}
         and starts < ${window.to ?? new Date(endOfTime)}`

/** From when until when, of a day as a whole and of one with hours of its own. */
const wholeDay: Piece = sql`
             date::timestamp at time zone 'Asia/Taipei',
             (date + 1)::timestamp at time zone 'Asia/Taipei'`
const hoursOfDay: Piece = sql`
             (date + opens) at time zone 'Asia/Taipei',
             (date + closes) at time zone 'Asia/Taipei'`

/** That it is of a kind asked for and overlaps the window. */
const within = ({ kinds, from, to }: CalendarWindow, kind: CalendarKind, span: Piece): Piece => sql`
      ${kind} = any(${[...kinds]}::text[])
         and (${span}) overlaps (${from}::timestamptz, ${to ?? new Date(endOfTime)}::timestamptz)`
