import type { ActivityCard } from '@koma/contract/activities.ts'
import type { ActivityCategory } from '@koma/domain/activities.ts'
import { classesFrom, type MemberClass } from '@koma/domain/member-classes.ts'
import type { StateLook } from '@koma/ui/state-tag.tsx'
import { dayOf, daySpan, longDate, number, timeOf } from './format.ts'
import type { Words } from './words.ts'

/** How a state is drawn and said: of the registration while there is something to decide, else of the time. */
export function activityState({ phase, registration }: Pick<ActivityCard, 'phase' | 'registration'>): {
  readonly look: StateLook
  readonly key: 'open' | 'full' | 'wait' | 'not_started' | 'closed' | 'upcoming' | 'ongoing' | 'past' | 'cancelled'
} {
  if (phase === 'cancelled') return { look: 'bad', key: 'cancelled' }
  if (phase === 'past') return { look: 'over', key: 'past' }
  switch (registration.status) {
    case 'open':
      return { look: 'good', key: 'open' }
    case 'full':
      return { look: 'taken', key: registration.keeps_waiting ? 'wait' : 'full' }
    case 'not_started':
      return { look: 'review', key: 'not_started' }
    case 'closed':
      return phase === 'ongoing' ? { look: 'mine', key: 'ongoing' } : { look: 'closed', key: 'closed' }
    case 'none':
      return phase === 'ongoing' ? { look: 'mine', key: 'ongoing' } : { look: 'note', key: 'upcoming' }
  }
}

/** When it is: a day and times, or a span of days. */
export function activityTime(
  words: Words,
  { starts_at, ends_at }: Pick<ActivityCard, 'starts_at' | 'ends_at'>,
): string {
  const [first, last] = [dayOf(starts_at), dayOf(ends_at)]
  return first === last
    ? words('dates.spanOfDay', { date: longDate(words, first), from: timeOf(starts_at), to: timeOf(ends_at) })
    : daySpan(words, first, last)
}

/** The next thing that happens with its registration, in days; null where nothing does. */
export function countdown(words: Words, { status, days_left: days }: ActivityCard['registration']): string | null {
  if (days === null) return null
  const deed = status === 'not_started' ? 'opens' : 'closes'
  if (days === 0) return words(`activities.${deed}_today`)
  return days === 1 ? words(`activities.${deed}_tomorrow`) : words(`activities.${deed}_days`, { days })
}

/** What it costs. */
export const feeWords = (words: Words, points: number): string =>
  points === 0 ? words('activities.free') : words('activities.points', { points: number(points) })

/** The names of the classes that may register, as 準創作者、創作者. */
export const classNames = (words: Words, least: MemberClass): string =>
  classesFrom(least)
    .map((one) => words(`activities.class_${one}`))
    .join(words('shell.listComma'))

/** The colour of each category's flag. */
export const categoryColours = {
  exhibition: 'red',
  lecture: 'cyan',
  course: 'yellow',
  matchmaking: 'ink',
} as const satisfies Record<ActivityCategory, string>
