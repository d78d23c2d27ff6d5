import { addDays, formatTaipeiDateTime, type Instant, type TaipeiDate } from './taipei-time.ts'

/** When an event is: between two instants, or on whole days of the centre's calendar, the last one included. */
export type EventTime =
  | { readonly startsAt: Instant; readonly endsAt: Instant }
  | { readonly firstDay: TaipeiDate; readonly lastDay: TaipeiDate }

/** One entry of a calendar. Texts are plain: whatever means something in iCalendar is escaped here. */
export interface CalendarEvent {
  /** The same for ever, in every feed and file: `eventUid`. */
  readonly uid: string
  /** Rises with every change that a reader must hear of; a calendar program keeps the highest. */
  readonly sequence: number
  readonly changedAt: Instant
  readonly status: 'confirmed' | 'cancelled'
  readonly time: EventTime
  readonly title: string
  readonly description?: string | undefined
  readonly location?: string | undefined
  /** The languages of those texts that are not in the calendar's own, as in `zh-Hant-TW`. */
  readonly otherwise?: Readonly<Partial<Record<'title' | 'description' | 'location', string>>> | undefined
  readonly url?: string | undefined
  readonly categories?: readonly string[]
}

export interface CalendarFacts {
  /** What a calendar program calls it; a file with one event needs none. */
  readonly name?: string
  /** The language of its texts, as in `zh-Hant-TW`. */
  readonly language: string
  /** Hours after which a subscriber may ask again. */
  readonly refreshHours?: number
  readonly events: readonly CalendarEvent[]
}

/** Longest content line in octets, its line break not counted. Source: RFC 5545 §3.1 */
export const lineOctetsMax = 75

/** The id of an item's event: of the kind and the id of its record, and of the host that gives it out. Source: RFC 7986 §5.3 */
export const eventUid = (kind: string, id: number | string, host: string): string => `${kind}-${id}@${host}`

/** A calendar as text/calendar: CRLF, folded lines, Taipei's zone with it. Source: RFC 5545, product §2 "personal calendar" */
export function calendarFile({ name, language, refreshHours, events }: CalendarFacts): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Koma//Comic Culture Centre//${language.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    'X-WR-TIMEZONE:Asia/Taipei',
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...taipeiZone,
    ...events.flatMap((event) => eventLines(event, language)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The address at which Google Calendar offers to take the event over. Source: product §2 "add to Google Calendar" */
export function googleCalendarLink({ time, title, description, location }: CalendarEvent): string {
  const [from, to] =
    'firstDay' in time
      ? [compactDay(time.firstDay), compactDay(addDays(time.lastDay, 1))]
      : [compactTime(time.startsAt), compactTime(time.endsAt)]
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${from}/${to}`,
    ctz: 'Asia/Taipei',
    ...(description && { details: description }),
    ...(location && { location }),
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

/** Taiwan has kept UTC+8 without summer time since 1979: one block for every event. */
const taipeiZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Taipei',
  'BEGIN:STANDARD',
  'DTSTART:19791001T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function eventLines(event: CalendarEvent, language: string): string[] {
  const stamp = `${event.changedAt
    .toISOString()
    .slice(0, 19)
    .replaceAll(/[^0-9T]/g, '')}Z`
  const text = (name: string, field: 'title' | 'description' | 'location') => {
    const value = event[field]
    return value ? [`${name};LANGUAGE=${event.otherwise?.[field] ?? language}:${escaped(value)}`] : []
  }
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...timeLines(event.time),
    ...text('SUMMARY', 'title'),
    ...text('DESCRIPTION', 'description'),
    ...text('LOCATION', 'location'),
    ...(event.url ? [`URL:${event.url}`] : []),
    ...(event.categories?.length ? [`CATEGORIES:${event.categories.map(escaped).join(',')}`] : []),
    `STATUS:${event.status.toUpperCase()}`,
    // Whole days are opening periods and closures: they take nobody's time.
    `TRANSP:${'firstDay' in event.time ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

function timeLines(time: EventTime): string[] {
  if ('firstDay' in time)
    return [
      `DTSTART;VALUE=DATE:${compactDay(time.firstDay)}`,
      // The end is the first day that no longer belongs to it.
      `DTEND;VALUE=DATE:${compactDay(addDays(time.lastDay, 1))}`,
    ]
  return [
    `DTSTART;TZID=Asia/Taipei:${compactTime(time.startsAt)}`,
    `DTEND;TZID=Asia/Taipei:${compactTime(time.endsAt)}`,
  ]
}

const compactDay = (date: TaipeiDate): string => date.replaceAll('-', '')

const compactTime = (at: Instant): string =>
  formatTaipeiDateTime(at)
    .replaceAll(/[^0-9 ]/g, '')
    .replace(' ', 'T')

/** A value of type TEXT; what is no text (control characters) is left out. Source: RFC 5545 §3.3.11 */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** A content line in pieces of at most 75 octets; no character is torn. Source: RFC 5545 §3.1 */
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const sign of line) {
    const size = octetsOf(sign)
    if (octets + size > lineOctetsMax) {
      out += '\r\n '
      octets = 1
    }
    out += sign
    octets += size
  }
  return out
}

/** Octets of a character in UTF-8. */
function octetsOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
