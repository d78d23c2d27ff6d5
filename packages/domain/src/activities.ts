import { daysBetween, taipeiDateOf, type Instant } from './taipei-time.ts'

/** The kinds of activities by the words of their addresses, in the order in which they are shown. Source: product §1, §2 */
export const activityCategories = ['exhibition', 'lecture', 'course', 'matchmaking'] as const
export type ActivityCategory = (typeof activityCategories)[number]

/** Whether a word of an address names one of them. */
export const isActivityCategory = (word: string | undefined): word is ActivityCategory =>
  (activityCategories as readonly (string | undefined)[]).includes(word)

/** Where an activity stands in time; one that was called off keeps no other. */
export const activityPhases = ['upcoming', 'ongoing', 'past', 'cancelled'] as const
export type ActivityPhase = (typeof activityPhases)[number]

/** Whether one can register. Source: api.md "Activities", product §4 "registration not started", "registration closed" */
export const registrationStatuses = ['none', 'not_started', 'open', 'full', 'closed'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** What an activity asks of who registers. Decision: events, each has its own form */
export const activityFieldKinds = ['text', 'long_text', 'number', 'choice', 'choices', 'yes_no'] as const

/** The rooms of the centre that an activity can be in, by the words of their addresses; the floor, and what it is made of. */
export const activitySpaces = ['2a', '2b', '2c', '2', '3'] as const

/** Which activities a list shows: those that are not over yet, or those that are. */
export const activityTimes = ['upcoming', 'past'] as const

export interface ActivitySpan {
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** When it was called off; null when it was not. */
  readonly cancelledAt: Instant | null
}

/** The window in which one registers, and its places; `capacity` null is as many as come. */
export interface Admission {
  readonly opensAt: Instant
  readonly closesAt: Instant
  readonly capacity: number | null
  readonly taken: number
}

/** Where an activity stands at that instant; the instant of its end is past it. */
export function activityPhase({ startsAt, endsAt, cancelledAt }: ActivitySpan, now: Instant): ActivityPhase {
  if (cancelledAt !== null) return 'cancelled'
  if (now >= endsAt) return 'past'
  return now >= startsAt ? 'ongoing' : 'upcoming'
}

/**
 * Whether one can register at that instant, both ends of the window included. A window that staff left open ends with
 * the activity, and one of an activity that was called off is closed. Null: nobody has to register.
 */
export function registrationStatus(
  admission: Admission | null,
  activity: ActivitySpan,
  now: Instant,
): RegistrationStatus {
  if (admission === null) return 'none'
  const phase = activityPhase(activity, now)
  if (phase === 'cancelled' || phase === 'past' || now > admission.closesAt) return 'closed'
  if (now < admission.opensAt) return 'not_started'
  return admission.capacity !== null && admission.taken >= admission.capacity ? 'full' : 'open'
}

/** Calendar days until registration opens or, once it has, until it closes: 0 is today. Null when neither comes. */
export function registrationDaysLeft(admission: Admission | null, status: RegistrationStatus, now: Instant) {
  if (admission === null || status === 'none' || status === 'closed') return null
  const next = status === 'not_started' ? admission.opensAt : admission.closesAt
  return daysBetween(taipeiDateOf(now), taipeiDateOf(next))
}
