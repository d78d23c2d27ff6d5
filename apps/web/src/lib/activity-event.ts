import type { Activity } from '@koma/contract/activities.ts'
import type { CalendarEvent, EventTime } from '@koma/domain/icalendar.ts'
import { eventUid } from '@koma/domain/icalendar.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { parseTaipeiDateTime, type Instant } from '@koma/domain/taipei-time.ts'
import { localised, wordsOf } from './localised.ts'
import { dayOf } from './format.ts'

/** One time that an activity takes place; `count` of them are told apart by their number. */
export interface Session {
  readonly startsAt: string
  readonly endsAt: string
}

/** The times on which one comes: each day of the programme, or the whole of it where it has none. */
export function sessionsOf({ schedule, starts_at, ends_at }: Activity): readonly Session[] {
  const days = new Map<string, Session>()
  for (const line of schedule) {
    const known = days.get(dayOf(line.starts_at))
    days.set(dayOf(line.starts_at), {
      startsAt: known?.startsAt ?? line.starts_at,
      endsAt: known && known.endsAt > line.ends_at ? known.endsAt : line.ends_at,
    })
  }
  return days.size > 1 ? [...days.values()] : [{ startsAt: starts_at, endsAt: ends_at }]
}

/** Whether it lies open over many days, as an exhibition, instead of taking place at times of its own. */
export const isOpenEnded = (activity: Pick<Activity, 'starts_at' | 'ends_at'>, sessions: readonly Session[]): boolean =>
  sessions.length === 1 && dayOf(activity.starts_at) !== dayOf(activity.ends_at)

/** The entries of an activity in a calendar, in the reader's language; `address` is that of its page. */
export function eventsOf(activity: Activity, language: Language, address: string): readonly CalendarEvent[] {
  const sessions = sessionsOf(activity)
  const title = localised(activity, 'title', language)
  const said = {
    title: wordsOf(activity, 'title', language),
    description: wordsOf(activity, 'summary', language),
    location: wordsOf(activity, 'location', language),
  }
  const otherwise = Object.entries(said).flatMap(([field, words]) =>
    words && words.language !== language ? [[field, htmlLang[words.language]]] : [],
  )
  const common = {
    sequence: activity.sequence,
    changedAt: instantOf(activity.changed_at),
    status: activity.phase === 'cancelled' ? 'cancelled' : 'confirmed',
    description: [said.description?.text, address].filter(Boolean).join('\n'),
    location: said.location?.text,
    otherwise: Object.fromEntries(otherwise),
    url: address,
  } as const
  return sessions.map((session, at) => ({
    ...common,
    uid: eventUid(
      'activity',
      sessions.length > 1 ? `${activity.id}-${at + 1}` : activity.id,
      new URL(address).hostname,
    ),
    title: sessions.length > 1 ? `${title} (${at + 1}/${sessions.length})` : title,
    time: timeOf(activity, session, isOpenEnded(activity, sessions)),
  }))
}

const timeOf = ({ starts_at, ends_at }: Activity, { startsAt, endsAt }: Session, isWholeDays: boolean): EventTime =>
  isWholeDays
    ? { firstDay: dayOf(starts_at), lastDay: dayOf(ends_at) }
    : { startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) }

/** An instant of the API; it sends no other text. */
function instantOf(at: string): Instant {
  const instant = parseTaipeiDateTime(at)
  if (!instant) throw new RangeError(`not an instant: ${at}`)
  return instant
}
