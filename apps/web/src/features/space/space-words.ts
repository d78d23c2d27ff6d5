import type { SpaceCard, SpaceDay } from '@koma/contract/space.ts'
import type { StateLook } from '@koma/ui/state-tag.tsx'
import { number } from '../../lib/format.ts'
import type { Words } from '../../lib/words.ts'

/** How far ahead the page leads, in days: nobody plans a fair for the year after next. */
export const spaceDaysAheadMax = 400

/** How a session of a day stands for somebody who wants it. `soon`: free, but too late to apply. `none`: no such session. */
export type SessionStanding = 'free' | 'requested' | 'taken' | 'past' | 'soon' | 'none' | 'closed'

const stateKeys = {
  free: 'space.stateFree',
  requested: 'space.stateRequested',
  taken: 'space.stateTaken',
  past: 'space.statePast',
  soon: 'space.stateSoon',
  none: 'space.stateNone',
  closed: 'space.stateClosed',
} as const satisfies Record<SessionStanding, string>

export const standingLooks = {
  free: 'free',
  requested: 'review',
  taken: 'taken',
  past: 'over',
  soon: 'over',
  none: 'closed',
  closed: 'closed',
} as const satisfies Record<SessionStanding, StateLook>

export const standingWord = (words: Words, standing: SessionStanding): string => words(stateKeys[standing])

/** The standing of one session: what cannot be applied for any more is told apart from what is taken. */
export function standingOf(day: SpaceDay, slot: 'am' | 'pm' | 'eve'): SessionStanding {
  const session = day.sessions.find((one) => one.slot === slot)
  if (!session) return day.closed_because === null ? 'none' : 'closed'
  if (session.state === 'past' || session.state === 'taken') return session.state
  return day.can_apply ? session.state : 'soon'
}

/** NT$4,500 */
export const money = (words: Words, amount: number): string => words('space.money', { amount: number(amount) })

/** What stands on the plan: the letter of a zone, else the number of the floor. */
export const signOf = (space: Pick<SpaceCard, 'id' | 'part_of'>): string =>
  space.part_of === null ? `${space.id}F` : space.id.slice(-1).toUpperCase()

/** 2 樓 · 2階 · 2F */
export const floorName = (words: Words, floor: string): string =>
  floor === '2F' ? words('space.floor2F') : floor === '3F' ? words('space.floor3F') : floor
