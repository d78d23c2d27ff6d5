import { expect, test } from 'vitest'
import type { Changes } from './changes.ts'
import type { Db } from './db.ts'
import { remember } from './remember.ts'

function fakeChanges(live = true) {
  const listeners: ((tag: string) => void)[] = []
  const changes: Changes = {
    subscribe(listener) {
      listeners.push(listener)
      return () => {}
    },
    isLive: () => live,
    stop: async () => {},
  }
  return { changes, say: (tag: string) => listeners.forEach((listener) => listener(tag)) }
}

const db = {} as Db

test('asks once until one of its tags changes', async () => {
  const { changes, say } = fakeChanges()
  let asked = 0
  const answer = remember(changes, ['device'], async (_, key) => `${key}${++asked}`)
  expect([await answer(db, 'a'), await answer(db, 'a'), await answer(db, 'b')]).toEqual(['a1', 'a1', 'b2'])
  say('news')
  expect(await answer(db, 'a')).toBe('a1')
  say('device')
  expect(await answer(db, 'a')).toBe('a3')
})

test('does not keep an answer that a change has overtaken', async () => {
  const { changes, say } = fakeChanges()
  let value = 'before'
  const answer = remember(changes, ['device'], async () => {
    const read = value
    value = 'after'
    say('device')
    return read
  })
  await answer(db, 'a')
  expect(await answer(db, 'a')).toBe('after')
})

test('negative control: without hearing of changes nothing is kept', async () => {
  let asked = 0
  const answer = remember(fakeChanges(false).changes, ['device'], async () => ++asked)
  await answer(db, 'a')
  expect(await answer(db, 'a')).toBe(2)
})
