import { openDatabase } from '@koma/database/open.ts'
import { freshDatabase, type FreshDatabase } from '@koma/database/testing/fresh-database.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { itemWith } from '../testing/content-factory.ts'
import type { Db } from './db.ts'
import { keepTotals, totalOf } from './kept-totals.ts'

let database: FreshDatabase
let db: Db
beforeEach(async () => {
  database = await freshDatabase()
  db = openDatabase(database.url, { max: 2 })
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

function heardChanges() {
  const listeners: ((tag: string) => void)[] = []
  let live = true
  return {
    changes: {
      subscribe: (one: (tag: string) => void) => (listeners.push(one), () => {}),
      isLive: () => live,
      stop: async () => {},
    },
    say: (tag: string) => listeners.forEach((listener) => listener(tag)),
    lose: () => (live = false),
  }
}

const newsTotal = (kind = 'news') =>
  totalOf(db, sql<{ total: number }>`select count(*) as total from content where kind = ${kind}`)

test('a list is counted once until content changes, each with its own values', async () => {
  const { changes, say } = heardChanges()
  keepTotals(db, changes)
  await itemWith(db)
  expect([await newsTotal(), await newsTotal('video')]).toEqual([1, 0])
  await itemWith(db)
  expect(await newsTotal()).toBe(1)
  say('device')
  expect(await newsTotal()).toBe(1)
  say('content')
  expect(await newsTotal()).toBe(2)
})

test('while changes cannot be heard, and where nobody keeps totals, every list is counted anew', async () => {
  const { changes, lose } = heardChanges()
  expect(await newsTotal()).toBe(0)
  keepTotals(db, changes)
  expect(await newsTotal()).toBe(0)
  lose()
  await itemWith(db)
  expect(await newsTotal()).toBe(1)
})
