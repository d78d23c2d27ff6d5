import type { TermsByClass } from './member-classes.ts'

/**
 * The whole numbers that staff change in the console, under the keys of the database's settings, with what a new
 * installation starts with. A rule never reads the start value: it is given the number that holds at its instant.
 * Decision: the numbers marked as settings
 */
export const numbersAtStart = {
  /** Live bookings of one member at most. Decision: workstations and equipment */
  'rent.live_max': 2,
  /** Minutes after the start at which a booking without check-in lapses. Decision: workstations and equipment */
  'rent.not_arrived_minutes': 30,
  /** Minutes for which the desk can undo a check-in. Decision: workstations and equipment */
  'rent.check_in_undo_minutes': 15,
  /** Hours before the start up to which, that instant included, a booking is cancelled. Source: product §9 */
  'rent.cancel_hours': 24,
  /** Months that a reward lot lives. Decision: points */
  'points.reward_months': 12,
  /** Days that points live which came back from a lot that had expired meanwhile. Decision: points */
  'points.restored_days': 30,
  /** Points of a member that one person may adjust on a day without a second. Decision: points */
  'points.adjustment_alone_max': 1_000,
  /** Months of one period of an associate creator or creator. Decision: who may do what */
  'membership.months': 12,
  /** Days before the end from which such a period can be extended. Decision: who may do what */
  'membership.extendable_days': 60,
  /** NT$ spent within so many months that make a member loyal, for so many months. Decision: who may do what */
  'loyal.spending_min': 10_000,
  'loyal.spending_months': 12,
  'loyal.months': 12,
  /** Percent of a room's fee at weekends and on holidays, and of a session for moving in or out. Decision: space */
  'space.weekend_percent': 125,
  'space.moving_percent': 50,
  /** SMS that go out on a day at most, whoever asks for them. Source: docs/guarantees.md I-21 */
  'sms.daily_max': 5_000,
  /** Days that the link to somebody of the former system works, and how many are mailed a minute. Source: product §1 */
  'old_users.link_days': 30,
  'old_users.mails_a_minute': 60,
} as const satisfies Readonly<Record<`${string}.${string}`, number>>

export type NumberKey = keyof typeof numbersAtStart

/** Every key, for whoever reads them all. */
export const numberKeys = Object.keys(numbersAtStart) as readonly NumberKey[]

/** The settings that hold at one instant. */
export interface HouseSettings {
  readonly numbers: Readonly<Record<NumberKey, number>>
  readonly terms: TermsByClass
}
