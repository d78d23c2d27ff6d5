import { weekdayOf, type TaipeiDate, type Weekday } from './taipei-time.ts'

/** A span of one day in 'HH:mm' on the centre's clock; `closes` may be '24:00'. */
export type OpeningHours = { readonly opens: string; readonly closes: string }

/** A day on which the centre is closed although its weekday is open, with the reason that the public reads. */
export type Closure = {
  readonly date: TaipeiDate
  readonly reason_zh: string
  readonly reason_ja?: string | null
  readonly reason_en?: string | null
}

/** A day with hours of its own, for instance a Monday that is open or an early evening. */
export type SpecialDay = OpeningHours & {
  readonly date: TaipeiDate
  readonly reason_zh?: string | null
  readonly reason_ja?: string | null
  readonly reason_en?: string | null
}

/** New hours of a weekday from that day on. */
export type WeeklyChange = {
  readonly weekday: Weekday
  readonly validFrom: TaipeiDate
  readonly hours: OpeningHours | null
}

/** What decides when the centre is open. A weekday without a line is closed; holidays do not close it. Decision: workstations and equipment */
export type OpeningRules = {
  /** As it holds on the first day that is asked about. */
  readonly weekly: readonly (OpeningHours & { readonly weekday: Weekday })[]
  /** What holds of it from a later day on, in order; null is closed all day. None when left out. */
  readonly weeklyLater?: readonly WeeklyChange[]
  readonly closures: readonly Closure[]
  readonly specialDays: readonly SpecialDay[]
}

export type Opening = OpeningHours | { readonly closedBecause: 'weekday' | 'closure' }

export type SessionSlot = 'am' | 'pm' | 'eve'

/** One session: `starts` and `ends` in 'HH:mm'. */
export type Session = { readonly slot: SessionSlot; readonly starts: string; readonly ends: string }

/** Tuesday to Sunday 10:00-21:00, Monday closed: what a new installation starts with. Source: product §9 */
export const openingWeeklyAtStart = ([2, 3, 4, 5, 6, 0] as const).map((weekday) => ({
  weekday,
  opens: '10:00',
  closes: '21:00',
})) satisfies OpeningRules['weekly']

/** The sessions of a day, in order. Source: product §9 */
export const sessions = [
  { slot: 'am', starts: '10:00', ends: '13:00' },
  { slot: 'pm', starts: '14:00', ends: '17:00' },
  { slot: 'eve', starts: '18:00', ends: '21:00' },
] as const satisfies readonly Session[]

/**
 * When the centre is open for visitors on that day. A closure wins over a special day: when the two
 * contradict each other, nobody shall stand before a locked door. A special day wins over the weekday.
 */
export function openingOf(rules: OpeningRules, date: TaipeiDate): Opening {
  if (rules.closures.some((closure) => closure.date === date)) return { closedBecause: 'closure' }
  const hours = rules.specialDays.find((day) => day.date === date) ?? weeklyHoursOf(rules, date)
  return hours ? { opens: hours.opens, closes: hours.closes } : { closedBecause: 'weekday' }
}

/** The usual hours of the day's weekday, as they hold on that day. */
function weeklyHoursOf({ weekly, weeklyLater = [] }: OpeningRules, date: TaipeiDate): OpeningHours | null | undefined {
  const weekday = weekdayOf(date)
  const change = weeklyLater.findLast((later) => later.weekday === weekday && later.validFrom <= date)
  return change ? change.hours : weekly.find((line) => line.weekday === weekday)
}

/** The closure of that day with its reason, if there is one. */
export const closureOf = (rules: OpeningRules, date: TaipeiDate): Closure | undefined =>
  rules.closures.find((closure) => closure.date === date)

/** Whether an opening has hours. */
export const isOpen = (opening: Opening): opening is OpeningHours => 'opens' in opening

/** The sessions that lie wholly inside the visitors' hours; never a Monday evening. Source: product §9 */
export function sessionsOf(rules: OpeningRules, date: TaipeiDate): Session[] {
  const opening = openingOf(rules, date)
  return isOpen(opening) ? sessionsOnOffer(date).filter((session) => liesWithin(session, opening)) : []
}

const monday = 1

const sessionsOnOffer = (date: TaipeiDate): Session[] =>
  sessions.filter((session) => session.slot !== 'eve' || weekdayOf(date) !== monday)

const liesWithin = (session: Session, hours: OpeningHours): boolean =>
  session.starts >= hours.opens && session.ends <= hours.closes
