import { openDatabase } from '@koma/database/open.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/platform-app.ts'
import type { Limits } from './limits.ts'
import { databaseLimits, forgetLimits } from './rate-limits.ts'

const limit = { name: 'test', max: 20, seconds: 60 }

let database: TestDatabase
let nodes: Limits[]

beforeAll(async () => {
  database = await testDatabase()
  nodes = [database.db, database.anotherPool()].map((db) => databaseLimits(db, true))
})

afterAll(() => database.close())

beforeEach(async () => {
  await sql`truncate rate_limit`.execute(database.db)
  await sql`update app_clock set shift = '0'`.execute(database.db)
})

describe('a limit', () => {
  test('lets through exactly its number of 1,000 at once on two processes, and tells the others when to come', async () => {
    const answers = await takeMany(1_000)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(limit.max)
    const waits = answers.flatMap((answer) => (answer.ok ? [] : [answer.retryAfterSeconds]))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...waits)).toBeLessThanOrEqual(limit.seconds)
  })

  test('negative control: counting by reading and then writing lets more than its number through', async () => {
    const pools = [database.db, database.anotherPool()]
    const accepted = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const db = pools[at % 2]!
        const { rows } = await sql<{ taken: number }>`select taken from rate_limit where key = 'naive'`.execute(db)
        if ((rows[0]?.taken ?? 0) >= limit.max) return false
        await sql`
          insert into rate_limit values ('naive', 1, now())
          on conflict (key) do update set taken = rate_limit.taken + 1`.execute(db)
        return true
      }),
    )
    expect(accepted.filter(Boolean).length).toBeGreaterThan(limit.max)
  })

  test('counts every key and every name by itself', async () => {
    await takeMany(limit.max)
    expect(await nodes[0]!.take(limit, 'somebody')).toMatchObject({ ok: false })
    expect(await nodes[0]!.take(limit, 'somebody else')).toEqual({ ok: true })
    expect(await nodes[0]!.take({ ...limit, name: 'other' }, 'somebody')).toEqual({ ok: true })
  })

  test('opens anew when its window ends, to the second', async () => {
    await takeMany(limit.max + 5)
    await shift(59)
    expect(await nodes[0]!.take(limit, 'somebody')).toMatchObject({ ok: false, retryAfterSeconds: 1 })
    await shift(61)
    expect((await takeMany(limit.max + 5)).filter(({ ok }) => ok)).toHaveLength(limit.max)
  })

  test('does not hold for weeks because the clock was ahead for a while', async () => {
    await shift(30 * 86_400)
    await takeMany(limit.max)
    await shift(0)
    expect(await nodes[0]!.take(limit, 'somebody')).toEqual({ ok: true })
  })

  test('a turn that is given back can be taken once more, also after somebody was refused', async () => {
    await takeMany(limit.max + 3)
    await nodes[1]!.giveBack(limit, 'somebody')
    expect(await nodes[0]!.take(limit, 'somebody')).toEqual({ ok: true })
    expect(await nodes[0]!.take(limit, 'somebody')).toMatchObject({ ok: false })
  })

  test('survives the end of the process that counted', async () => {
    const pool = database.anotherPool(1)
    const first = databaseLimits(pool, true)
    for (let turn = 0; turn < limit.max; turn++) await first.take(limit, 'somebody')
    await pool.destroy()
    expect(await nodes[0]!.take(limit, 'somebody')).toMatchObject({ ok: false })
  })

  test('fails with the database instead of letting anybody through', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:1/nowhere')
    await expect(databaseLimits(away, true).take(limit, 'somebody')).rejects.toThrow(/ECONNREFUSED/)
    await away.destroy()
  })

  test('is not counted at all when limits are off', async () => {
    const off = databaseLimits(database.db, false)
    const answers = await Promise.all(Array.from({ length: limit.max * 2 }, () => off.take(limit, 'somebody')))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await rows()).toBe(0)
  })

  test('the clean-up forgets windows that are over and no other', async () => {
    await nodes[0]!.take(limit, 'old')
    await shift(120)
    await nodes[0]!.take(limit, 'new')
    await forgetLimits(database.db)
    expect(await rows()).toBe(1)
  })
})

function takeMany(count: number) {
  return Promise.all(Array.from({ length: count }, (_, at) => nodes[at % nodes.length]!.take(limit, 'somebody')))
}

const shift = (seconds: number) =>
  sql`update app_clock set shift = make_interval(secs => ${seconds})`.execute(database.db)

async function rows(): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from rate_limit`.execute(database.db)
  return counted[0]!.count
}
