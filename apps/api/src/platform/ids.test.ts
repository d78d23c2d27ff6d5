import { afterEach, expect, test, vi } from 'vitest'
import { uuid7 } from './ids.ts'

afterEach(() => vi.useRealTimers())

const many = 1000
const made = () => Array.from({ length: many }, () => uuid7())

test('ids are UUIDs of version 7', () => {
  for (const id of made()) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('ids made in one millisecond are in the order of their making', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2036-11-20T04:00:00Z') })
  const ids = made()
  expect(new Set(ids.map((id) => id.slice(0, 13))).size).toBe(1)
  expect(ids).toEqual(ids.toSorted())
})

test('a clock that is set back does not put a later id before an earlier one', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2037-11-20T04:00:00Z') })
  const before = made()
  vi.setSystemTime(new Date('2037-11-20T03:00:00Z'))
  const ids = [...before, ...made()]
  expect(ids).toEqual(ids.toSorted())
})

test('the end of an id does not follow from the one before it', () => {
  const ends = made().map((id) => id.slice(-10))
  expect(new Set(ends).size).toBe(many)
  expect(ends).not.toEqual(ends.toSorted())
})
