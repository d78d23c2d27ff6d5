import { expect, test } from 'vitest'
import { boundedMap } from './bounded-map.ts'

test('holds its number and forgets the one unused for longest', () => {
  const map = boundedMap<string, number>(3)
  for (const [at, key] of ['a', 'b', 'c'].entries()) map.set(key, at)
  map.get('a')
  map.set('d', 3)
  expect([...map.entries()].map(([key]) => key)).toEqual(['c', 'a', 'd'])
  expect(map.get('b')).toBeUndefined()
  expect(map.size).toBe(3)
})

test('writing a key again keeps one entry of it', () => {
  const map = boundedMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  expect([...map.entries()]).toEqual([
    ['b', 2],
    ['a', 3],
  ])
})
