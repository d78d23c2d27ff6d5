import { setTimeout as wait } from 'node:timers/promises'
import { freshDatabase } from '@koma/database/testing/fresh-database.ts'
import { openDatabase } from '@koma/database/open.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Changes } from './changes.ts'
import { keptAnswers } from './kept-answers.ts'
import { nextEdgeMs } from './next-edge.ts'
import { timedChanges } from './timed-changes.ts'

const soon = { timeout: 20_000, interval: 5 }

function heardChanges() {
  const listeners = new Set<(tag: string) => void>()
  const changes: Changes = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isLive: () => true,
    stop: async () => {},
  }
  return { changes, say: (tag: string) => listeners.forEach((listener) => listener(tag)) }
}

let timed: Changes | undefined
afterEach(() => timed?.stop())

describe('changes that time makes', () => {
  test('at the edge everything is forgotten, and nothing before', async () => {
    const tags: string[] = []
    const edges = [60, 60_000]
    timed = timedChanges(heardChanges().changes, async () => edges.shift()!)
    timed.subscribe((tag) => tags.push(tag))
    await vi.waitFor(() => expect(timed!.isLive()).toBe(true), soon)
    expect(tags).toEqual([])
    await vi.waitFor(() => expect(tags).toEqual(['*']), soon)
    await vi.waitFor(() => expect(timed!.isLive()).toBe(true), soon)
  })

  test('from the edge on nothing kept is used, even while the timer that tells of it is late', async () => {
    const edges = [40, 60_000]
    timed = timedChanges(heardChanges().changes, async () => edges.shift()!)
    const kept = keptAnswers(timed)
    await vi.waitFor(() => expect(timed!.isLive()).toBe(true), soon)
    const made = await kept.whenMade('/news', ['content'])
    if (made.kind === 'make') made.finish({ body: Buffer.from('before'), etag: '"1"', type: 'text/plain' })
    expect(kept.get('/news')?.body.toString()).toBe('before')
    // No timer can run meanwhile.
    const until = performance.now() + 60
    while (performance.now() < until);
    expect(kept.get('/news')).toBeUndefined()
  })

  test('a change of content may bring the edge nearer: until it is known again nothing is kept', async () => {
    const { changes, say } = heardChanges()
    const edges = [60_000, 30, 60_000]
    const tags: string[] = []
    timed = timedChanges(changes, async () => edges.shift()!)
    timed.subscribe((tag) => tags.push(tag))
    await vi.waitFor(() => expect(timed!.isLive()).toBe(true), soon)
    say('device')
    expect(timed.isLive()).toBe(true)
    say('content')
    expect(timed.isLive()).toBe(false)
    await vi.waitFor(() => expect(tags).toEqual(['device', 'content', '*']), soon)
  })

  test('while the edge cannot be asked for nothing is kept, and it is asked for again', async () => {
    let broken = true
    timed = timedChanges(heardChanges().changes, async () => {
      if (broken) throw new Error('away')
      return 60_000
    })
    await wait(20)
    expect(timed.isLive()).toBe(false)
    broken = false
    await vi.waitFor(() => expect(timed!.isLive()).toBe(true), soon)
  })
})

test('the next edge is that of the window that opens or closes next, at the latest midnight in Taipei', async () => {
  const database = await freshDatabase()
  const db = openDatabase(database.url, { max: 1 })
  const day = 86_400_000
  expect(await nextEdgeMs(db)).toBeLessThanOrEqual(day)
  await sql`
    insert into content (kind, publish_at, unpublish_at)
    values ('news', koma_now() - interval '1 hour', koma_now() + interval '3 seconds')`.execute(db)
  const closes = await nextEdgeMs(db)
  await sql`insert into content (kind, publish_at) values ('news', koma_now() + interval '1 second')`.execute(db)
  const opens = await nextEdgeMs(db)
  expect([closes > 0 && closes <= 3_000, opens > 0 && opens <= 1_000]).toEqual([true, true])
  await db.destroy()
  await database.drop()
})
