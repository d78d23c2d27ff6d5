import { expect, test } from 'vitest'
import { bookableBy } from './device-choice.ts'

const device = (id: number, type: number, least: 'general' | 'associate_creator') => ({
  id,
  type: { id: type },
  min_member_class: least,
})
const devices = [
  device(1, 1, 'associate_creator'),
  device(2, 2, 'general'),
  device(3, 2, 'general'),
  device(4, 3, 'general'),
]
const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id)

test('a class sees what it may book, in the order of the list', () => {
  expect(idsOf(bookableBy(devices, 'general'))).toEqual([2, 3, 4])
  expect(idsOf(bookableBy(devices, 'creator'))).toEqual([1, 2, 3, 4])
})
