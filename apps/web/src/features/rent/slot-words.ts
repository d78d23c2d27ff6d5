import { shortDate, timeOf, timeSpan } from '../../lib/format.ts'
import type { Words } from '../../lib/words.ts'
import { endTimeOf } from './grid-units.ts'
import { endsOf, spanOf, type Selection, type Stop, type Unit, type UnitState } from './slot-selection.ts'

const stateKeys = {
  free: 'rent.slotFree',
  taken: 'rent.slotTaken',
  closed: 'rent.slotClosed',
  mine: 'rent.slotMine',
  past: 'rent.slotPast',
  far: 'rent.slotTooFar',
} as const satisfies Record<UnitState, string>

/** The state in a word. */
export const stateWord = (words: Words, state: UnitState): string => words(stateKeys[state])

/** A unit's day and time, before its state, as "11月24日（二）10:00–11:00，". */
export const unitTime = (words: Words, date: string, from: string, to: string): string =>
  words('rent.slotTime', { date: shortDate(words, date), from, to })

const stopKeys = {
  taken: 'rent.stopTaken',
  closed: 'rent.stopClosed',
  mine: 'rent.stopMine',
  span: 'rent.stopSpan',
  far: 'rent.stopFar',
} as const satisfies Record<Exclude<Stop, 'past'>, string>

/** Why a selection goes no further, with the time up to which it goes. */
export function stopSentence(words: Words, units: readonly Unit[], selection: Selection | null, stop: Stop): string {
  if (stop === 'past') return words('rent.stopPast')
  if (!selection) return stop === 'span' ? '' : stateWord(words, stop)
  const [first, last] = endsOf(selection)
  const isForward = selection.head >= selection.anchor
  const edge = isForward ? endTimeOf(units[last]!.endsAt) : timeOf(units[first]!.startsAt)
  return words(stopKeys[stop], { time: edge })
}

/** Why a press began anew instead of completing what was begun. Nothing past or too far lies between two free units. */
export const anewSentence = (words: Words, stop: Stop): string =>
  stop === 'past' || stop === 'far' ? '' : words(anewKeys[stop])

const anewKeys = {
  taken: 'rent.anewTaken',
  closed: 'rent.anewClosed',
  mine: 'rent.anewMine',
  span: 'rent.anewSpan',
} as const satisfies Record<Exclude<Stop, 'past' | 'far'>, string>

/** What is chosen, as "11月24日（二） 10:00–13:00，共 3 小時". */
export function selectionSentence(
  words: Words,
  units: readonly Unit[],
  selection: Selection | null,
  unit: 'hour' | 'session',
): string {
  if (!selection) return words('rent.chosenNothing')
  const { startsAt, endsAt, count } = spanOf(units, selection)
  const span = timeSpan(words, startsAt, endsAt)
  return unit === 'session' ? words('rent.chosenSessions', { span, count }) : words('rent.chosenUnits', { span, count })
}
