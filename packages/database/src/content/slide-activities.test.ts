import { addDays, instantAt, taipeiDate, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../open.ts'
import { loadReference } from '../reference.ts'
import type { Database } from '../schema.generated.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh-database.ts'
import { loadContent } from './load-content.ts'
import { lapsOf, restDays, slideActivities, slideDays } from './slide-activities.ts'

const loaded = taipeiDate('2026-11-24')

let fresh: FreshDatabase
let db: Kysely<Database>

const setToday = (day: TaipeiDate) =>
  sql`update app_clock set shift = ${instantAt(day, '12:00')}::timestamptz - now()`.execute(db)

async function slideTo(days: number) {
  const today = addDays(loaded, days)
  await setToday(today)
  await db.transaction().execute((tx) => slideActivities(tx, today))
}

const programme = async () =>
  (
    await sql<{ slug: string; starts: string; upcoming: boolean; past: boolean; sequence: number }>`
      select slug,
             to_char(starts_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as starts,
             starts_at > koma_now() as upcoming,
             ends_at <= koma_now() as past,
             sequence
        from activity
        join content on content.id = activity.content_id
       order by slug`.execute(db)
  ).rows

const upcoming = async () => (await programme()).filter((one) => one.upcoming).length

describe('the programme of a demo', () => {
  beforeEach(async () => {
    fresh = await freshDatabase()
    db = openDatabase(fresh.url)
    await setToday(loaded)
    await loadReference(db)
    await loadContent(db)
  })
  afterEach(async () => {
    await db.destroy()
    await fresh.drop()
  })

  test('has something to come on whatever day, and something to register for', async () => {
    for (const days of [0, 30, 60, 100, 200, 400, 1_000]) {
      await slideTo(days)
      expect(await upcoming(), `${days} days`).toBeGreaterThanOrEqual(10)
      const { rows } = await sql<{ n: number }>`
        select count(*) as n
          from activity_admission
         where koma_now() between opens_at and closes_at`.execute(db)
      expect(rows[0]!.n, `${days} days`).toBeGreaterThan(3)
    }
  })

  test('negative control: left alone it has nothing to come after 200 days', async () => {
    await setToday(addDays(loaded, 200))
    expect(await upcoming()).toBe(0)
  })

  test('keeps what was over when it was loaded, and what has been over for less than a fortnight', async () => {
    const before = await programme()
    await slideTo(restDays + 4)
    const after = await programme()
    const moved = after.filter((one, at) => one.starts !== before[at]!.starts)
    expect(moved.map(({ slug }) => slug)).toHaveLength(1)
    expect(after.filter(({ past }) => past).length).toBeGreaterThan(10)
    for (const [at, one] of before.entries()) if (one.past) expect(after[at]!.starts).toBe(one.starts)
  })

  test('moves its registration and its class days with it, and tells calendars', async () => {
    await slideTo(200)
    const { rows } = await sql<{ n: number }>`
      select count(*) as n
        from activity
        join activity_schedule line on line.activity_id = activity.content_id
       where line.starts_at < activity.starts_at
          or line.ends_at > activity.ends_at`.execute(db)
    expect(rows[0]!.n).toBe(0)
    const late = await sql<{ n: number }>`
      select count(*) as n
        from activity
        join activity_admission on activity_id = content_id
       where closes_at > starts_at`.execute(db)
    expect(late.rows[0]!.n).toBe(0)
    for (const one of await programme()) if (one.upcoming) expect(one.sequence, one.slug).toBeGreaterThan(0)
  })

  test('moves nothing twice on one day, and nothing that staff have touched', async () => {
    await sql`
      update activity set cancelled_at = koma_now()
       where content_id = (select id from content where kind = 'activity' and slug = 'scroll-lab')`.execute(db)
    const before = (await programme()).find(({ slug }) => slug === 'scroll-lab')!
    await slideTo(200)
    const once = await programme()
    expect(once.find(({ slug }) => slug === 'scroll-lab')!.starts).toBe(before.starts)
    await slideTo(200)
    expect(await programme()).toEqual(once)
  })
})

describe('how often an activity has come round', () => {
  const one = { ends_day: 10 }
  test.each([
    [10 + restDays, 0],
    [10 + restDays + 1, 1],
    [10 + restDays + slideDays, 1],
    [10 + restDays + slideDays + 1, 2],
  ])('%i days after loading: %i times', (days, laps) => {
    expect(lapsOf(one, loaded, addDays(loaded, days))).toBe(laps)
  })

  test('never, when it was over already', () => {
    expect(lapsOf({ ends_day: -1 }, loaded, addDays(loaded, 1_000))).toBe(0)
  })
})
