import { setTimeout as wait } from 'node:timers/promises'
import { itemWith } from '@koma/api/testing/content-factory.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'

/** Source: docs/guarantees.md I-76 */
const seenWithinMs = 1_000
const watchedMs = 1_500

let world: ProductWorld

beforeAll(async () => {
  world = await productWorld(2, { RATE_LIMITS: 'off' })
})
afterAll(() => world.close())

async function textOf(turn: number, path: string): Promise<string> {
  const response = await fetch(world.site(turn) + path, { headers: { accept: 'text/html' } })
  return response.text()
}

/** What both processes show of an item: its page, its data, the list, and the API's answer. */
const addressesOf = (id: number) => [`/zh/news/${id}`, `/ja/news/${id}.data`, '/zh/news_list', `/api/news/${id}`]

const everywhere = (id: number) =>
  Promise.all(addressesOf(id).flatMap((path) => [0, 1].map((turn) => textOf(turn, path))))

/** How many of all answers hold the words. */
const holding = (answers: readonly string[], words: string) => answers.filter((answer) => answer.includes(words)).length

/** Asks until all answers hold the words (or none does); gives how long it took in milliseconds. */
async function untilAll(id: number, words: string, all: boolean): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const answers = await everywhere(id)
    if (holding(answers, words) === (all ? answers.length : 0)) return performance.now() - begun
    if (performance.now() - begun > 10 * seenWithinMs) return Infinity
  }
}

/** Asks for a while; gives in how many answers the words were. */
async function heldMeanwhile(id: number, words: string): Promise<number> {
  let held = 0
  const until = performance.now() + watchedMs
  while (performance.now() < until) held += holding(await everywhere(id), words)
  return held
}

const retitle = (id: number, title: string) =>
  sql`
  update content_text
     set title = ${title}
   where content_id = ${id}
     and language = 'zh'`.execute(world.db)

/** Whether a change of a text is told, and that it was folded for search. */
async function hearing(deed: 'disable' | 'enable') {
  await sql`alter table content_text ${sql.raw(deed)} trigger content_text__announced`.execute(world.db)
  await sql`alter table search_text ${sql.raw(deed)} trigger search_text__announced`.execute(world.db)
}

/** Lets every process keep every page of the item. */
async function warm(id: number) {
  await everywhere(id)
  await everywhere(id)
}

describe('what two processes show', () => {
  test(`a changed title stands everywhere within ${seenWithinMs} ms, and the old one nowhere after it`, async () => {
    const id = await itemWith(world.db, { title: '校對前的標題' })
    await warm(id)
    expect(holding(await everywhere(id), '校對前的標題')).toBe(2 * addressesOf(id).length)
    await retitle(id, '校對後的標題')
    expect(await untilAll(id, '校對後的標題', true)).toBeLessThan(seenWithinMs)
    expect(await heldMeanwhile(id, '校對前的標題')).toBe(0)
  })

  test('a window that opens and closes is kept to the instant, with nobody changing anything', async () => {
    const id = await itemWith(world.db, { title: '限時的公告' })
    await sql`
      update content
         set publish_at = koma_now() + interval '2 seconds',
             unpublish_at = koma_now() + interval '5 seconds'
       where id = ${id}`.execute(world.db)
    expect(await untilAll(id, '限時的公告', false)).toBeLessThan(seenWithinMs)
    await warm(id)
    await wait(2_000)
    expect(await untilAll(id, '限時的公告', true)).toBeLessThan(seenWithinMs)
    await warm(id)
    await wait(3_000)
    expect(await untilAll(id, '限時的公告', false)).toBeLessThan(seenWithinMs)
    expect(await heldMeanwhile(id, '限時的公告')).toBe(0)
  })

  test('negative control: without the announcement the old title stays', async () => {
    const id = await itemWith(world.db, { title: '沒有通知的舊標題' })
    await warm(id)
    await hearing('disable')
    await retitle(id, '沒有通知的新標題')
    await wait(seenWithinMs)
    expect(holding(await everywhere(id), '沒有通知的舊標題')).toBe(2 * addressesOf(id).length)
    await hearing('enable')
  })
})
