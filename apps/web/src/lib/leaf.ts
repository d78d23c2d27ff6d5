import type { ActivityCard } from '@koma/contract/activities.ts'
import { calendarLeaf, dayOf } from './format.ts'
import type { Words } from './words.ts'

/** A leaf of a calendar for an activity. */
export interface Leaf extends ReturnType<typeof calendarLeaf> {
  readonly isOver: boolean
}

/** The day on which an activity begins or, while it goes on for days, until which. */
export function leafOf(
  words: Words,
  { phase, starts_at, ends_at }: Pick<ActivityCard, 'phase' | 'starts_at' | 'ends_at'>,
): Leaf {
  const isUntil = phase === 'ongoing' && dayOf(starts_at) !== dayOf(ends_at)
  const isOver = phase === 'past' || phase === 'cancelled'
  return { ...calendarLeaf(words, dayOf(isUntil ? ends_at : starts_at), isUntil), isOver }
}
