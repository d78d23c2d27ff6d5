import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/platform-app.ts'
import { listed, pageOf, windowOf } from './paging.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Numbers from 1 to `total`, three a page; what is counted is told apart, to see whether anybody counts. */
function pageOfNumbers(page: number, total: number, counted = total) {
  const numbers = sql<{ n: number }>`select n from generate_series(1, ${total}::integer) as n order by n`
  const window = windowOf({ page, per_page: 3 })
  return listed(database.db, window, numbers, sql`from generate_series(1, ${counted}::integer)`)
}

test.each([
  ['the first, full page', 1, 7, [1, 2, 3], 7],
  ['one in the middle', 2, 7, [4, 5, 6], 7],
  ['the last, not full', 3, 7, [7], 7],
  ['the last, full', 2, 6, [4, 5, 6], 6],
  ['one past the end', 9, 7, [], 7],
  ['an empty list', 1, 0, [], 0],
  ['one past the end of an empty list', 2, 0, [], 0],
])('%s has its rows and the number of all', async (_name, page, total, rows, all) => {
  const answer = await pageOfNumbers(page, total)
  expect(answer.rows.map(({ n }) => n)).toEqual(rows)
  expect(answer.total).toBe(all)
})

test('a page that tells the total by itself is not counted, the others are', async () => {
  expect((await pageOfNumbers(3, 7, 100)).total).toBe(7)
  expect((await pageOfNumbers(1, 7, 100)).total).toBe(100)
  expect((await pageOfNumbers(9, 7, 100)).total).toBe(100)
})

test('an empty list still has its first page', async () => {
  const page = { page: 1, per_page: 3 }
  expect(pageOf(page, await pageOfNumbers(1, 0), ({ n }) => n)).toEqual({
    data: [],
    meta: { page: 1, per_page: 3, total: 0, last_page: 1 },
  })
})
