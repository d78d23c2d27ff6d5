import type { Device } from '@koma/contract/rent.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { number } from '../../lib/format.ts'
import type { Words } from '../../lib/words.ts'

/** The name of a class. Source: product §6 */
export const classWord = (words: Words, memberClass: MemberClass): string => words(classKeys[memberClass])

const classKeys = {
  general: 'rent.classGeneral',
  loyal: 'rent.classLoyal',
  associate_creator: 'rent.classAssociate',
  creator: 'rent.classCreator',
} as const satisfies Record<MemberClass, string>

/** Whom the device is for. */
export const classNeeded = (words: Words, least: MemberClass): string =>
  least === 'general' ? words('rent.forEverybody') : words('rent.classNeeded', { class: classWord(words, least) })

/** The price of a unit for this reader. */
export function priceWord(words: Words, { points_per_unit, unit }: Pick<Device, 'points_per_unit' | 'unit'>): string {
  const count = number(points_per_unit)
  return unit === 'session' ? words('rent.perSession', { count }) : words('rent.perHour', { count })
}

/** How many there are: seats to sit at, pieces to borrow. */
export const countWord = (words: Words, { kind, seats }: Pick<Device, 'kind' | 'seats'>): string =>
  kind === 'workstation' ? words('rent.seats', { count: seats.length }) : words('rent.pieces', { count: seats.length })
